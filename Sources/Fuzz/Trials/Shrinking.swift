extension Trial {
  /// Performs a list of operations from the start.
  ///
  /// - Returns: The first failure and the place of the operation that met it; nil if there is none.
  package static func firstFailure(
    of operations: [Operation], variables: Int
  ) -> (place: Int, failure: TrialFailure)? {
    var trial = Trial(variables: variables)
    for (place, operation) in operations.enumerated() {
      do throws(TrialFailure) { try trial.perform(operation) } catch { return (place, error) }
    }
    return nil
  }

  /// A shorter list that fails too, found by striking out ever smaller parts; any failure counts.
  ///
  /// - Parameters:
  ///   - operations: A list that fails.
  ///   - variables: How many variables the trial begins with.
  ///   - attempts: How many lists may be tried.
  package static func shrink(_ operations: [Operation], variables: Int, attempts: Int = 2000) -> [Operation] {
    guard let first = firstFailure(of: operations, variables: variables) else { return operations }
    var shortest = Array(operations.prefix(first.place + 1))
    var left = attempts
    var part = max(1, shortest.count / 2)
    while left > 0 {
      let length = shortest.count
      var start = 0
      while start < shortest.count, left > 0 {
        left -= 1
        var shorter = shortest
        shorter.removeSubrange(start..<min(start + part, shortest.count))
        if let failure = firstFailure(of: shorter, variables: variables) {
          shortest = Array(shorter.prefix(failure.place + 1))
        } else {
          start += part
        }
      }
      if part == 1 && shortest.count == length { break }
      part = max(1, part / 2)
    }
    return shortest
  }

  /// The calls of a list of operations as Swift, up to its first failure.
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
