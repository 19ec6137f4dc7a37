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
  @usableFromInline var rest: [Term]

  /// The constant of the sum.
  public var constant: Double

  /// Creates an expression without terms.
  @inlinable
  public init(constant: Double = 0) {
    first = nil
    second = nil
    rest = []
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
    rest = []
    self.constant = constant
  }

  /// The number of terms.
  public var termCount: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + rest.count }

  /// The terms in the order in which they were written.
  public var terms: [Term] {
    var terms: [Term] = []
    if let first { terms.append(first) }
    if let second { terms.append(second) }
    return terms + rest
  }

  /// Returns the term at an index, which must exist.
  func term(at place: Int) -> Term {
    if place == 0, let first { return first }
    if place == 1, let second { return second }
    return rest[place - 2]
  }

  /// The parts of a term that compiling needs, without the item itself.
  struct Reading: BitwiseCopyable {
    /// The item's slot in its engine, or -1.
    let slot: Int32
    let attribute: LayoutAttribute
    let coefficient: Double
  }

  /// Returns the reading of a term, without reference counting.
  @inline(__always)
  func reading(ofTerm place: Int) -> Reading {
    if place == 0, let first {
      return Reading(slot: first.item.slot, attribute: first.attribute, coefficient: first.coefficient)
    }
    if place == 1, let second {
      return Reading(slot: second.item.slot, attribute: second.attribute, coefficient: second.coefficient)
    }
    let term = rest[place - 2]
    return Reading(slot: term.item.slot, attribute: term.attribute, coefficient: term.coefficient)
  }

  /// Returns the item of a term, without reference counting.
  @inline(__always)
  func item(ofTerm place: Int) -> Unmanaged<ItemReference> {
    if place == 0, let first { return .passUnretained(first.item) }
    if place == 1, let second { return .passUnretained(second.item) }
    return .passUnretained(rest[place - 2].item)
  }

  /// Whether the last term has coefficient 0.
  ///
  /// Such a term names an item in whose tree the other items must be for the constraint to hold. If they leave that
  /// tree, the constraint is not reported as dropped.
  var endsWithNothing: Bool { termCount > 0 && reading(ofTerm: termCount - 1).coefficient == 0 }

  /// Returns a Boolean value that indicates whether any term is an attribute of an item.
  public func involves(_ item: ItemReference) -> Bool {
    (0..<termCount).contains { self.item(ofTerm: $0)._withUnsafeGuaranteedRef { $0 === item } }
  }

  /// Whether there are one or two terms, all stored inline.
  var hasOneOrTwoTerms: Bool { first != nil && rest.isEmpty }

  /// Calls a closure with the index and the value of every term.
  @inline(__always)
  func forEachTerm(_ body: (Int, Term) -> Void) {
    if let first { body(0, first) }
    if let second { body(1, second) }
    for place in rest.indices { body(place + 2, rest[place]) }
  }

  /// Adds a term.
  public mutating func append(_ term: Term) {
    if first == nil {
      first = term
    } else if second == nil {
      second = term
    } else {
      rest.append(term)
    }
  }

  /// Adds `factor` times another expression to this one.
  public mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    other.forEachTerm { _, term in
      append(Term(copying: term, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Subtracts another expression from this one.
  mutating func subtract(_ other: consuming LayoutExpression) {
    other.scale(by: -1)
    if second != nil || other.second != nil { return add(other) }
    // With one term on each side, the term of the other side moves over without reference counting.
    if first == nil { swap(&first, &other.first) } else { swap(&second, &other.first) }
    constant += other.constant
  }

  /// Multiplies every coefficient and the constant by a factor.
  public mutating func scale(by factor: Double) {
    first?.coefficient *= factor
    second?.coefficient *= factor
    for place in rest.indices { rest[place].coefficient *= factor }
    constant *= factor
  }
}

extension LayoutExpression.Term {
  /// Creates a term of the same attribute with another coefficient.
  init(copying other: LayoutExpression.Term, coefficient: Double) {
    item = other.item
    self.coefficient = coefficient
    code = other.code
  }
}

extension LayoutExpression {
  /// Returns the sum of two expressions.
  public static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  /// Returns the difference of two expressions.
  public static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
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
  /// Every coefficient and the constant are divided. Multiplying by the reciprocal would round twice: 21 / 7 is 3, but
  /// 21 * (1 / 7) need not be.
  public static func / (left: LayoutExpression, right: Double) -> LayoutExpression {
    var quotient = left
    quotient.divide(by: right)
    return quotient
  }
}

extension LayoutExpression {
  /// Divides every coefficient and the constant by a number.
  mutating func divide(by divisor: Double) {
    first?.coefficient /= divisor
    second?.coefficient /= divisor
    for place in rest.indices { rest[place].coefficient /= divisor }
    constant /= divisor
  }
}
