import BowerbirdLayout

/// What the last solution says about the cells of a stack grid.
///
/// Whoever measures keeps the grid meanwhile, so that looking at it counts no references.
struct StackMeasure {
  /// Differences below this are rounding.
  static let tolerance = 1e-6

  private let node: Unmanaged<LayoutNode>
  private let holdsStacks: Bool
  private let axis: Axis
  private let cells: [MeasuredCell]

  init(_ node: LayoutNode, _ arranger: StackArranger) {
    self.node = .passUnretained(node)
    holdsStacks = arranger.holdsStacks
    axis = arranger.axis
    cells = arranger.cells
  }

  /// The room for expanded cells.
  ///
  /// - Parameters:
  ///   - before: What was decided before.
  ///   - sharesContent: The length that expanded cells are known to have as auto cells.
  /// - Returns: What is to be decided now.
  func room(after before: StackRoom, sharesContent: Double) -> StackRoom {
    var shared = 0.0, shares = 0.0
    for place in cells.indices {
      guard let share = cells[place].share else { continue }
      shared += length(ofCell: place)
      shares += share
    }
    let rest = rest
    if rest <= StackMeasure.tolerance { return .none }
    // What there is comes of what they take as auto cells, and would be gone if they shared it.
    if before == .none && sharesContent <= StackMeasure.tolerance
      && (shared - rest).magnitude <= StackMeasure.tolerance
    {
      return .none
    }
    if case .pinned(let share) = before, (share * shares - rest).magnitude <= StackMeasure.tolerance { return before }
    if case .pinned = before { return .pinned(rest / shares) }
    return before == .shared && shared > rest + StackMeasure.tolerance ? .pinned(rest / shares) : .shared
  }

  /// What the other cells leave for the expanded ones.
  var rest: Double {
    var rest = node._withUnsafeGuaranteedRef { $0.solvedLength(axis) }
    for place in cells.indices where cells[place].share == nil { rest -= length(ofCell: place) }
    return rest
  }

  /// The length that expanded cells would have as auto cells.
  var sharesContent: Double {
    measureInnerStacks()
    return lengthOfShares
  }

  private var lengthOfShares: Double {
    var length = 0.0
    for place in cells.indices where cells[place].share != nil && !cells[place].canCollapse {
      length += cells[place].wantedLength(axis)
    }
    return length
  }

  private func length(ofCell place: Int) -> Double {
    guard let length = cells[place].length else { return 0 }
    return node._withUnsafeGuaranteedRef { $0.value(of: length) }
  }

  // MARK: - Fitting lengths

  /// Measures the stacks within the grid that have not been measured in the present solution, the innermost first.
  ///
  /// Stacks may lie a thousand deep in each other, so that nothing here calls itself.
  private func measureInnerStacks() {
    if !holdsStacks { return }
    guard let stamp = node._withUnsafeGuaranteedRef({ $0.solutionStamp }) else { return }
    var stacks: [InnerStack] = [], next = 0
    cells.appendUnmeasured(to: &stacks, stamp)
    while next < stacks.count {
      stacks[next].appendUnmeasured(to: &stacks, stamp)
      next += 1
    }
    for stack in stacks.reversed() { stack.measure(stamp) }
  }

  /// The least size at which nothing in the grid is cut off.
  var fittingSize: Size { Size(width: fittingLength(.horizontal), height: fittingLength(.vertical)) }

  /// The least length at which nothing in the grid is cut off.
  private func fittingLength(_ axis: Axis) -> Double {
    var length = 0.0
    if axis != self.axis {
      for place in cells.indices { length = max(length, cells[place].wantedLength(axis)) }
      return length
    }
    for place in cells.indices where cells[place].share == nil { length += self.length(ofCell: place) }
    return length + lengthOfShares
  }
}

extension [MeasuredCell] {
  /// Appends the stacks in cells that have not been measured in a solution.
  func appendUnmeasured(to stacks: inout [InnerStack], _ stamp: SolutionStamp) {
    for place in indices {
      if let stack = self[place].inner, stack.fitting?.stamp != stamp { stacks.append(stack) }
    }
  }
}

extension GridHorizontalAlignment {
  /// The width that the alignment asks for, if it is a number.
  var length: Double? {
    switch self {
    case .constantCenter(let width), .constantLeft(let width), .constantRight(let width): StackPlanner.usable(width)
    case .fill, .autoCenter, .autoLeft, .autoRight: nil
    }
  }
}

extension GridVerticalAlignment {
  /// The height that the alignment asks for, if it is a number.
  var length: Double? {
    switch self {
    case .constantCenter(let height), .constantTop(let height), .constantBottom(let height):
      StackPlanner.usable(height)
    case .fill, .autoCenter, .autoTop, .autoBottom: nil
    }
  }
}
