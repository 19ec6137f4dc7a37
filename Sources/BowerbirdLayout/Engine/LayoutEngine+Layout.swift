import BowerbirdSolver

/// The steps of one layout.
extension LayoutEngine {
  func layout(_ size: Size, _ grid: SnappingGrid?) -> LayoutReport {
    if activity != .nothing { return LayoutReport(problems: [.nestedLayout(root.reference)]) }
    return during(.layout) {
      frames.beginLayout()
      forgetRestingOmissions()
      pending.resumePostponed(in: self)
      use(grid)
      let size = usable(size)
      solveUntilSettled { passChangesAndSolve(size) }
      writeFrames()
      return report()
    }
  }

  /// Passes all recorded changes and the size of the root to the solver, and solves.
  func passChangesAndSolve(_ size: Size) {
    // A reset also drops the rows of the size. They are made again from this.
    if pending.needsReset || given.width == nil && given.height == nil {
      given.toMake = size
      given.last = size
    }
    given.pending = size
    prepare()
    if slots.hasMirrored { frames.keepFrames() }
    resize(to: size)
    solveWithoutNegativeExtents()
  }

  /// Solves until no extent is negative that must not be.
  ///
  /// Items with new sizes are arranged first. Lazy bounds that are added before that would contradict constraints of the old
  /// arrangement.
  func solveWithoutNegativeExtents() {
    var rounds = SettlingRounds(items: reviewers.count)
    var bounded = Set<LazyBoundGroup>()
    repeat {
      readmit()
      readSolution()
      while rounds.areAllowed(measuring: { 0 }) && !frames.negative.isEmpty && requestDecisions() {
        rounds.count(.size)
        prepare()
        readmit()
        readSolution()
      }
    } while addLazyBounds(after: &bounded)
  }

  /// Passes all recorded changes to the solver, except the size of the root.
  func prepare() {
    isPreparing = true
    register()
    substituteMarked()
    addQueued()
    updateMarked()
    restoreReleased()
    isPreparing = false
  }

  private func usable(_ size: Size) -> Size {
    var usable = size
    for axis in Axis.allCases where !size[axis].isFinite || size[axis] < 0 {
      usable[axis] = size[axis].isFinite ? 0 : given.last?[axis] ?? 0
    }
    if usable != size { notes.problems.append(.invalidSize(root.reference)) }
    return usable
  }

  private func use(_ grid: SnappingGrid?) {
    var grid = grid
    if let invalid = grid, !invalid.isValid {
      notes.problems.append(.invalidGrid(invalid))
      grid = nil
    }
    if grid == rounding.grid { return }
    rounding.use(grid, slotCount: slots.count)
    frames.keepFrames()
    frames.touchAll()
    forEachNode(from: root) { node in
      if node.slot < 0 { return }
      listContent(of: node)
      if node.content != nil { node.parent?.fitChanged(of: node) }
    }
  }

  // MARK: - Reading

  /// Reads the solver's answer into the frame table.
  func readSolution() {
    if solver.readChanges(into: frames) && measuring.isUsed { noteMeasuring() }
  }

  private func noteMeasuring() {
    // All touched slots are listed, because those of an earlier round may have moved again.
    for slot in frames.touched where slots.isMeasured[Int(slot)] { measuring.slots.append(slot) }
  }

  /// Returns the value of an extra number in the present solution, by its place among all numbers.
  func solvedNumber(_ place: Int) -> Double { solver[slots.variables[place]] }

  /// Returns the value of an attribute in the present solution.
  ///
  /// For an extra number it returns 0; `solvedNumber(_:)` reads these.
  func value(of attribute: LayoutAttribute, at slot: Int32) -> Double {
    if attribute == .width { return solvedValue(slot, .width) }
    if attribute == .height { return solvedValue(slot, .height) }
    let frame = solvedFrame(at: slot)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: mirroredParent(of: slot) != nil ? frame.maxX : frame.minX
    case .trailing: mirroredParent(of: slot) != nil ? frame.minX : frame.maxX
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

  private func solvedFrame(at slot: Int32) -> Rect {
    let width = solvedValue(slot, .width)
    let left = left(fromLeading: solvedValue(slot, .leading), width: width, at: slot) { solvedValue($0, .width) }
    return Rect(x: left, y: solvedValue(slot, .top), width: width, height: solvedValue(slot, .height))
  }
}
