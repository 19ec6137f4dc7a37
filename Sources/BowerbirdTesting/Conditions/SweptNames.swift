import BowerbirdLayout

/// The names of a tree's items in failures: quoted, with the path of an item if another item has the same name.
final class SweptNames {
  private let root: any LayoutItem

  /// The items of the tree, by name.
  private lazy var items = Dictionary(grouping: allItems(under: root)) { $0.name }

  init(of root: any LayoutItem) { self.root = root }

  /// Returns the quoted name of an item, such as `'date'`, or `'row 1/date'` if there are several dates.
  func name(of item: any LayoutItem) -> String { quoted(shortestPath(of: item)) }

  /// Returns the name of an item if the name is unique, otherwise the shortest unique end of the item's path.
  func shortestPath(of item: any LayoutItem) -> String {
    let path = path(of: item)
    let others = items[item.name, default: []].filter { $0.layoutNode !== item.layoutNode }.map { self.path(of: $0) }
    let count = (1...path.count).first { count in !others.contains { $0.suffix(count) == path.suffix(count) } }
    // Items of one parent with the same name have the same path, so no part of the path is unique.
    let parts = path.suffix(count ?? min(2, path.count))
    if parts.count == 1 { return parts.joined() }
    return parts.map { $0.isEmpty ? LayoutNode.namePlaceholder : $0 }.joined(separator: "/")
  }

  /// Returns the names of an item and its ancestors below the root, the outermost first.
  private func path(of item: any LayoutItem) -> [String] {
    var names = [item.name], node = item.layoutNode.parent
    while let ancestor = node, ancestor.parent != nil {
      names.append(ancestor.name)
      node = ancestor.parent
    }
    return names.reversed()
  }
}
