import BowerbirdLayout

/// Several children of a grid under one name; each of them is an item of its own.
///
/// ```swift
/// var arithmeticButtons: GridGroup {
///   GridGroup(operations, id: \.self) { CalcButton($0) }
/// }
/// ```
///
/// A group is only a list: what is said about the group is not said about its members. The data initialisers give each
/// member an identity, by which it is found again when the data change.
open class GridGroup: Box {
  /// The members.
  public let elements: [GridElement]

  /// Makes a group of elements.
  public init(elements: [GridElement]) {
    self.elements = elements
    super.init("")
  }
}

extension GridGroup {
  /// Nothing at all; it leaves no hole.
  public static var empty: GridGroup { GridGroup(elements: []) }

  /// Makes a group from a builder.
  public convenience init(@GridBuilder _ content: () -> [GridElement]) { self.init(elements: content()) }

  /// Makes a group with what the builder gives for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: What tells the elements apart: a key path, or a closure.
  ///   - content: The boxes of one element.
  public convenience init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, @GridBuilder content: (Data.Element) -> [GridElement]
  ) {
    self.init(elements: GridElement.list(data, id: id, content: content))
  }

  /// Makes a group with what the builder gives for each number; only their order tells the members apart.
  ///
  /// - Parameters:
  ///   - range: The numbers.
  ///   - content: The boxes of one number.
  public convenience init(_ range: Range<Int>, @GridBuilder content: (Int) -> [GridElement]) {
    self.init(elements: range.flatMap(content))
  }

  /// Makes a group with what the builder gives for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: The boxes of one element.
  public convenience init<Data: RandomAccessCollection>(
    _ data: Data, @GridBuilder content: (Data.Element) -> [GridElement]
  ) where Data.Element: Identifiable {
    self.init(elements: GridElement.list(data, id: { $0.id }, content: content))
  }

  /// Makes a group that binds what the builder gives to the identity of one value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The boxes of the value.
  public convenience init<Value: Identifiable>(_ value: Value, @GridBuilder content: (Value) -> [GridElement]) {
    self.init(elements: GridElement.identified(content(value), by: GridIdentity(value.id)))
  }

  /// Makes a group that binds what the builder gives to one value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The boxes of the value.
  @_disfavoredOverload
  public convenience init<Value: Hashable>(_ value: Value, @GridBuilder content: (Value) -> [GridElement]) {
    self.init(elements: GridElement.identified(content(value), by: GridIdentity(value)))
  }
}

extension GridElement {
  /// The elements of all data, each told apart by its datum and its order within it.
  static func list<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, content: (Data.Element) -> [GridElement]
  ) -> [GridElement] {
    data.flatMap { datum in identified(content(datum), by: GridIdentity(id(datum))) }
  }

  static func identified(_ elements: [GridElement], by identity: GridIdentity) -> [GridElement] {
    elements.enumerated().map { place, element in
      var element = element
      element.identity = (element.identity ?? GridIdentity(place)).within(identity)
      return element
    }
  }
}
