extension Trial {
  /// Performs a list of operations from the start.
  ///
  /// - Returns: The operations up to the first failure, and the failure; nil if no operation fails.
  static func firstFailure(
    of operations: [Operation], variables: Int, checkingInvariants: Bool
  ) -> (performed: [Operation], failure: TrialFailure)? {
    var trial = Trial(variables: variables, checksInvariants: checkingInvariants)
    for operation in operations {
      do throws(TrialFailure) { try trial.perform(operation) } catch { return (trial.performed, error) }
    }
    return nil
  }

  /// Returns a shorter and simpler list of operations that fails in the same way.
  ///
  /// - Parameters:
  ///   - operations: A list that fails.
  ///   - variables: The number of variables at the start of the trial.
  /// - Returns: The shorter list, in which each target is `named`; `operations` if that list does not fail after all.
  package static func shrink(_ operations: [Operation], variables: Int) -> [Operation] {
    var shrinking = Shrinking(variables: variables)
    guard shrinking.begin(with: operations) else { return operations }
    var length = Int.max
    while shrinking.shortest.count < length {
      length = shrinking.shortest.count
      shrinking.removeParts()
      shrinking.simplify()
    }
    return shrinking.shortest
  }

  /// Returns Swift code with the calls of a list of operations, up to the first failure.
  package static func script(of operations: [Operation], variables: Int) -> String {
    var trial = Trial(variables: variables, recording: true)
    for operation in operations {
      do throws(TrialFailure) {
        try trial.perform(operation)
      } catch {
        return (trial.calls + ["// \(error)"]).joined(separator: "\n")
      }
    }
    return trial.calls.joined(separator: "\n")
  }
}

/// The search for the shortest list of operations that fails.
private struct Shrinking {
  let variables: Int
  private(set) var shortest: [Operation] = []

  /// The kind of the first failure; shorter lists must fail in this way too.
  private var kind: String?

  /// The number of lists that may still be tried.
  private var attempts = 20_000

  init(variables: Int) { self.variables = variables }

  /// Whether the solver's invariants are checked.
  ///
  /// The invariants are checked only if the list does not fail in another way, because a broken invariant ends the
  /// process.
  private var checksInvariants = false

  /// Begins with a list, and returns whether it fails.
  mutating func begin(with operations: [Operation]) -> Bool {
    if adopt(operations) { return true }
    checksInvariants = true
    return adopt(operations)
  }

  /// Adopts a list as the shortest list if it fails in the same way, and returns whether the list was adopted.
  mutating func adopt(_ operations: [Operation]) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    let failure = Trial.firstFailure(
      of: operations, variables: variables, checkingInvariants: checksInvariants)
    guard let failure, kind == nil || kind == failure.failure.kind else { return false }
    shortest = failure.performed
    kind = failure.failure.kind
    return true
  }

  /// Removes ever smaller parts of the list, and then single operations as long as the list becomes shorter.
  mutating func removeParts() {
    var part = max(1, shortest.count / 2)
    while attempts > 0 {
      let length = shortest.count
      var end = length
      while end > 0, attempts > 0 {
        var shorter = shortest
        shorter.removeSubrange(max(0, end - part)..<end)
        _ = adopt(shorter)
        end = min(end - part, shortest.count)
      }
      if part == 1 && shortest.count == length { break }
      part = max(1, part / 2)
    }
  }

  /// Replaces operations by simpler operations as long as the list still fails.
  mutating func simplify() {
    var index = 0
    while index < shortest.count, attempts > 0 {
      let isSimpler = shortest[index].simplifications.contains { simpler in
        var list = shortest
        list[index] = simpler
        return adopt(list)
      }
      if !isSimpler { index += 1 }
    }
  }
}
