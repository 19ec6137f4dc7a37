import BowerbirdLayout

/// State of a view that persists between layouts.
final class HostRecord: LayoutNodeExtension {
  /// Whether a layout has placed the view in a superview.
  ///
  /// If the view has no superview later, the program has removed the view from its superview.
  var isShown = false

  /// Whether a layout that leaves out the item has hidden the view.
  var isHiddenByLayout = false

  /// Whether the item's content was set from the view, rather than by the program.
  var hasViewContent = false

  /// Returns the record of a view; created at the first use.
  static func record(of node: LayoutNode) -> HostRecord {
    for case let record as HostRecord in node.extensions { return record }
    let record = HostRecord()
    node.extensions.append(record)
    return record
  }
}
