/// The answer to a question, which is found again after a program has changed something.
struct KnownAnswer {
  private var known: (answer: Bool, changes: Int)?

  /// Returns the answer, and finds it if it is not known.
  ///
  /// - Parameters:
  ///   - changes: The count of changes by programs; see ``ChoiceState/changes``.
  ///   - find: Finds the answer.
  /// - Returns: The answer.
  mutating func answer(after changes: Int, _ find: () -> Bool) -> Bool {
    if let known, known.changes == changes { return known.answer }
    let answer = find()
    known = (answer, changes)
    return answer
  }
}
