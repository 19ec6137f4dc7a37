import BowerbirdLayout

/// The names of a tree's items in failures: quoted, with the path of an item if another item has the same name.
final class SweptNames {
  private let root: any LayoutItem

  /// The items of the tree, by name.
  private lazy var items = Dictionary(grouping: allItems(under: root)) { $0.layoutNode.nameInPaths }

  /// The numbers of the items that share their names with siblings, counted from 1 for each name.
  private lazy var numbers: [ObjectIdentifier: Int] = {
    var numbers: [ObjectIdentifier: Int] = [:]
    for parent in allItems(under: root) {
      let groups = Dictionary(grouping: parent.children) { $0.layoutNode.nameInPaths }
      for equals in groups.values where equals.count > 1 {
        for (index, item) in equals.enumerated() { numbers[ObjectIdentifier(item.layoutNode)] = index + 1 }
      }
    }
    return numbers
  }()

  init(of root: any LayoutItem) { self.root = root }

  /// Returns the quoted name of an item, such as `'date'`, or `'row 1/date'` if there are several dates.
  func name(of item: any LayoutItem) -> String { quoted(shortestPath(of: item)) }

  /// Returns the name of an item if the name is unique, otherwise the shortest unique end of the item's path.
  ///
  /// If no end is unique, siblings that share a name are numbered: `row #2`, `list/unnamed #3`.
  func shortestPath(of item: any LayoutItem) -> String {
    let ancestry = ancestry(of: item), path = ancestry.map { $0.nameInPaths }
    let equals = items[item.layoutNode.nameInPaths, default: []].filter { $0.layoutNode !== item.layoutNode }
    let others = equals.map { self.ancestry(of: $0) }, names = others.map { $0.map { $0.nameInPaths } }
    let unique = (1...path.count).first { count in !names.contains { $0.suffix(count) == path.suffix(count) } }
    if let count = unique {
      if count == 1 { return path.suffix(1).joined() }
      return path.suffix(count).map { word(for: $0) }.joined(separator: "/")
    }
    let parts = ancestry.map { numberedName(of: $0) }, numbered = others.map { $0.map { numberedName(of: $0) } }
    let least = min(2, parts.count)
    let count = (least...parts.count).first { count in !numbered.contains { $0.suffix(count) == parts.suffix(count) } }
    return parts.suffix(count ?? least).joined(separator: "/")
  }

  private func word(for name: String) -> String { name.isEmpty ? LayoutNode.namePlaceholder : name }

  /// Returns the name of an item in a path, with a number if siblings share the name, as in `row #2`.
  private func numberedName(of node: LayoutNode) -> String {
    let word = word(for: node.nameInPaths)
    return numbers[ObjectIdentifier(node)].map { "\(word) #\($0)" } ?? word
  }

  /// Returns an item and its ancestors below the root, the outermost first.
  private func ancestry(of item: any LayoutItem) -> [LayoutNode] {
    var nodes = [item.layoutNode], node = item.layoutNode.parent
    while let ancestor = node, ancestor.parent != nil {
      nodes.append(ancestor)
      node = ancestor.parent
    }
    return nodes.reversed()
  }
}
