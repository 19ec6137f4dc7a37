/// Screens of a common small size, about 10 to 60 boxes: in turn a form, a tree of rows and columns, and a row.
enum SmallScreens {
  static let name = "small_screens"
  static let count = 300

  /// Closures that make the screens.
  static var makers: [() -> any LivingTree] { (0..<count).map { index in { screen(at: index) } } }

  private static func screen(at index: Int) -> any LayoutScene {
    let boxes = 10 + index * 37 % 51
    // Each row of a form has two boxes. `EqualRow` adds one box for its root.
    return switch index % 3 {
    case 0: LabelForm(size: boxes / 2)
    case 1: FlexTree(size: boxes, isFilled: true)
    default: EqualRow(size: boxes - 1)
    }
  }
}
