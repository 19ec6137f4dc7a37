import BowerbirdLayout

/// A builder of a grid's children, which accepts items, groups, loops and conditions.
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
  /// Returns the element of an item, or the members of a group.
  public static func buildExpression(_ item: any LayoutItem) -> [GridElement] { elements(of: item) }

  /// Returns the element of an item, the members of a group, or no elements for nil.
  public static func buildExpression(_ item: (any LayoutItem)?) -> [GridElement] { item.map(elements(of:)) ?? [] }

  /// Returns the elements of several items.
  public static func buildExpression(_ items: [any LayoutItem]) -> [GridElement] {
    items.reduce(into: []) { append(elementsOf: $1, to: &$0) }
  }

  /// Returns the elements of several items of one type.
  public static func buildExpression<Item: LayoutItem>(_ items: [Item]) -> [GridElement] {
    items.reduce(into: []) { append(elementsOf: $1, to: &$0) }
  }

  /// Returns a list of elements unchanged.
  public static func buildExpression(_ elements: [GridElement]) -> [GridElement] { elements }

  /// Returns one element as a list.
  public static func buildExpression(_ element: GridElement) -> [GridElement] { [element] }

  /// Returns all elements of a block.
  public static func buildBlock(_ parts: [GridElement]...) -> [GridElement] { joined(parts) }

  /// Returns the elements of an `if` without `else`.
  public static func buildOptional(_ part: [GridElement]?) -> [GridElement] { part ?? [] }

  /// Returns the elements of the first branch.
  public static func buildEither(first part: [GridElement]) -> [GridElement] { part }

  /// Returns the elements of the other branch.
  public static func buildEither(second part: [GridElement]) -> [GridElement] { part }

  /// Returns the elements of a loop.
  public static func buildArray(_ parts: [[GridElement]]) -> [GridElement] { joined(parts) }

  /// Returns the elements of an `if #available`.
  public static func buildLimitedAvailability(_ part: [GridElement]) -> [GridElement] { part }

  /// Returns the elements of a grid.
  public static func buildFinalResult(_ elements: [GridElement]) -> [GridElement] { elements }

  /// Returns a group of the elements, for a function with this builder that returns a group.
  ///
  /// If a list and a group would both match the expected type, the compiler prefers the function that returns a list.
  @_disfavoredOverload
  public static func buildFinalResult(_ elements: [GridElement]) -> GridGroup { GridGroup(elements: elements) }

  /// Returns the members of a group, or one element for any other item.
  static func elements(of item: any LayoutItem) -> [GridElement] {
    var elements: [GridElement] = []
    append(elementsOf: item, to: &elements)
    return elements
  }

  private static func append(elementsOf item: any LayoutItem, to list: inout [GridElement]) {
    if let group = item as? GridGroup { list += group.elements } else { list.append(GridElement(item)) }
  }

  /// Returns the elements of several parts in one list.
  private static func joined(_ parts: [[GridElement]]) -> [GridElement] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
}
