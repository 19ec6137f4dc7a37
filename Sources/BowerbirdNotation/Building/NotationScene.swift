import Bowerbird

/// The boxes that a document declares, with their constraints active.
///
/// ```swift
/// let document = NotationDocument.parse("box card { box image { edges == card.edges -- 20 } }").document
/// if let scene = document?.makeScene() {
///   scene.root.layout(width: 320, height: 240)
///   scene["image"]?.frame                                // (x 20, y 20, 280 × 200)
/// }
/// ```
public struct NotationScene {
  /// The box around all other boxes; the root keeps the other boxes alive.
  public let root: Box

  /// The size in which the scene is to be laid out; nil if the text declares no size.
  public let size: Size?

  /// The boxes of all items, each with the place of its declaration.
  package let declarations: [NotationDeclaration]

  private let boxes: [String: Box]

  init(root: Box, size: Size?, _ builder: SceneBuilder) {
    self.root = root
    self.size = size
    boxes = builder.boxes
    declarations = builder.declarations
  }

  /// Returns the box with a name.
  ///
  /// The box of a declared grid is a ``/BowerbirdGrids/Grid``, and the box of a declared label is a
  /// ``/BowerbirdLayout/Label``.
  ///
  /// - Parameter name: The name in the text.
  /// - Returns: The box; nil if no box has the name.
  public subscript(_ name: String) -> Box? { boxes[name] }

  /// The names of all named boxes, sorted by their Unicode characters.
  public var names: [String] { boxes.keys.sorted() }
}

extension NotationDocument {
  /// Creates the boxes of the document, with constraints, grids and alternatives.
  ///
  /// ```swift
  /// let scene = document.makeScene()
  /// let report = scene.root.layout(scene.size ?? Size(width: 320, height: 480))
  /// ```
  ///
  /// Unsatisfiable constraints do not fail a layout: the layout's report names the constraints and their lines in the
  /// text.
  ///
  /// - Returns: New boxes, which share nothing with the boxes of other calls.
  public func makeScene() -> NotationScene {
    let builder = SceneBuilder()
    let root = builder.build(self)
    return NotationScene(root: root, size: size, builder)
  }
}

/// A box and the place at which its declaration begins.
package struct NotationDeclaration {
  package let box: Box
  package let place: NotationPlace
}
