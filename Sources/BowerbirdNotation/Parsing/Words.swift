/// The words of the text form for the values of a type.
struct Words<Value: Equatable & Sendable>: Sendable {
  let names: [String]
  private let values: [Value]

  /// Creates the words.
  ///
  /// The first word of a value is the one that is printed.
  init(_ names: [String], _ values: [Value]) {
    self.names = names
    self.values = values
  }

  /// Returns the value of a word; nil if the word is unknown.
  subscript(_ name: String) -> Value? { names.firstIndex(of: name).map { values[$0] } }

  /// Returns the first word for a value; empty if there is none.
  func name(of value: Value) -> String { values.firstIndex(of: value).map { names[$0] } ?? "" }
}
