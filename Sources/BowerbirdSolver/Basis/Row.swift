/// A constraint in the form of the simplex method: `a·x relation target`, divided by a power of two so that the largest
/// coefficient is in [1, 2).
///
/// `SparseRows` stores the coefficients and the target of the row side by side. This type does not contain them.
///
/// The cost of an optional row is `weight·|violation|` at its level. The slope of that cost is the row's *multiplier*
/// y. A *nonbasic* row may be off its target: y is ±`weight` or 0, and `side` is the sign of y. A *basic* row is held
/// on its target: y may be any number between the two slopes of the cost, and has values at several levels (see
/// `MultiplierPool`).
struct Row: BitwiseCopyable {
  enum Stage: UInt8 {
    /// The row is vacant: it holds no constraint, and a new constraint may occupy it.
    ///
    /// In this stage, `position` is the index of the next vacant row, or -1 if there is none.
    case vacant

    /// The row holds a constraint.
    case live

    /// The row holds a constraint that was removed while basic.
    ///
    /// The row keeps its position until the next solve finds a replacement.
    case removed
  }

  var priority: Double

  /// The row's position in the basis, which is its column of the basis matrix, or -1 while the row is nonbasic.
  var position: Int32 = -1

  /// The index in the multiplier pool at which the multiplier of a basic row starts, or -1 for a multiplier of 0.
  var multiplier: Int32 = -1

  /// A number that differs between the constraints that have occupied the row.
  var generation: UInt32

  var lineage: Lineage

  /// The exponent of the power of two by which the row was divided.
  var weightExponent: Int16

  /// The index of this row's direction in the `DirectionCache`, or -1 if the cache has no such direction.
  var direction: Int16 = -1

  var relation: Relation
  var stage: Stage = .live

  /// The sign of the multiplier of a nonbasic row: -1, 0 or 1.
  var side: Int8 = 0

  /// A Boolean value that indicates whether this is the row of an edit, which has one variable.
  var isEdit = false

  /// A Boolean value that indicates whether this is an edit without a suggestion, which has no effect yet.
  var isDormant = false

  // Each of these indicates whether the row is in the matching list of `WorkLists`.
  var isDirty = false
  var isUnplaced = false
  var isListedDualInfeasible = false

  /// The cost of one unit of violation at the row's level: the power of two by which the row was divided.
  var weight: Double { Double(bitPattern: UInt64(1023 + Int(weightExponent)) << 52) }

  var isBasic: Bool { position >= 0 }
  var isRequired: Bool { priority == 1000 }

  /// A Boolean value that indicates whether the row is a required equality that has not been removed.
  ///
  /// The multiplier of such a row may have any value. So the multiplier is never stored and never limits a step.
  var isFree: Bool { isRequired && relation == .equal && stage == .live }

  /// The marks that are computed from the row's own properties.
  ///
  /// The marks in `RowMarks.passing` are not included, because they depend on counts and lists.
  var ownMarks: RowMarks {
    if stage == .removed { return isRequired ? [.required, .removed] : .removed }
    if isFree { return [.required, .free] }
    var ownMarks: RowMarks = isRequired ? .required : []
    if isRequired ? relation == .greaterOrEqual : Double(side) == upper { ownMarks.insert(.above) }
    if isRequired ? relation == .lessOrEqual : Double(side) == lower { ownMarks.insert(.below) }
    return ownMarks
  }

  /// The upper bound of the multiplier, as a multiple of `weight`.
  ///
  /// For a required row, 1 means ∞.
  @inline(__always)
  var upper: Double { stage == .removed || relation == .greaterOrEqual ? 0 : 1 }

  /// The lower bound of the multiplier, as a multiple of `weight`.
  ///
  /// For a required row, -1 means −∞.
  @inline(__always)
  var lower: Double { stage == .removed || relation == .lessOrEqual ? 0 : -1 }
}
