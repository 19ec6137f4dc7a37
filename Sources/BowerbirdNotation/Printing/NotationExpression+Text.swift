extension NotationExpression: CustomStringConvertible {
  /// The expression as the text form writes it, with as few parentheses as possible.
  public var description: String {
    switch self {
    case .number(let value): NumberText.text(of: value)
    case .amounts(let amounts): "(" + amounts.map { $0.text }.joined(separator: ", ") + ")"
    case .anchor(.own, let anchor): anchor.rawValue
    case .anchor(.parent, let anchor): "\(Parser.parentWord).\(anchor.rawValue)"
    case .anchor(.named(let name), let anchor): "\(DocumentPrinter.spelled(name)).\(anchor.rawValue)"
    case .negated(let part): "-\(part.text(in: .factor))"
    case .operation(let left, let sign, let right):
      sign.isProduct
        ? "\(left.text(in: .product)) \(sign.rawValue) \(right.text(in: .factor))"
        : "\(left.text(in: .sum)) \(sign.rawValue) \(right.text(in: .product))"
    }
  }

  /// The precedence of an expression, from the lowest to the highest.
  private enum Precedence: Int {
    case sum
    case product
    case factor
  }

  private var tightness: Precedence {
    if case .operation(_, let sign, _) = self { return sign.isProduct ? .product : .sum }
    return .factor
  }

  private func text(in place: Precedence) -> String {
    tightness.rawValue < place.rawValue ? "(\(description))" : description
  }
}

extension NotationAmount {
  fileprivate var text: String {
    let number = NumberText.text(of: value)
    return label.map { "\($0): \(number)" } ?? number
  }
}
