import BenchmarkWorkloads

/// The workloads W2, W2x and W2s: nested rows and columns of up to four children each, with edits of the root's size.
struct TreeWorkload {
  /// One of the three trees.
  enum Variant: String {
    /// All nodes have the same preferred width, and no optional constraint ever changes side.
    case plain = "W2"

    /// The nodes have different preferred widths, and many optional constraints change side at each resize.
    case crossing = "W2x"

    /// The plain tree, in whose build the root's size is suggested before the rows of the other nodes are added.
    case sizeFirst = "W2s"
  }

  struct Node {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private let shape: TreeShape
  private let variant: Variant
  private var workload: Workload
  private let nodes: [Node]

  /// For each node, the indices of the rows that place the node in its parent and set its preferred width.
  ///
  /// The rows are in the order of the build. The list of the root is empty.
  private var ownRows: [[Int]]

  /// For each node, the index of the row that places the end of its last child; nil for a leaf.
  private var endRows: [Int?]

  static func make(size: Int, variant: Variant = .plain) -> Workload {
    var tree = TreeWorkload(size: size, variant: variant)
    tree.addRoot()
    for node in 0..<size { tree.addChildren(of: node) }
    tree.addResize()
    if variant == .plain { tree.addChurn() }
    return tree.workload
  }

  /// Returns the preferred width of a node.
  static func intrinsicWidth(of node: Int, variant: Variant) -> Double {
    variant == .crossing ? Double(60 + node * 37 % 80) : 100
  }

  private init(size: Int, variant: Variant) {
    shape = TreeShape(size: size)
    self.variant = variant
    var made = Workload(name: variant.rawValue, size: size)
    nodes = (0..<size).map { _ in
      Node(x: made.variable(), y: made.variable(), width: made.variable(), height: made.variable())
    }
    workload = made
    ownRows = Array(repeating: [], count: size)
    endRows = Array(repeating: nil, count: size)
  }
}

// MARK: - Rows

extension TreeWorkload {
  private mutating func addRoot() {
    workload.row([(nodes[0].x, 1)], .equal)
    workload.row([(nodes[0].y, 1)], .equal)
    workload.edit(nodes[0].width, .editTop)
    workload.edit(nodes[0].height, .editTop)
    if variant == .sizeFirst { workload.items += smallSize.map { .suggestion($0) } }
    _ = addIntrinsicWidth(of: 0)
  }

  private mutating func addIntrinsicWidth(of node: Int) -> [Int] {
    let width = Self.intrinsicWidth(of: node, variant: variant)
    return [
      workload.row([(nodes[node].width, 1)], .lessOrEqual, -width, .weak),
      workload.row([(nodes[node].width, 1)], .greaterOrEqual, -width, .strong),
    ]
  }

  private mutating func addChildren(of node: Int) {
    let children = shape.children(of: node)
    guard let first = children.first, let last = children.last else { return }
    let isRow = shape.isRow(node)
    let parent = nodes[node].seen(alongRow: isRow)
    for child in children {
      let box = nodes[child].seen(alongRow: isRow)
      var rows: [Int] = []
      if child == first {
        rows.append(workload.row([(box.start, 1), (parent.start, -1)], .equal, -8))
      } else {
        let previous = nodes[child - 1].seen(alongRow: isRow)
        rows.append(workload.row([(box.start, 1), (previous.start, -1), (previous.length, -1)], .equal, -8))
        rows.append(workload.row([(box.length, 1), (nodes[first].seen(alongRow: isRow).length, -1)], .equal))
      }
      rows.append(workload.row([(box.crossStart, 1), (parent.crossStart, -1)], .equal, -8))
      rows.append(workload.row([(box.crossLength, 1), (parent.crossLength, -1)], .equal, 16))
      ownRows[child] = rows + addIntrinsicWidth(of: child)
    }
    endRows[node] = addEnd(of: last, in: node, isPending: false)
  }

  private mutating func addEnd(of child: Int, in node: Int, isPending: Bool) -> Int {
    let box = nodes[child].seen(alongRow: shape.isRow(node))
    let parent = nodes[node].seen(alongRow: shape.isRow(node))
    return workload.row(
      [(box.start, 1), (box.length, 1), (parent.start, -1), (parent.length, -1)], .equal, 8, isPending: isPending)
  }
}

extension TreeWorkload.Node {
  /// Returns the variables of the node along the axis on which its parent places it, and across that axis.
  fileprivate func seen(alongRow isRow: Bool) -> (start: Int, length: Int, crossStart: Int, crossLength: Int) {
    isRow ? (x, width, y, height) : (y, height, x, width)
  }
}

// MARK: - Loops

extension TreeWorkload {
  private var smallSize: [Workload.Suggestion] {
    rootSize(leafWidth: variant == .crossing ? 95 : 120, leafHeight: 40)
  }

  private var largeSize: [Workload.Suggestion] {
    rootSize(leafWidth: variant == .crossing ? 105 : 140, leafHeight: 48)
  }

  private func rootSize(leafWidth: Double, leafHeight: Double) -> [Workload.Suggestion] {
    [
      .init(variable: nodes[0].width, value: shape.rootLength(ofLeaves: leafWidth, alongRows: true)),
      .init(variable: nodes[0].height, value: shape.rootLength(ofLeaves: leafHeight, alongRows: false)),
    ]
  }

  private mutating func addResize() {
    workload.initialSuggestions = smallSize
    workload.loop("resize", through: [largeSize, smallSize])
  }

  /// Adds a loop that removes one leaf and adds it again.
  ///
  /// The leaf is the last child of the middle node among all nodes with four leaves.
  private mutating func addChurn() {
    let full = shape.nodesWithFourLeaves
    guard !full.isEmpty else { return }
    let node = full[full.count / 2]
    let children = shape.children(of: node)
    guard let end = endRows[node], let child = children.last else { return }
    let bridge = addEnd(of: child - 1, in: node, isPending: true)
    workload.churn([end] + ownRows[child], replacing: bridge, returning: ownRows[child] + [end])
  }
}
