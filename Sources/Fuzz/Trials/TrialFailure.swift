/// A failure of a trial, as a sentence.
package struct TrialFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// The first two words of the sentence, which failures of one kind have in common.
  var kind: String { description.split(separator: " ").prefix(2).joined().filter(\.isLetter) }
}
