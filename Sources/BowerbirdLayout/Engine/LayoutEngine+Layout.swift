import BowerbirdSolver

/// One layout, step by step.
extension LayoutEngine {
  func layout(_ size: Size, _ grid: SnappingGrid?) -> LayoutReport {
    frames.beginLayout()
    use(grid)
    let size = usable(size)
    var rounds = 1
    bringUpToDate(size)
    while needsAnotherRound() {
      rounds += 1
      if rounds > Self.mostRounds {
        problems.append(.unsettled(root.reference))
        break
      }
      bringUpToDate(size)
    }
    writeFrames()
    return report()
  }

  /// Hands everything that has been noted to the solver, and takes its answer in.
  private func bringUpToDate(_ size: Size) {
    if givenWidth == nil && givenHeight == nil {
      sizeToGive = size
      self.size = size
    }
    prepare()
    if slots.hasMirrored || !reviewers.isEmpty { frames.keepFrames() }
    resize(to: size)
    lookForNothingNegative()
  }

  /// Solves, and solves again as long as something comes out negative that may not be.
  func lookForNothingNegative() {
    repeat {
      readmit()
      look()
    } while raiseFloors()
  }

  /// Hands what has been noted to the solver, but for the size of the root.
  func prepare() {
    takeIn()
    addQueued()
    updateMarked()
  }

  func needsAnotherRound() -> Bool {
    if !reviewers.isEmpty && review() { return true }
    return measureContents()
  }

  private func review() -> Bool {
    var hasChanged = false
    for reference in reviewers {
      guard let node = reference.node, node.engine === self else { continue }
      if node.owner?.reviewArrangement() == true { hasChanged = true }
      for extra in node.extensions where extra.reviewArrangement(of: node) { hasChanged = true }
    }
    return hasChanged
  }

  private func usable(_ size: Size) -> Size {
    var usable = size
    for axis in Axis.allCases where !size[axis].isFinite || size[axis] < 0 {
      usable[axis] = size[axis].isFinite ? 0 : self.size?[axis] ?? 0
      if problems.isEmpty { problems.append(.invalidSize(root.reference)) }
    }
    return usable
  }

  private func use(_ grid: SnappingGrid?) {
    var grid = grid
    if let invalid = grid, !invalid.isValid {
      problems.append(.invalidGrid(invalid))
      grid = nil
    }
    if grid == self.grid { return }
    self.grid = grid
    frames.keepFrames()
    frames.touchAll()
    forEachNode(from: root) { node in
      if node.slot >= 0 { listContent(of: node) }
    }
  }

  // MARK: - Reading

  /// Takes in the solver's answer.
  func look() {
    if !isUnsolved { return }
    gatherChanges()
    isUnsolved = false
    solver.withValues { values in
      if changesMany { frames.lookAtAll(in: values) } else { frames.look(at: changing, in: values) }
    }
    changing.removeAll(keepingCapacity: true)
    changesMany = false
    if hasMeasured { noteMeasuring() }
  }

  /// Solves, and notes what has changed, so that the next solve does not make it forgotten.
  func gatherChanges() {
    var slots = changing
    changing.removeAll()
    if !solver.forEachChange({ slots.append(Int32($0 / 4)) }) { changesMany = true }
    changing = slots
  }

  private func noteMeasuring() {
    // What was touched in an earlier round may have moved again.
    for slot in frames.touched where slots.isMeasured[Int(slot)] { measuring.append(slot) }
  }

  /// The value of an attribute in the present solution.
  func value(of attribute: LayoutAttribute, at slot: Int32) -> Double {
    if isUnsolved { gatherChanges() }
    if case .scalar(let index) = attribute {
      guard let node = slots.nodes[Int(slot)]?.node, index >= 0, index / 4 < node.scalarSlots.count else { return 0 }
      return solver[slots.variables[Int(node.scalarSlots[index / 4]) * 4 + index % 4]]
    }
    let frame = solvedFrame(at: slot)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isInMirrored(slot) ? frame.maxX : frame.minX
    case .trailing: isInMirrored(slot) ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    case .firstBaseline, .lastBaseline:
      slots.nodes[Int(slot)]?.node?.content?.baseline(attribute.code).map { frame.minY + $0 } ?? frame.maxY
    case .scalar: 0
    }
  }

  private func isInMirrored(_ slot: Int32) -> Bool {
    let parent = slots.parents[Int(slot)]
    return parent >= 0 && slots.isMirrored[Int(parent)]
  }

  private func solvedFrame(at slot: Int32) -> Rect {
    let width = solver[variable(slot, .width)]
    var left = solver[variable(slot, .leading)]
    if isInMirrored(slot) { left = solver[variable(slots.parents[Int(slot)], .width)] - left - width }
    return Rect(x: left, y: solver[variable(slot, .top)], width: width, height: solver[variable(slot, .height)])
  }

  func frame(at slot: Int32) -> Rect { frames.frame(at: slot) }

  // MARK: - Writing

  private func writeFrames() {
    if !frames.keepsFrames { return frames.writeValues() }
    if frames.touched.isEmpty { return }
    if let grid {
      writeSnapped(grid)
    } else if slots.hasMirrored {
      writeMirrored()
    } else {
      frames.writeTouched()
    }
  }

  private func writeMirrored() {
    for slot in 0..<Int32(slots.count) where slots.nodes[Int(slot)] != nil {
      frames.write(unsnappedFrame(at: slot), at: slot)
    }
    frames.endWriting()
  }

  /// A frame from the values, by left and right.
  func unsnappedFrame(at slot: Int32) -> Rect {
    let place = Int(slot) * 4
    let values = frames.values
    let parent = slots.parents[Int(slot)]
    var left = values[place]
    if parent >= 0 && slots.isMirrored[Int(parent)] { left = values[Int(parent) * 4 + 2] - left - values[place + 2] }
    return Rect(x: left, y: values[place + 1], width: values[place + 2], height: values[place + 3])
  }

  private func writeSnapped(_ grid: SnappingGrid) {
    var snapping = Snapping(grid: grid, slotCount: slots.count)
    forEachNode(from: root) { node in
      if node.slot < 0 { return }
      let frame = snapping.snap(unsnappedFrame(at: node.slot), node.slot, in: slots.parents[Int(node.slot)])
      frames.write(frame, at: node.slot)
    }
    frames.endWriting()
  }
}
