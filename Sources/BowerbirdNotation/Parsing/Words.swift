/// The words with which the text form spells the values of a type.
struct Words<Value: Equatable & Sendable>: Sendable {
  let names: [String]
  private let values: [Value]

  /// Creates the words for a list of values; each value is spelled by the word at the same index.
  ///
  /// Several words may have one value. A printed document has the first of these words.
  init(_ names: [String], _ values: [Value]) {
    self.names = names
    self.values = values
  }

  /// Returns the value of a word; nil if the word is unknown.
  subscript(_ name: String) -> Value? { names.firstIndex(of: name).map { values[$0] } }

  /// Returns the first word for a value; an empty text if the value has no word.
  func name(of value: Value) -> String { values.firstIndex(of: value).map { names[$0] } ?? "" }
}
