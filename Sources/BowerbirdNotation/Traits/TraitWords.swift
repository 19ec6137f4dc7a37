import Bowerbird

/// The words for the arguments of traits, such as `rows` and `columns` for a direction of growth.
enum TraitWords {
  static let direction = Words<LayoutDirection>(
    ["leftToRight", "rightToLeft", "ltr", "rtl"], [.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
  static let textAlignment = Words<TextAlignment>(
    ["leading", "center", "trailing", "justified"], [.leading, .center, .trailing, .justified])
  static let axis = Words<Axis>(["horizontal", "vertical"], [.horizontal, .vertical])
  static let flow = Words<GridFlow>(["rows", "columns"], [.rows, .columns])
  static let packing = Words<GridPacking>(["sparse", "dense"], [.sparse, .dense])
  static let contentMode = Words<GridContentMode>(["fill", "scroll"], [.fill, .scroll])
  static let axisDirection = Words<GridAxisDirection>(
    ["horizontal", "vertical", "any"], [.horizontal, .vertical, .any])
  static let gridAlignment = Words<GridAlignment>(
    [
      "top", "bottom", "center", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
      "fill",
    ],
    [.top, .bottom, .center, .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .fill])
  static let lineAlignment = Words<GridLineAlignment>(
    ["start", "center", "end", "baseline", "stretch"], [.start, .center, .end, .baseline, .stretch])
  static let distribution = Words<GridDistribution>(
    ["start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly", "stretch"],
    [.start, .end, .center, .spaceBetween, .spaceAround, .spaceEvenly, .stretch])
  static let horizontalAlignment = Words<GridHorizontalAlignment>(
    ["fill", "autoLeft", "autoCenter", "autoRight"], [.fill, .autoLeft, .autoCenter, .autoRight])
  static let verticalAlignment = Words<GridVerticalAlignment>(
    ["fill", "autoTop", "autoCenter", "autoBottom"], [.fill, .autoTop, .autoCenter, .autoBottom])
}
