import BowerbirdSolver

/// A record: a required constraint with one or two terms, as plain numbers without reference counting.
///
/// A record owns a strong reference to the ``ItemReference`` of each term, but does not release it by itself. The owner
/// of the record calls ``releaseItems()``, unless a constraint has taken over the references.
struct ConstraintRecord: BitwiseCopyable {
  /// One attribute of an item, with its coefficient.
  struct Term: BitwiseCopyable {
    let item: Unmanaged<ItemReference>
    let coefficient: Double
    let code: Int32
  }

  let first: Term
  let second: Term?

  /// The constant of the left side; the right side is 0.
  let addend: Double

  let line: Int32
  let relation: Relation

  /// The handle of the row; nil if the solver has no row for the record.
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
}

extension ConstraintRecord.Term {
  /// Creates a term, which takes over the caller's reference to the item.
  @inline(__always)
  init(_ item: __owned ItemReference, _ code: Int32, _ coefficient: Double) {
    self.item = Unmanaged(taking: item)
    self.code = code
    self.coefficient = coefficient
  }

  /// Creates a record's term from a term of an expression, and retains the item.
  init(retaining term: LayoutExpression.Term) { self.init(term.item, term.code, term.coefficient) }

  /// The record's term as a term of an expression, which retains the item.
  @inline(__always)
  var retained: LayoutExpression.Term {
    LayoutExpression.Term(item.takeUnretainedValue(), code: code, coefficient: coefficient)
  }

  /// The slot, the attribute and the coefficient of the term, read without reference counting.
  @inline(__always)
  var reading: LayoutExpression.Reading {
    LayoutExpression.Reading(
      slot: item._withUnsafeGuaranteedRef { $0.slot }, attribute: LayoutAttribute(code: code), coefficient: coefficient)
  }
}

extension Unmanaged {
  /// Takes over a reference of the caller, without reference counting.
  ///
  /// `passRetained` would retain the instance, and then release the reference of the caller.
  @inline(__always)
  fileprivate init(taking instance: __owned Instance) {
    self = .passUnretained(instance)
    withUnsafeMutablePointer(to: &self) { pointer in
      _ = UnsafeMutableRawPointer(pointer).initializeMemory(as: Instance.self, to: instance)
    }
  }
}

extension ConstraintRecord: TermSource {
  var termCount: Int {
    @inline(__always) get { second == nil ? 1 : 2 }
  }

  @inline(__always)
  func reading(ofTerm index: Int) -> LayoutExpression.Reading {
    (index == 0 ? first : second ?? first).reading
  }

  @inline(__always)
  func item(ofTerm index: Int) -> Unmanaged<ItemReference> { index == 0 ? first.item : second?.item ?? first.item }
}
