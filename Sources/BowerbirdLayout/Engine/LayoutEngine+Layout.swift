import BowerbirdSolver

/// One layout, step by step.
extension LayoutEngine {
  func layout(_ size: Size, _ grid: SnappingGrid?) -> LayoutReport {
    if activity != .nothing { return LayoutReport(problems: [.nestedLayout(root.reference)]) }
    return during(.layout) {
      frames.beginLayout()
      forgetRestingOmissions()
      use(grid)
      let size = usable(size)
      settleDown { bringUpToDate(size) }
      writeFrames()
      return report()
    }
  }

  /// Hands everything that has been noted to the solver, and has it solve.
  func bringUpToDate(_ size: Size) {
    // Before a start from nothing, the rows of the size are forgotten too.
    if needsReset || givenWidth == nil && givenHeight == nil {
      sizeToGive = size
      self.size = size
    }
    pendingSize = size
    prepare()
    if slots.hasMirrored { frames.keepFrames() }
    resize(to: size)
    lookForNothingNegative()
  }

  /// Solves, and solves again as long as something comes out negative that may not be.
  ///
  /// What has another size is arranged for it first; held against that, its old constraints would contradict.
  func lookForNothingNegative() {
    var rounds = SettlingRounds(items: reviewers.count)
    var raised = Set<FloorGroup>()
    repeat {
      readmit()
      look()
      while rounds.areAllowed(measuring: { 0 }) && !frames.negative.isEmpty && noteSizes() {
        rounds.count(.size)
        prepare()
        readmit()
        look()
      }
    } while raiseFloors(after: &raised)
  }

  /// Hands what has been noted to the solver, but for the size of the root.
  func prepare() {
    isPreparing = true
    takeIn()
    deriveMarked()
    addQueued()
    updateMarked()
    settleOrphans()
    isPreparing = false
  }

  private func usable(_ size: Size) -> Size {
    var usable = size
    for axis in Axis.allCases where !size[axis].isFinite || size[axis] < 0 {
      usable[axis] = size[axis].isFinite ? 0 : self.size?[axis] ?? 0
    }
    if usable != size { problems.append(.invalidSize(root.reference)) }
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
    snapping = grid.map { Snapping(grid: $0, slotCount: slots.count) }
    frames.keepFrames()
    frames.touchAll()
    forEachNode(from: root) { node in
      if node.slot < 0 { return }
      listContent(of: node)
      if node.content != nil { node.parent?.fitChanged(of: node) }
    }
  }

  // MARK: - Reading

  /// Takes in the solver's answer.
  func look() {
    if isUnsolved { gatherChanges() }
    if !isUnread { return }
    isUnread = false
    solver.withValues { values in
      if changesMany { frames.lookAtAll(in: values) } else { frames.look(at: changing, in: values) }
    }
    changing.removeAll(keepingCapacity: true)
    changesMany = false
    if hasMeasured { noteMeasuring() }
  }

  /// Solves, and notes what has changed, so that the next solve does not make it forgotten.
  func gatherChanges() {
    if !solver.appendChanges(to: &changing) { changesMany = true }
    isUnsolved = false
    isUnread = true
    solutionCount += 1
  }

  /// Lends the values of the present solution.
  ///
  /// The engine reads its solver nowhere else. The solver reports the changes of its last solve only, so a read that solves
  /// without noting them would let a later layout miss what has moved.
  func withSolution<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    if isUnsolved { gatherChanges() }
    return solver.withValues(body)
  }

  private func noteMeasuring() {
    // What was touched in an earlier round may have moved again.
    for slot in frames.touched where slots.isMeasured[Int(slot)] { measuring.append(slot) }
  }

  /// The value of a number of a node's own in the present solution, by its place among all numbers.
  func solvedNumber(_ place: Int) -> Double { solvedValue(of: slots.variables[place]) }

  /// The value of an attribute in the present solution; numbers of a node's own are known by their places alone.
  func value(of attribute: LayoutAttribute, at slot: Int32) -> Double {
    if attribute == .width { return solvedValue(slot, .width) }
    if attribute == .height { return solvedValue(slot, .height) }
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
      slots.nodes[Int(slot)]?.node?.content?.baseline(attribute).map { frame.minY + $0 } ?? frame.maxY
    case .scalar: 0
    }
  }

  private func isInMirrored(_ slot: Int32) -> Bool {
    let parent = slots.parents[Int(slot)]
    return parent >= 0 && slots.isMirrored[Int(parent)]
  }

  private func solvedFrame(at slot: Int32) -> Rect {
    let width = solvedValue(slot, .width)
    var left = solvedValue(slot, .leading)
    if isInMirrored(slot) { left = solvedValue(slots.parents[Int(slot)], .width) - left - width }
    return Rect(x: left, y: solvedValue(slot, .top), width: width, height: solvedValue(slot, .height))
  }
}
