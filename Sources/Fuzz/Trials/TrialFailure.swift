/// What a trial found to be wrong, as a sentence.
package struct TrialFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// The beginning of the sentence without its numbers: what failures of one kind have in common.
  var kind: String { description.split(separator: " ").prefix(2).joined().filter(\.isLetter) }
}
