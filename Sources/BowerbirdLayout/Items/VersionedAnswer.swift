/// A stored Boolean answer, with the version for which the answer is valid.
struct VersionedAnswer {
  private var known: (answer: Bool, version: Int)?

  /// Returns the answer, which is found and stored if no answer is stored for the version.
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
