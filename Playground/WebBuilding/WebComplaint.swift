/// An error that keeps a page from being built, as a sentence.
public struct WebComplaint: Error {
  /// The sentence.
  public let sentence: String

  /// Creates a complaint.
  ///
  /// - Parameter sentence: A sentence that says what is missing or went wrong, and what helps.
  public init(_ sentence: String) { self.sentence = sentence }
}
