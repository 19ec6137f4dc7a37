/// The search for the known word that resembles a mistyped word, for "did you mean" in diagnostics.
enum Suggestion {
  /// The greatest number of letters in a word that is compared.
  private static let longest = 40

  /// Returns the candidate that is closest to a word; nil if all candidates differ too much.
  ///
  /// A candidate may differ from a word of n letters by max(1, n / 3, min(`edits`, n / 2)) edits, with quotients
  /// rounded down.
  ///
  /// - Parameters:
  ///   - word: The mistyped word.
  ///   - candidates: The known words.
  ///   - edits: The number of edits that the caller allows.
  /// - Returns: The closest candidate; nil if there is none, or if the word has more than 40 letters.
  static func best(for word: String, among candidates: [String], within edits: Int = 1) -> String? {
    let letters = Array(word.unicodeScalars)
    if letters.count > longest { return nil }
    var best: String?, least = max(min(edits, letters.count / 2), letters.count / 3, 1) + 1
    for candidate in candidates where candidate != word {
      let others = Array(candidate.unicodeScalars)
      if others.count > longest || abs(others.count - letters.count) >= least { continue }
      let distance = distance(letters, others)
      if distance < least { (best, least) = (candidate, distance) }
    }
    return best
  }

  /// Returns the edit distance of two words: the least number of edits that turn one word into the other word.
  ///
  /// An edit inserts, deletes or replaces a letter, or exchanges two neighbors. Upper-case and lower-case forms of an
  /// ASCII letter are equal.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var older: [Int] = [], old = Array(0...right.count)
    for row in left.indices {
      var new = [row + 1]
      for column in right.indices {
        let replaced = old[column] + (isSame(left[row], right[column]) ? 0 : 1)
        var cost = min(old[column + 1] + 1, new[column] + 1, replaced)
        if row > 0 && column > 0 && isSame(left[row], right[column - 1]) && isSame(left[row - 1], right[column]) {
          cost = min(cost, older[column - 1] + 1)
        }
        new.append(cost)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }

  /// Returns whether two letters are equal, apart from the case of ASCII letters.
  private static func isSame(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool { folded(left) == folded(right) }

  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    (0x41...0x5A).contains(scalar.value) ? scalar.value + 0x20 : scalar.value
  }
}
