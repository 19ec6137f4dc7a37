/// The most recently removed constraints.
///
/// A change with the handle of a removed constraint throws an error. The error describes the constraint from an entry
/// of this list, if there still is one. Removals are frequent, and such errors are rare. So an entry must be cheap: it
/// needs no allocation of its own, and contains only the first terms of a long constraint.
struct RemovedConstraints: ~Copyable {
  /// The largest number of removed constraints that are kept.
  ///
  /// A program that uses the handle of a removed constraint mostly does so soon after the removal.
  static let capacity = 64

  /// A removed constraint, with its first terms.
  struct Entry: BitwiseCopyable {
    /// The largest number of terms that an entry stores.
    static let mostTerms: Int32 = 4

    var handle: ConstraintHandle
    var relation: Relation
    var constant: Double

    /// The number of terms of the constraint, including terms that are not stored.
    var termCount: Int32

    var variables: SIMD4<Int32>
    var coefficients: SIMD4<Double>
  }

  private var entries = UniqueArray<Entry>()
  private var oldest = 0

  init() {}

  init(copying other: borrowing RemovedConstraints) {
    entries = UniqueArray(copying: other.entries)
    oldest = other.oldest
  }

  mutating func remember(_ entry: Entry) {
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  func entry(of handle: ConstraintHandle) -> Entry? { entries.elements.first { $0.handle == handle } }
}

extension Solver {
  /// Records a constraint that is about to be removed.
  func remember(_ row: Int32) {
    let leaving = simplex.rows[row]
    let span = simplex.matrix.spans[row]
    var entry = RemovedConstraints.Entry(
      handle: handle(of: row), relation: leaving.relation, constant: -span.rightSide * leaving.weight,
      termCount: span.count, variables: .zero, coefficients: .zero)
    for term in 0..<min(span.count, RemovedConstraints.Entry.mostTerms) {
      let coefficient = simplex.matrix.entries[span.start + term]
      entry.variables[Int(term)] = coefficient.column
      entry.coefficients[Int(term)] = coefficient.value * leaving.weight
    }
    removed.remember(entry)
  }

  /// Returns the text that describes a handle's removed constraint in an error.
  ///
  /// If the constraint is not recorded, the text names only the index of its row.
  func nameOfMissing(_ handle: ConstraintHandle) -> String {
    guard let entry = removed.entry(of: handle) else { return "The constraint of row \(handle.row)" }
    var expression = LinearExpression(constant: entry.constant)
    for term in 0..<Int(min(entry.termCount, RemovedConstraints.Entry.mostTerms)) {
      let variable = registry.variable(at: entry.variables[term])
      expression.terms.append(.init(variable, coefficient: entry.coefficients[term]))
    }
    let isCut = entry.termCount > RemovedConstraints.Entry.mostTerms
    return describe(Constraint(expression, entry.relation), isCut: isCut)
  }
}
