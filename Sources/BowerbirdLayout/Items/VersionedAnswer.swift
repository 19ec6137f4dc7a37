/// A stored Boolean answer to a question of the owner, with the version of the data for which the answer is valid.
struct VersionedAnswer {
  private var known: (answer: Bool, version: Int)?

  /// Returns the stored answer for a version; if there is none, finds and stores the answer.
  ///
  /// - Parameters:
  ///   - version: A count of the changes that may affect the answer.
  ///   - find: A closure that finds the answer.
  /// - Returns: The answer.
  mutating func answer(in version: Int, _ find: () -> Bool) -> Bool {
    if let known, known.version == version { return known.answer }
    let answer = find()
    known = (answer, version)
    return answer
  }
}
