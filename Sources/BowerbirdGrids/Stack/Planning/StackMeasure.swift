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
  ///   - mayBeBounded: Tells whether it may be decided that they cannot have their share.
  ///   - isStretched: Tells whether other cells are longer than what they hold, only because these cannot have it; it is told
  ///     whether they have all the rest.
  /// - Returns: What is to be decided now.
  func room(
    after before: StackRoom, sharesContent: Double, mayBeBounded: () -> Bool, isStretched: (Bool) -> Bool
  ) -> StackRoom {
    let rest = rest, (shared, shares) = shared
    if rest <= StackMeasure.tolerance { return .none }
    switch before {
    case .none:
      // What there is comes of what they take as auto cells, and would be gone if they shared it.
      let isTheirs = (shared - rest).magnitude <= StackMeasure.tolerance
      return sharesContent <= StackMeasure.tolerance && isTheirs ? .none : .shared
    case .shared:
      if shared > rest + StackMeasure.tolerance { return .pinned(rest / shares) }
      return isStretched(shared >= rest - StackMeasure.tolerance) && mayBeBounded() ? .bounded(rest / shares) : .shared
    case .pinned(let share):
      return (share * shares - rest).magnitude <= StackMeasure.tolerance ? before : .pinned(rest / shares)
    case .bounded(let share):
      if !mayBeBounded() { return .shared }
      return (share * shares - rest).magnitude <= StackMeasure.tolerance ? before : .bounded(rest / shares)
    }
  }

  /// Whether expanded cells have all that the others leave.
  var isFilled: Bool { shared.length >= rest - StackMeasure.tolerance }

  /// How long the expanded cells are together, and how many shares they have.
  private var shared: (length: Double, shares: Double) {
    var length = 0.0, shares = 0.0
    for place in cells.indices {
      guard let share = cells[place].share else { continue }
      length += self.length(ofCell: place)
      shares += share
    }
    return (length, shares)
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
  var fittingSize: Size { fittingSize(lengthOfShares) }

  /// The same, where it is known how long expanded cells would be as auto cells.
  func fittingSize(_ sharesContent: Double) -> Size {
    var along = sharesContent, across = 0.0
    for place in cells.indices {
      if cells[place].share == nil { along += length(ofCell: place) }
      across = max(across, cells[place].wantedLength(axis.other))
    }
    return axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
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
    case .constantCenter(let width), .constantLeft(let width), .constantRight(let width): width.asLength
    case .fill, .autoCenter, .autoLeft, .autoRight: nil
    }
  }
}

extension GridVerticalAlignment {
  /// The height that the alignment asks for, if it is a number.
  var length: Double? {
    switch self {
    case .constantCenter(let height), .constantTop(let height), .constantBottom(let height):
      height.asLength
    case .fill, .autoCenter, .autoTop, .autoBottom: nil
    }
  }
}
