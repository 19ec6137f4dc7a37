/// The state of a *question*: a call that solves for other sizes or rows, such as a request for a fitting size or a
/// steady region.
///
/// The solves and layouts that answer a question must have no effect on later layouts.
struct Question {
  /// Whether layouts are trials for a question; the report of a trial is empty.
  private(set) var isTrying = false

  /// Whether the present solve is for a question.
  ///
  /// Items that are left out during the question keep their frames, because they may come back.
  private(set) var isAsking = false

  /// The item whose smallest size is being asked for; nil if no question asks for a smallest size.
  var asked: ItemReference? { didSet { if asked !== oldValue { lengthTieChanges += 1 } } }

  /// The number of changes of `asked`; each change may affect which lengths are pinned.
  private(set) var lengthTieChanges = 0

  /// For each choice, the index of the alternative that a trial prescribes, whatever the alternative's condition is;
  /// nil if layouts choose the alternatives.
  private var prescribed: [ObjectIdentifier: Int]?

  /// Whether trials prescribe alternatives.
  var prescribesAlternatives: Bool { prescribed != nil }

  /// Items that were left out for questions since the last layout, each once, however many questions leave it out.
  private var restingOmissions: [ObjectIdentifier: ItemReference] = [:]

  /// Marks the solves that follow as solves of a question.
  ///
  /// - Returns: Whether the solves were marked already, because the question is part of another question. The caller
  ///   passes this value to ``end(_:)``.
  mutating func begin() -> Bool {
    defer { isAsking = true }
    return isAsking
  }

  mutating func end(_ before: Bool) { isAsking = before }

  mutating func beginTrials() { (isTrying, isAsking) = (true, true) }

  mutating func endTrials() { (isTrying, isAsking) = (false, false) }

  /// Prescribes alternatives for the next trials.
  ///
  /// `alternatives` has the index of one alternative for each of the first `choices`. For the other choices, nothing is
  /// prescribed.
  mutating func prescribe(_ alternatives: [Int], of choices: [LayoutChoice]) {
    prescribed = [:]
    for (choice, alternative) in zip(choices, alternatives) { prescribed?[ObjectIdentifier(choice)] = alternative }
  }

  mutating func endPrescribing() { prescribed = nil }

  /// Returns the index of the alternative that is prescribed for a choice; nil if there is none.
  func alternative(prescribedFor choice: LayoutChoice) -> Int? { prescribed?[ObjectIdentifier(choice)] }

  /// Records that an item has been left out for the question.
  mutating func noteOmission(_ item: ItemReference) { restingOmissions[ObjectIdentifier(item)] = item }

  /// Whether items were left out for questions since the last layout.
  var hasOmissions: Bool { !restingOmissions.isEmpty }

  /// Removes and returns the items that were left out for questions.
  ///
  /// While a question is being answered, the call removes nothing, and returns an empty list.
  mutating func takeOmissions() -> [ItemReference] {
    if isAsking { return [] }
    let omitted = Array(restingOmissions.values)
    restingOmissions.removeAll()
    return omitted
  }
}
