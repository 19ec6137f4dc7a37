import BowerbirdLayout
import BowerbirdSolver

/// A screen of a real interface file: its views, their declarations, and the frames in the file.
///
/// `Data/SCENES.md` describes the fields.
package struct ScreenDescription: Sendable {
  /// A view of the screen.
  package struct View: Sendable {
    /// The index of the parent among the views; nil for the root, which is the first view.
    package let parent: Int?

    /// The kind of view in the file, such as a label.
    package let kind: String

    /// The frame in the file, in the parent's coordinates.
    package let frame: Rect

    package let intrinsicWidth: Double?
    package let intrinsicHeight: Double?
    package let hugging: AxisPriorities
    package let resistance: AxisPriorities
    package let isHidden: Bool

    /// Whether the declarations determine the frame, and the frame in the file is up to date.
    package let isComparable: Bool
  }

  /// A guide inside a view.
  package struct Guide: Sendable {
    /// The index of the view that contains the guide.
    package let owner: Int

    /// The distances from the view's edges.
    package let insets: EdgeInsets
  }

  /// An attribute of an item: a view, or a guide if the number is at least the number of views.
  package struct Term: Sendable {
    package let item: Int
    package let attribute: LayoutAttribute
  }

  /// `first relation factor · second + constant`.
  package struct Statement: Sendable {
    package let first: Term
    package let relation: Relation
    package let factor: Double
    package let second: Term?
    package let constant: Double
    package let priority: Priority
  }

  /// The name of the screen, which is unique in the file.
  package let name: String

  /// The size of the root.
  package let size: Size

  /// The views, parents before their children.
  package let views: [View]

  package let guides: [Guide]

  /// The constraints of the file, and equations for stacks, fixed frames and scroll contents.
  package let statements: [Statement]
}
