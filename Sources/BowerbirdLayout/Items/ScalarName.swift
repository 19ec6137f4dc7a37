/// What errors and reports call an extra number of an item; it is put together when it is read.
///
/// ```swift
/// ScalarName("row", 3, "start").text  // "row 3 start"
/// ```
public struct ScalarName: Hashable, Sendable {
  private let subject: String
  private let number: Int?
  private let part: String

  /// Creates the name of a number that is the only one of its kind.
  ///
  /// - Parameter name: The name.
  public init(_ name: String) { (subject, number, part) = (name, nil, "") }

  /// Creates the name of one of many numbers.
  ///
  /// - Parameters:
  ///   - subject: What there are many of.
  ///   - number: Which of them it is.
  ///   - part: What of it the number says.
  public init(_ subject: String, _ number: Int, _ part: String) {
    (self.subject, self.number, self.part) = (subject, number, part)
  }

  /// The name as a reader sees it.
  public var text: String {
    guard let number else { return subject }
    return "\(subject) \(number) \(part)"
  }
}
