/// A symbol of the text form, such as a brace, a relation or an operator.
enum Symbol: String, Equatable {
  case openBrace = "{"
  case closeBrace = "}"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case comma = ","
  case dot = "."
  case colon = ":"
  case at = "@"

  /// The sign before a priority in Swift; the text form writes `@`.
  case swiftPriority = "--!"
  case equal = "=="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
  case outset = "++"
  case inset = "--"
  case and = "&&"
  case assign = "="
  case less = "<"
  case greater = ">"

  /// Whether the symbol is a relation, or a probable typing error for a relation, such as `=`.
  var isRelation: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual, .assign, .less, .greater: true
    default: false
    }
  }

  /// The operator of the symbol; nil for other symbols.
  var operation: NotationOperator? { NotationOperator(rawValue: rawValue) }
}
