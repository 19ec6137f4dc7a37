import BowerbirdLayout
import BowerbirdSolver

/// A screen of a real interface file: its views, what is declared of them, and the frames that the file has.
///
/// `Data/SCENES.md` describes the fields.
package struct ScreenDescription: Sendable {
  /// A view of the screen.
  package struct View: Sendable {
    /// The place of the parent among the views; nil for the root, which is the first.
    package let parent: Int?

    /// What the view is in the file, such as a label.
    package let kind: String

    /// The frame that the file has, in the parent's coordinates.
    package let frame: Rect

    package let intrinsicWidth: Double?
    package let intrinsicHeight: Double?
    package let hugging: AxisPriorities
    package let resistance: AxisPriorities
    package let isHidden: Bool

    /// Whether what is declared leaves no choice, and the file's frame is up to date.
    package let isComparable: Bool
  }

  /// A guide inside of a view.
  package struct Guide: Sendable {
    /// The place of the view that it lies in.
    package let owner: Int

    /// How far it is from the view's edges.
    package let insets: EdgeInsets
  }

  /// An attribute of a view or, from the number of views on, of a guide.
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

  /// The constraints of the file, and the equations that stand for stacks, fixed frames and scroll contents.
  package let statements: [Statement]
}
