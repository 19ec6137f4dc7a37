/// An argument in the parentheses behind a trait, or behind a word that is itself an argument.
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
