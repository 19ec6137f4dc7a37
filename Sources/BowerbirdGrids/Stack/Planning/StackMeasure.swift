import BowerbirdLayout

/// What the last solution says about the cells of a stack grid.
struct StackMeasure {
  /// Differences below this are rounding.
  static let tolerance = 1e-6

  private let grid: Grid
  private let arranger: StackArranger

  init(_ grid: Grid, _ arranger: StackArranger) {
    self.grid = grid
    self.arranger = arranger
  }

  private var axis: Axis { arranger.axis }
  private var tracks: AxisCompiler { axis == .vertical ? grid.compiler.rows : grid.compiler.columns }

  /// The room for expanded cells.
  ///
  /// - Parameters:
  ///   - before: What was decided before.
  ///   - sharesContent: The length that expanded cells are known to have as auto cells.
  /// - Returns: What is to be decided now.
  func room(after before: StackRoom, sharesContent: Double) -> StackRoom {
    var taken = 0.0, shared = 0.0, shares = 0.0
    for (index, content) in arranger.contents.enumerated() {
      let length = self.length(ofCell: index)
      if let share = content.cell.share {
        shared += length
        shares += share
      } else {
        taken += length
      }
    }
    let rest = grid.layoutNode.solvedLength(axis) - taken
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

  /// The length that expanded cells would have as auto cells.
  var sharesContent: Double {
    measureInnerStacks()
    return lengthOfShares
  }

  private var lengthOfShares: Double {
    var length = 0.0
    for content in arranger.contents where content.cell.share != nil { length += lengthAsAuto(content, axis) }
    return length
  }

  // MARK: - One cell

  private func length(ofCell index: Int) -> Double {
    index < tracks.lengths.count ? grid.layoutNode.value(of: tracks.lengths[index]) : 0
  }

  private func lengthAsAuto(_ content: GridContentBase, _ axis: Axis) -> Double {
    if content.cell.canCollapse { return 0 }
    return StackMeasure.wantedLength(of: content, axis)
  }

  // MARK: - Fitting lengths

  /// The length of an item as it would be in an auto cell, and its margins.
  private static func wantedLength(of content: GridContentBase, _ axis: Axis) -> Double {
    let margin = content.cell.margin
    let margins = axis == .horizontal ? margin.left + margin.right : margin.top + margin.bottom
    let fixed = axis == .horizontal ? content.cell.horizontalAlignment.length : content.cell.verticalAlignment.length
    return max(0, (fixed ?? fittingLength(of: content.item, axis)) + (margins.isFinite ? margins : 0))
  }

  private static func fittingLength(of item: any LayoutItem, _ axis: Axis) -> Double {
    if let stack = (item as? Grid)?.stack { return stack.fitting?.size[axis] ?? 0 }
    return item.layoutNode.solvedContent(axis)
  }

  /// Measures the stacks within the grid that have not been measured in the present solution, the innermost first.
  ///
  /// Stacks may lie a thousand deep in each other, so that nothing here calls itself.
  private func measureInnerStacks() {
    guard let stamp = grid.layoutNode.solutionStamp else { return }
    var stacks = [(grid, arranger)], next = 0
    while next < stacks.count {
      for content in stacks[next].1.contents {
        guard let inner = content.item as? Grid, let stack = inner.stack, stack.fitting?.stamp != stamp else {
          continue
        }
        stacks.append((inner, stack))
      }
      next += 1
    }
    for (inner, stack) in stacks.dropFirst().reversed() {
      let measure = StackMeasure(inner, stack)
      stack.fitting = (
        stamp, Size(width: measure.fittingLength(.horizontal), height: measure.fittingLength(.vertical))
      )
    }
  }

  /// The least length at which nothing in the grid is cut off.
  private func fittingLength(_ axis: Axis) -> Double {
    if axis != self.axis { return arranger.contents.reduce(0) { max($0, StackMeasure.wantedLength(of: $1, axis)) } }
    var length = lengthOfShares
    for (index, content) in arranger.contents.enumerated() where content.cell.share == nil {
      length += self.length(ofCell: index)
    }
    return length
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
