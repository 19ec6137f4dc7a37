/// Screens of a common small size, 10 to 60 boxes: alternately forms, cards and bars.
enum SmallScreens {
  static let name = "small_screens"
  static let count = 300

  /// Closures that make the screens.
  static var makers: [() -> any LivingTree] { (0..<count).map { index in { screen(at: index) } } }

  private static func screen(at index: Int) -> any LayoutScene {
    let boxes = 10 + index * 37 % 51
    // A row of a form has two boxes, and a bar has one box more for its root.
    return switch index % 3 {
    case 0: LabelForm(size: boxes / 2)
    case 1: FlexTree(size: boxes, isFilled: true)
    default: EqualRow(size: boxes - 1)
    }
  }
}
