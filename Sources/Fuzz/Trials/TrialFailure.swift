/// What a trial found to be wrong, as a sentence.
package struct TrialFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
