/// Screens as small as most are, of 10 to 60 boxes: forms, cards and bars by turns.
enum SmallScreens {
  static let name = "small_screens"
  static let count = 300

  /// Makes each of the screens.
  static var makers: [() -> any LivingTree] { (0..<count).map { place in { screen(at: place) } } }

  private static func screen(at place: Int) -> any LayoutScene {
    let boxes = 10 + place * 37 % 51
    // A row of a form is two boxes, and the root of a row is one box more.
    return switch place % 3 {
    case 0: LabelForm(size: boxes / 2)
    case 1: FlexTree(size: boxes, isFilled: true)
    default: EqualRow(size: boxes - 1)
    }
  }
}
