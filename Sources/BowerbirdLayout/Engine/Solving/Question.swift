/// The state of a question.
///
/// The layouts that answer the question must leave no trace.
struct Question {
  /// Whether layouts are trials, and return no report.
  var isTrying = false

  /// Whether the solve is for a question.
  ///
  /// Items that are left out during the question keep their frames, because they may come back.
  var isAsking = false

  /// The item whose smallest size is being asked for; nil if there is none.
  var asked: ItemReference? { didSet { if asked !== oldValue { tieChanges += 1 } } }

  /// Counts the changes of that item, because it determines which lengths are pinned.
  private(set) var tieChanges = 0

  /// By choice: the alternative that is taken in a trial, whatever its condition is; nil while choices are made.
  var heldChoices: [ObjectIdentifier: Int]?

  /// Items that were left out for questions since the last layout.
  private var restingOmissions: [ItemReference] = []

  /// Notes that an item has been left out for the question.
  mutating func noteOmission(_ item: ItemReference) { restingOmissions.append(item) }

  /// Removes and returns the items that were left out for questions, unless one is still being asked.
  mutating func takeOmissions() -> [ItemReference] {
    if restingOmissions.isEmpty || isAsking { return [] }
    let omitted = restingOmissions
    restingOmissions.removeAll()
    return omitted
  }
}
