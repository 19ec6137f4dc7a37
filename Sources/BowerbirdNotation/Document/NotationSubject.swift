/// The item that an anchor belongs to.
///
/// In `box image { width == parent.width - 20 }`, the first anchor belongs to the image itself. The second anchor
/// belongs to the item around the image.
public enum NotationSubject: Hashable, Sendable {
  /// The item whose braces enclose the anchor; the text has the anchor alone, such as `width`.
  case own

  /// The parent of the item whose braces enclose the anchor, written `parent`.
  case parent

  /// The item with the given name.
  case named(String)
}
