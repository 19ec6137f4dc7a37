/// An argument in the parentheses of a trait, or of a word in an argument.
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

  /// The first token, which is the label if there is one.
  let start: Token
}
