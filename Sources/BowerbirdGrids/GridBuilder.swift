import BowerbirdLayout

/// Collects the children of a grid: boxes, groups, loops, conditions.
///
/// ```swift
/// Grid(tracks: 2) {
///   Box("first")
///   if hasMore { Box("second") }
///   for name in names { Box(name) }
/// }
/// ```
@resultBuilder
public enum GridBuilder {
  /// A box.
  public static func buildExpression(_ item: any LayoutItem) -> [GridElement] { elements(of: item) }

  /// A box, if there is one.
  public static func buildExpression(_ item: (any LayoutItem)?) -> [GridElement] { item.map(elements(of:)) ?? [] }

  /// Several boxes.
  public static func buildExpression(_ items: [any LayoutItem]) -> [GridElement] { items.flatMap(elements(of:)) }

  /// Several boxes.
  public static func buildExpression<Item: LayoutItem>(_ items: [Item]) -> [GridElement] {
    items.flatMap { elements(of: $0) }
  }

  /// Elements that were collected before.
  public static func buildExpression(_ elements: [GridElement]) -> [GridElement] { elements }

  /// An element.
  public static func buildExpression(_ element: GridElement) -> [GridElement] { [element] }

  /// All elements of a block.
  public static func buildBlock(_ parts: [GridElement]...) -> [GridElement] { parts.flatMap { $0 } }

  /// The elements behind an `if` without `else`.
  public static func buildOptional(_ part: [GridElement]?) -> [GridElement] { part ?? [] }

  /// The elements of the first branch.
  public static func buildEither(first part: [GridElement]) -> [GridElement] { part }

  /// The elements of the other branch.
  public static func buildEither(second part: [GridElement]) -> [GridElement] { part }

  /// The elements of a loop.
  public static func buildArray(_ parts: [[GridElement]]) -> [GridElement] { parts.flatMap { $0 } }

  /// The elements behind `if #available`.
  public static func buildLimitedAvailability(_ part: [GridElement]) -> [GridElement] { part }

  /// What a grid takes.
  public static func buildFinalResult(_ elements: [GridElement]) -> [GridElement] { elements }

  /// What a function returns that is itself used in a builder.
  ///
  /// It stands behind the one above, so that a closure with a capture list has one meaning.
  @_disfavoredOverload
  public static func buildFinalResult(_ elements: [GridElement]) -> GridGroup { GridGroup(elements: elements) }

  /// A group stands for its members, everything else for itself.
  static func elements(of item: any LayoutItem) -> [GridElement] {
    if let group = item as? GridGroup { return group.elements }
    return [GridElement(item)]
  }
}
