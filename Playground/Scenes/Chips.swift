import Bowerbird

extension Scene {
  /// Chips that wrap, and a field that takes the rest of the last line.
  static let chips = Scene("chips", "Chips in lines, and a field in what is left", size: Size(width: 360, height: 200))
  {
    let names = ["blue", "feathers", "shells", "moss", "a bower of twigs", "berries", "bottle caps", "pebbles"]
    let field = Box("search")
    field.intrinsicSize = Size(width: 90, height: 20)
    let tags = Grid.wrapping("tags", spacing: 8, alignment: .center) {
      for name in names { Label(name) }
      field.grow()
    }
    let root = Grid.vertical("chips") {
      tags.auto().margin(EdgeInsets(12))
      Box("page").expanded().margin(EdgeInsets(12))
    }
    return Stage(root)
  }
}
