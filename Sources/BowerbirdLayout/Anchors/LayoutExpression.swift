/// A sum of items' attributes with coefficients, and a constant.
///
/// Two terms are stored inline, which is enough for nearly every constraint. Only longer sums allocate memory.
public struct LayoutExpression {
  /// One attribute of one item, with its coefficient.
  public struct Term {
    /// The item.
    public let item: ItemReference

    /// The factor of the attribute.
    public var coefficient: Double

    @usableFromInline let code: Int32

    /// The attribute of the item.
    public var attribute: LayoutAttribute { LayoutAttribute(code: code) }

    /// Creates a term.
    @inlinable
    public init(_ item: ItemReference, _ attribute: LayoutAttribute, coefficient: Double = 1) {
      self.item = item
      self.coefficient = coefficient
      self.code = attribute.code
    }
  }

  @usableFromInline var first: Term?
  @usableFromInline var second: Term?
  /// The terms after the second; nil if there are at most two terms.
  ///
  /// Copying nil is faster than copying an empty array, because nil needs no reference counting.
  @usableFromInline var rest: [Term]?

  /// The constant of the sum.
  public var constant: Double

  /// Creates an expression without terms.
  @inlinable
  public init(constant: Double = 0) {
    first = nil
    second = nil
    rest = nil
    self.constant = constant
  }

  /// Creates an expression of one attribute.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - attribute: The attribute of the item.
  ///   - coefficient: The factor of the attribute.
  ///   - constant: The constant of the sum.
  @inlinable
  public init(_ item: ItemReference, _ attribute: LayoutAttribute, coefficient: Double = 1, constant: Double = 0) {
    first = Term(item, attribute, coefficient: coefficient)
    second = nil
    rest = nil
    self.constant = constant
  }

  /// The number of terms.
  public var termCount: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + (rest?.count ?? 0) }

  /// The terms in the order in which they were written.
  public var terms: [Term] {
    var terms: [Term] = []
    terms.reserveCapacity(termCount)
    forEachTerm { _, term in terms.append(term) }
    return terms
  }

  /// The slot, the attribute and the coefficient of a term, from which the engine makes a row.
  struct Reading: BitwiseCopyable {
    /// The item's slot in its engine; -1 if the item has no slot.
    let slot: Int32
    let attribute: LayoutAttribute
    let coefficient: Double
  }

  /// Returns a Boolean value that indicates whether any term is an attribute of a given item.
  public func involves(_ item: ItemReference) -> Bool {
    containsTerm { $0.item === item }
  }

  /// Calls a closure with the index and the value of every term.
  @inline(__always)
  func forEachTerm(_ body: (Int, Term) -> Void) {
    if let first { body(0, first) }
    if let second { body(1, second) }
    if let rest { for index in rest.indices { body(index + 2, rest[index]) } }
  }

  /// Returns whether any term satisfies a condition.
  @inline(__always)
  func containsTerm(where condition: (Term) -> Bool) -> Bool {
    var isFound = false
    forEachTerm { _, term in isFound = isFound || condition(term) }
    return isFound
  }

  /// Adds a term at the end; terms of the same attribute are not combined.
  public mutating func append(_ term: consuming Term) {
    if first == nil {
      first = term
    } else if second == nil {
      second = term
    } else {
      if rest == nil { rest = [] }
      rest?.append(term)
    }
  }

  /// Adds `factor` times another expression to this one.
  public mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    other.forEachTerm { _, term in
      append(Term(copying: term, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Changes the terms after the second one in place, without copying the array.
  private mutating func changeRest(_ body: (inout Term) -> Void) {
    guard var terms = rest else { return }
    rest = nil
    for index in terms.indices { body(&terms[index]) }
    rest = terms
  }

  /// Multiplies every coefficient and the constant by a factor.
  public mutating func scale(by factor: Double) {
    first?.coefficient *= factor
    second?.coefficient *= factor
    changeRest { $0.coefficient *= factor }
    constant *= factor
  }
}

extension LayoutExpression.Term {
  /// Creates a term from the code of its attribute.
  @inline(__always)
  init(_ item: ItemReference, code: Int32, coefficient: Double) {
    self.item = item
    self.coefficient = coefficient
    self.code = code
  }

  /// Creates a copy of a term with another coefficient.
  init(copying other: LayoutExpression.Term, coefficient: Double) {
    item = other.item
    self.coefficient = coefficient
    code = other.code
  }
}

extension LayoutExpression {
  /// Returns the sum of two expressions.
  public static func + (left: consuming LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left.add(right)
    return left
  }

  /// Returns the difference of two expressions.
  public static func - (left: consuming LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left.add(right, times: -1)
    return left
  }

  /// Returns the expression with a number added.
  public static func + (left: LayoutExpression, right: Double) -> LayoutExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  /// Returns the expression with a number subtracted.
  public static func - (left: LayoutExpression, right: Double) -> LayoutExpression { left + -right }

  /// Returns the expression multiplied by a number.
  public static func * (left: LayoutExpression, right: Double) -> LayoutExpression {
    var product = left
    product.scale(by: right)
    return product
  }

  /// Returns the expression divided by a number.
  ///
  /// Every coefficient and the constant are divided. Multiplying by the reciprocal would round twice: 49 / 49 is 1, but
  /// 49 * (1 / 49) is a little less than 1.
  public static func / (left: LayoutExpression, right: Double) -> LayoutExpression {
    var quotient = left
    quotient.divide(by: right)
    return quotient
  }
}

extension LayoutExpression {
  /// Divides every coefficient and the constant by a number.
  ///
  /// A constant of 0 stays 0 for the divisor 0 too, so that a report shows the infinite coefficient alone.
  mutating func divide(by divisor: Double) {
    first?.coefficient /= divisor
    second?.coefficient /= divisor
    changeRest { $0.coefficient /= divisor }
    if constant != 0 { constant /= divisor }
  }
}
