import BowerbirdLayout

/// What is remembered of a view from one layout to the next.
final class HostRecord: LayoutNodeExtension {
  /// Whether the view has been given a superview, so that one without has been taken out of it.
  var isShown = false

  /// Whether the content that the item speaks of is the view's, and not what somebody has said of the item.
  var speaksOfView = false

  /// The record of a view, made when it is first asked for.
  static func record(of node: LayoutNode) -> HostRecord {
    for case let record as HostRecord in node.extensions { return record }
    let record = HostRecord()
    node.extensions.append(record)
    return record
  }
}
