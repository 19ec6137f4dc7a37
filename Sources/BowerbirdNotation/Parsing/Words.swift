/// Words and what they mean.
struct Words<Value: Equatable & Sendable>: Sendable {
  let names: [String]
  private let values: [Value]

  /// Creates the words; a value with several words is written with the first of them.
  init(_ names: [String], _ values: [Value]) {
    self.names = names
    self.values = values
  }

  /// Returns the meaning of a word.
  subscript(_ name: String) -> Value? { names.firstIndex(of: name).map { values[$0] } }

  /// Returns the word for a value.
  func name(of value: Value) -> String { values.firstIndex(of: value).map { names[$0] } ?? "" }
}
