/// A request that an item could not meet as asked, for example when it arranged its children.
///
/// Most warnings describe what the item did instead. A warning never prevents a layout.
///
/// ```swift
/// let table = Grid(tracks: 2) { Box("late").gridStart(column: 5) }
/// table.name = "table"
/// print(table.layout(width: 100, height: 100).warnings[0])
/// // In 'table': Item 0 ('late') starts beyond the last track; that start was ignored.
/// ```
public struct LayoutWarning {
  /// The item whose request was not met, such as a grid.
  public let item: ItemReference

  /// The warning as a sentence, without the name of the item.
  public let sentence: String
}

extension LayoutWarning: CustomStringConvertible {
  /// The name of the item, or its path if several items share the name, and the sentence.
  public var description: String { "In \(item.quotedPath): \(sentence)" }
}
