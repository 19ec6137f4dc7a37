/// The stored answer to a yes-or-no question, with the version for which it is valid.
struct VersionedAnswer {
  private var known: (answer: Bool, version: Int)?

  /// Returns the stored answer, or finds and stores the answer if none is stored for the version.
  ///
  /// - Parameters:
  ///   - version: A count of the changes that may affect the answer.
  ///   - find: Finds the answer.
  /// - Returns: The answer.
  mutating func answer(in version: Int, _ find: () -> Bool) -> Bool {
    if let known, known.version == version { return known.answer }
    let answer = find()
    known = (answer, version)
    return answer
  }
}
