import BowerbirdLayout

/// A stack within a stack, whose cell keeps it alive, so that looking at it counts no references.
struct InnerStack {
  private let node: Unmanaged<LayoutNode>
  private let arranger: Unmanaged<StackArranger>

  /// Makes it of a grid; nil if that is no stack.
  init?(_ grid: Grid) {
    guard let stack = grid.stack else { return nil }
    node = .passUnretained(grid.layoutNode)
    arranger = .passUnretained(stack)
  }

  /// Its size as it was measured last.
  var fitting: (stamp: SolutionStamp, size: Size)? { arranger._withUnsafeGuaranteedRef { $0.fitting } }

  /// Appends the stacks in its cells that have not been measured in a solution.
  func appendUnmeasured(to stacks: inout [InnerStack], _ stamp: SolutionStamp) {
    arranger._withUnsafeGuaranteedRef { if $0.holdsStacks { $0.cells.appendUnmeasured(to: &stacks, stamp) } }
  }

  /// Measures it; the stacks in it have been.
  func measure(_ stamp: SolutionStamp) {
    node._withUnsafeGuaranteedRef { node in
      arranger._withUnsafeGuaranteedRef { $0.fitting = (stamp, StackMeasure(node, $0).fittingSize) }
    }
  }
}
