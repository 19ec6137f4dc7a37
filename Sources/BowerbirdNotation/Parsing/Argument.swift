/// An argument in parentheses, such as `column: 2` in `.gridSpan(column: 2)`.
///
/// The parentheses follow a trait, or a word that is itself an argument, such as `minmax(50pt, 1fr)`.
struct Argument {
  indirect enum Value {
    case number(Double, unit: String?)
    case word(String)
    case text(String)
    case call(String, [Argument])
  }

  let label: String?
  let value: Value

  /// The first token of the value.
  let token: Token

  /// The first token of the argument: the label, or the first token of the value if there is no label.
  let start: Token
}
