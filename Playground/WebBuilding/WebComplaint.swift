/// What keeps a page from being built, in a sentence.
public struct WebComplaint: Error {
  /// The sentence.
  public let sentence: String

  /// Makes a complaint.
  ///
  /// - Parameter sentence: What is missing or went wrong, and what helps.
  public init(_ sentence: String) { self.sentence = sentence }
}
