import Synchronization
import Testing

/// What an expectation told the test library, instead of letting the test fail.
struct ToldFailure: Equatable, Sendable {
  let message: String
  let line: Int
}

/// Makes expectations that have to fail, and gives back what they told, in order; the test then judges each word of it.
func failures(_ expectations: () -> Void) -> [ToldFailure] {
  let told = Mutex<[ToldFailure]>([])
  withKnownIssue(isIntermittent: true) {
    expectations()
  } matching: { issue in
    let message = issue.comments.map(\.rawValue).joined(separator: "\n")
    told.withLock { $0.append(ToldFailure(message: message, line: issue.sourceLocation?.line ?? 0)) }
    return true
  }
  return told.withLock { $0 }
}

/// The only failure that expectations told of, or nothing if there was none or more than one.
func failure(_ expectations: () -> Void) -> String? {
  let told = failures(expectations)
  return told.count == 1 ? told[0].message : nil
}
