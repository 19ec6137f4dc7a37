/// An argument in parentheses.
struct Argument {
  indirect enum Value {
    case number(Double, unit: String?)
    case word(String)
    case text(String)
    case call(String, [Argument])
  }

  let label: String?
  let value: Value
  let token: Token
}
