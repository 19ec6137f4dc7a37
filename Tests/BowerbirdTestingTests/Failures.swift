import Synchronization
import Testing

/// What an expectation told the test library.
struct ToldFailure: Equatable, Sendable {
  let message: String
  let line: Int
}

/// Those who make expectations fail on purpose, to judge each word of what they tell.
enum Listening {
  final class Ear: Sendable {
    let told = Mutex<[ToldFailure]>([])
  }

  @TaskLocal static var ear: Ear?
}

extension Trait where Self == IssueHandlingTrait {
  /// What is told inside of ``failures(_:)`` goes to the test instead of failing it; everything else fails it as ever.
  static var listening: Self {
    .compactMapIssues { issue in
      guard let ear = Listening.ear else { return issue }
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      ear.told.withLock { $0.append(ToldFailure(message: message, line: issue.sourceLocation?.line ?? 0)) }
      return nil
    }
  }
}

/// Makes expectations that have to fail, and gives back what they told, in order.
///
/// The suite has to be `.listening`.
func failures(_ expectations: () -> Void) -> [ToldFailure] {
  let ear = Listening.Ear()
  Listening.$ear.withValue(ear) { expectations() }
  return ear.told.withLock { $0 }
}

/// The only failure that expectations told of, or nothing if there was none or more than one.
func failure(_ expectations: () -> Void) -> String? {
  let told = failures(expectations)
  return told.count == 1 ? told[0].message : nil
}
