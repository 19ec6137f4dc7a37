import BenchmarkWorkloads

/// The values that solve the workloads, computed by arithmetic and without a solver.
///
/// All workloads but W6 have exactly one solution, which follows from the active suggestions.
enum ClosedForm {
  /// Returns the values that solve a workload.
  ///
  /// - Parameters:
  ///   - workload: The workload.
  ///   - suggestions: The suggested values, keyed by the indices of the edited variables.
  /// - Returns: The value of every variable, in the order of the variables; nil if there is no formula, or if a
  ///   suggestion that the formula needs is missing.
  static func values(of workload: Workload, suggestions: [Int: Double]) -> [Double]? {
    switch WorkloadKind(rawValue: workload.name) {
    case .chain: ChainAnswer.values(workload, suggestions)
    case .tree, .sizeFirstTree, .crossingTree: TreeAnswer.values(workload, suggestions)
    case .form: FormAnswer.values(workload, suggestions)
    case .independent: IndependentAnswer.values(workload, suggestions)
    case .enaml, nil: nil
    }
  }
}

/// The values of the workload W1: the container's left edge and width, then the left edge and width of each box.
enum ChainAnswer {
  static func values(_ workload: Workload, _ suggestions: [Int: Double]) -> [Double]? {
    guard let width = suggestions[1] else { return nil }
    let boxWidth = (width - 8) / Double(workload.size) - 8
    return [0, width] + (0..<workload.size).flatMap { [8 + Double($0) * (boxWidth + 8), boxWidth] }
  }
}

/// The values of the workloads W2, W2x and W2s, which are trees of rows and columns.
enum TreeAnswer {
  /// The start and length of a node along an axis.
  private typealias Extent = (start: Double, length: Double)

  /// Returns the values of each node's four variables: x, y, width, height.
  ///
  /// The result is nil if the root's width or height is not suggested.
  static func values(_ workload: Workload, _ suggestions: [Int: Double]) -> [Double]? {
    guard let width = suggestions[2], let height = suggestions[3] else { return nil }
    let shape = TreeShape(size: workload.size)
    var horizontal = Array(repeating: Extent(0, width), count: workload.size)
    var vertical = Array(repeating: Extent(0, height), count: workload.size)
    for node in 0..<workload.size {
      let children = shape.children(of: node)
      if shape.isRow(node) {
        split(horizontal[node], among: children, &horizontal)
        fill(vertical[node], with: children, &vertical)
      } else {
        split(vertical[node], among: children, &vertical)
        fill(horizontal[node], with: children, &horizontal)
      }
    }
    return zip(horizontal, vertical).flatMap { [$0.start, $1.start, $0.length, $1.length] }
  }

  private static func split(_ whole: Extent, among children: Range<Int>, _ extents: inout [Extent]) {
    let length = (whole.length - 8 * Double(children.count + 1)) / Double(children.count)
    for (index, child) in children.enumerated() {
      extents[child] = (whole.start + 8 + Double(index) * (length + 8), length)
    }
  }

  private static func fill(_ whole: Extent, with children: Range<Int>, _ extents: inout [Extent]) {
    for child in children { extents[child] = (whole.start + 8, whole.length - 16) }
  }
}

/// The values of the workload W3: the widths of the form and of its label column, then six values for each row.
///
/// The six values are the left edge and width of the label, the left edge and width of the field, and the top edge and
/// height of the row.
enum FormAnswer {
  static func values(_ workload: Workload, _ suggestions: [Int: Double]) -> [Double]? {
    guard let edited = suggestions.values.first, suggestions.count == 1 else { return nil }
    var labels = (0..<workload.size).map(FormWorkload.labelWidth)
    labels[workload.size / 2] = edited
    let column = labels.reduce(0, max)
    let rows = labels.enumerated().flatMap { index, label -> [Double] in
      [16, label, 24 + column, 560 - column, 16 + 32 * Double(index), 24]
    }
    return [600, column] + rows
  }
}

/// The values of the workload W4: for each group, the left edges and widths of the group and of its two boxes.
enum IndependentAnswer {
  static func values(_ workload: Workload, _ suggestions: [Int: Double]) -> [Double]? {
    guard let edited = suggestions.values.first, suggestions.count == 1 else { return nil }
    return (0..<workload.size).flatMap { group -> [Double] in
      let x = 10 * Double(group)
      let width = group == workload.size / 2 ? edited : Double(300 + group % 7)
      let half = (width - 24) / 2
      return [x, width, x + 8, half, x + 16 + half, half]
    }
  }
}
