/// A sign of the text form.
enum Symbol: String, Equatable {
  case openBrace = "{"
  case closeBrace = "}"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case comma = ","
  case dot = "."
  case colon = ":"
  case at = "@"
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

  /// Whether the sign is a relation or a probable typing error for one, such as `=`.
  var isRelation: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual, .assign, .less, .greater: true
    default: false
    }
  }

  /// The operator of the sign; nil for other signs.
  var operation: NotationOperator? { NotationOperator(rawValue: rawValue) }
}
