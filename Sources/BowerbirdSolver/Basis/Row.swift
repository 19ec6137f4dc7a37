/// A constraint as the simplex method sees it: `a·x relation target`, divided by a power of two so that the largest
/// coefficient lies in [1, 2).
///
/// The coefficients and the target are in the matrix, where walks along many rows find them close together.
///
/// Its cost is `weight·|violation|` at its level. The slope of that cost, its *multiplier* y, is ±`weight` or 0 while the
/// row is off its target (then the row is *nonbasic* and `side` says which), and anything in between while the row is held
/// on its target (then it is *basic*, and the multiplier is a list over levels, see `MultiplierPool`).
struct Row: BitwiseCopyable {
  enum Stage: UInt8 {
    /// No tenant; `position` links the vacant rows.
    case vacant

    /// A constraint.
    case live

    /// A constraint that was taken out while basic. It holds its place until the next solve finds a replacement.
    case leaving
  }

  var priority: Double

  /// Where the row is a column of the basis matrix, or -1 while it is nonbasic.
  var position: Int32 = -1

  /// The first entry of the multiplier while the row is basic, or -1 for 0.
  var multiplier: Int32 = -1

  var tenancy: UInt32
  var lineage: Lineage

  /// The power of two that the row was divided by.
  var weightExponent: Int16

  /// The place of this row's direction in the cache, or -1.
  var direction: Int16 = -1

  var relation: Relation
  var stage: Stage = .live

  /// The sign of the multiplier of a nonbasic row: -1, 0 or 1.
  var side: Int8 = 0

  /// Whether this is the row of an edit, which has one variable.
  var isEdit = false

  /// Whether this is an edit without a suggestion, which has no effect yet.
  var isDormant = false

  // Whether the row is on the list of that name.
  var isDirty = false
  var isUnplaced = false
  var isListedDualInfeasible = false

  /// What one unit of violation costs at the row's level.
  var weight: Double { Double(bitPattern: UInt64(1023 + Int(weightExponent)) << 52) }

  var isBasic: Bool { position >= 0 }
  var isRequired: Bool { priority == 1000 }

  /// A required equality may have any multiplier, so it is never stored, and never limits a step.
  var isFree: Bool { isRequired && relation == .equal && stage == .live }

  /// What the walks along columns ask about a row, as far as the row itself tells.
  var standing: RowMarks {
    if stage == .leaving { return isRequired ? [.required, .leaving] : .leaving }
    if isFree { return [.required, .free] }
    var standing: RowMarks = isRequired ? .required : []
    if isRequired ? relation == .greaterOrEqual : Double(side) == upper { standing.insert(.above) }
    if isRequired ? relation == .lessOrEqual : Double(side) == lower { standing.insert(.below) }
    return standing
  }

  /// The largest multiplier in units of the weight; for a required row the bound that is not 0 is infinite.
  @inline(__always)
  var upper: Double { stage == .leaving || relation == .greaterOrEqual ? 0 : 1 }

  /// The smallest multiplier in units of the weight.
  @inline(__always)
  var lower: Double { stage == .leaving || relation == .lessOrEqual ? 0 : -1 }
}
