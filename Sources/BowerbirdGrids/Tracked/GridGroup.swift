import BowerbirdLayout

/// A list of items for a grid, in which each member becomes an item of its own.
///
/// ```swift
/// var arithmeticButtons: GridGroup {
///   GridGroup(operations, id: \.self) { CalcButton($0) }
/// }
/// ```
///
/// A group is only a list: modifiers of the group do not apply to its members. The initializers with data give each
/// member an identity, by which a grid recognizes the member after a change of the data.
open class GridGroup: Box {
  /// The members.
  public let elements: [GridElement]

  /// Creates a group of elements.
  public init(elements: [GridElement]) {
    self.elements = elements
    super.init("")
  }
}

extension GridGroup {
  /// A group without members, which adds no items to a grid.
  public static var empty: GridGroup { GridGroup(elements: []) }

  /// Creates a group from a builder.
  public convenience init(@GridBuilder _ content: () -> [GridElement]) { self.init(elements: content()) }

  /// Creates a group of the items that the builder returns for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: A key path or a closure that returns the identity of an element.
  ///   - content: A builder that returns the items of one element.
  public convenience init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, @GridBuilder content: (Data.Element) -> [GridElement]
  ) {
    self.init(elements: GridElement.list(data, id: id, content: content))
  }

  /// Creates a group of the items that the builder returns for each number.
  ///
  /// The members have no identities except their indices.
  ///
  /// - Parameters:
  ///   - range: The numbers.
  ///   - content: A builder that returns the items of one number.
  public convenience init(_ range: Range<Int>, @GridBuilder content: (Int) -> [GridElement]) {
    self.init(elements: range.flatMap(content))
  }

  /// Creates a group of the items that the builder returns for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: A builder that returns the items of one element.
  public convenience init<Data: RandomAccessCollection>(
    _ data: Data, @GridBuilder content: (Data.Element) -> [GridElement]
  ) where Data.Element: Identifiable {
    self.init(elements: GridElement.list(data, id: { $0.id }, content: content))
  }

  /// Creates a group of the items of one value; the items get their identities from the value's `id`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: A builder that returns the items of the value.
  public convenience init<Value: Identifiable>(_ value: Value, @GridBuilder content: (Value) -> [GridElement]) {
    self.init(elements: GridElement.identified(content(value), by: GridIdentity(value.id)))
  }

  /// Creates a group of the items of one value, such as a string; the items get their identities from the value itself.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: A builder that returns the items of the value.
  @_disfavoredOverload
  public convenience init<Value: Hashable>(_ value: Value, @GridBuilder content: (Value) -> [GridElement]) {
    self.init(elements: GridElement.identified(content(value), by: GridIdentity(value)))
  }
}

extension GridElement {
  /// Returns the elements that `content` returns for all data, in order.
  ///
  /// The identity of each element is nested in the identity of its datum. An element without an identity is identified
  /// by its index among the elements of the datum.
  static func list<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, content: (Data.Element) -> [GridElement]
  ) -> [GridElement] {
    data.flatMap { datum in identified(content(datum), by: GridIdentity(id(datum))) }
  }

  static func identified(_ elements: [GridElement], by identity: GridIdentity) -> [GridElement] {
    elements.enumerated().map { index, element in
      var element = element
      element.identity = (element.identity ?? GridIdentity(index)).within(identity)
      return element
    }
  }
}
