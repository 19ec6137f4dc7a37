import BowerbirdSolver

/// A required constraint with one or two terms, as plain numbers without reference counting.
///
/// A record owns its items. ``releaseItems()`` releases them, and ``takeExpression()`` moves them to an object.
struct ConstraintRecord: BitwiseCopyable {
  /// One attribute of an item, with its coefficient.
  struct Term: BitwiseCopyable {
    let item: Unmanaged<ItemReference>
    let coefficient: Double
    let code: Int32
  }

  let first: Term
  let second: Term?
  let constant: Double
  let line: Int32
  let relation: Relation

  /// The row in the solver, if there is one.
  var handle: ConstraintHandle?

  /// Calls a closure with the item of each term.
  @inline(__always)
  func forEachItem(_ body: (ItemReference) -> Void) {
    first.item._withUnsafeGuaranteedRef(body)
    if let second { second.item._withUnsafeGuaranteedRef(body) }
  }

  func releaseItems() {
    first.item.release()
    if let second { second.item.release() }
  }

  /// Returns the expression of the record, to which the items move.
  func takeExpression() -> LayoutExpression {
    var expression = LayoutExpression(constant: constant)
    expression.append(first.take())
    if let second { expression.append(second.take()) }
    return expression
  }
}

extension ConstraintRecord.Term {
  fileprivate func take() -> LayoutExpression.Term {
    LayoutExpression.Term(item.takeRetainedValue(), LayoutAttribute(code: code), coefficient: coefficient)
  }

  /// Creates a record's term from a term of an expression, and leaves nil in its place; the item moves along.
  init?(taking term: inout LayoutExpression.Term?) {
    guard let item = term.map({ Unmanaged.passUnretained($0.item) }), let code = term?.code else { return nil }
    self.item = item
    self.code = code
    coefficient = term?.coefficient ?? 0
    // Not an assignment, which would release the item.
    withUnsafeMutablePointer(to: &term) { $0.initialize(to: nil) }
  }
}

extension ConstraintRecord: TermSource {
  var termCount: Int {
    @inline(__always) get { second == nil ? 1 : 2 }
  }

  @inline(__always)
  func reading(ofTerm place: Int) -> LayoutExpression.Reading {
    let term = place == 0 ? first : second ?? first
    return LayoutExpression.Reading(
      slot: term.item._withUnsafeGuaranteedRef { $0.slot }, attribute: LayoutAttribute(code: term.code),
      coefficient: term.coefficient)
  }

  @inline(__always)
  func item(ofTerm place: Int) -> Unmanaged<ItemReference> { place == 0 ? first.item : second?.item ?? first.item }
}
