import Synchronization
import Testing

/// A failure that an expectation reported to the test library.
struct ToldFailure: Equatable, Sendable {
  let message: String
  let line: Int
}

/// Collects the failures of expectations that are expected to fail, so that their text can be compared.
enum Listening {
  final class Ear: Sendable {
    let told = Mutex<[ToldFailure]>([])
  }

  @TaskLocal static var ear: Ear?
}

extension Trait where Self == IssueHandlingTrait {
  /// Collects the issues inside ``failures(_:)`` instead of failing the test; other issues still fail it.
  static var listening: Self {
    .compactMapIssues { issue in
      guard let ear = Listening.ear else { return issue }
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      ear.told.withLock { $0.append(ToldFailure(message: message, line: issue.sourceLocation?.line ?? 0)) }
      return nil
    }
  }
}

/// Returns the failures of expectations that are expected to fail, in order.
///
/// The suite must have the trait `.listening`.
func failures(_ expectations: () -> Void) -> [ToldFailure] {
  let ear = Listening.Ear()
  Listening.$ear.withValue(ear) { expectations() }
  return ear.told.withLock { $0 }
}

/// Returns the message of the only failure; nil if there was none or more than one.
func failure(_ expectations: () -> Void) -> String? {
  let told = failures(expectations)
  return told.count == 1 ? told[0].message : nil
}
