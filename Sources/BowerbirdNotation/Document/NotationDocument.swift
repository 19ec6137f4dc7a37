import Bowerbird

/// A scene as a text declares it.
///
/// ```swift
/// let text = """
///   size 320 x 240
///   box card {
///     box image { edges == card.edges -- 20 }
///   }
///   """
/// if case .document(let document) = NotationDocument.parse(text) {
///   let scene = document.makeScene()
///   scene.root.layout(document.size ?? Size(width: 320, height: 480))
///   print(scene["image"]?.frame ?? .zero)                // (x 20, y 20, 280 × 200)
///   print(document)                                      // the same text, in the canonical form
/// }
/// ```
///
/// Two documents are equal if their declarations are equal and in the same order. Comments, blank lines and the
/// positions of line breaks make no difference.
public struct NotationDocument: Hashable, Sendable {
  /// The size in which the scene is to be laid out; nil if the text declares no size.
  public let size: Size?

  /// The item around all other items.
  public let root: NotationItem

  /// The constraints outside of all items.
  public let constraints: [NotationConstraint]
}
