/// An error that keeps a layout from being watched, as a sentence.
public struct WatchError: Error, Hashable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
