/// The state of a *question*: a call that solves for other sizes or rows, such as a request for a fitting size or a
/// steady region.
///
/// The solves and layouts that answer a question must have no effect on later layouts.
struct Question {
  /// Whether layouts are trials for a question; a trial returns no report.
  var isTrying = false

  /// Whether the present solve is for a question.
  ///
  /// Items that are left out during the question keep their frames, because they may come back.
  var isAsking = false

  /// The item whose smallest size is being asked for; nil if no question asks for a smallest size.
  var asked: ItemReference? { didSet { if asked !== oldValue { lengthTieChanges += 1 } } }

  /// The number of changes of `asked`, each of which may change which lengths are pinned.
  private(set) var lengthTieChanges = 0

  /// For each choice, the index of the alternative that a trial prescribes, whatever the alternative's condition is;
  /// nil if layouts choose the alternatives.
  var prescribedAlternatives: [ObjectIdentifier: Int]?

  /// Items that were left out for questions since the last layout.
  private var restingOmissions: [ItemReference] = []

  /// Records that an item has been left out for the question.
  mutating func noteOmission(_ item: ItemReference) { restingOmissions.append(item) }

  /// Removes and returns the items that were left out for questions; returns none while a question is being answered.
  mutating func takeOmissions() -> [ItemReference] {
    if restingOmissions.isEmpty || isAsking { return [] }
    let omitted = restingOmissions
    restingOmissions.removeAll()
    return omitted
  }
}
