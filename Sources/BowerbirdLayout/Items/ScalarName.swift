/// The name of an extra number in errors and reports.
///
/// The text is composed when it is read.
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

  /// Creates the name of a number that describes a part of something.
  ///
  /// - Parameters:
  ///   - subject: The kind of thing, such as `row`.
  ///   - number: The index of the thing, such as 3; nil for a value that concerns all things of the kind.
  ///   - part: The part of the thing, such as `start`.
  public init(_ subject: String, _ number: Int?, _ part: String) {
    (self.subject, self.number, self.part) = (subject, number, part)
  }

  /// The name as it appears in reports.
  public var text: String {
    if part.isEmpty { return subject }
    return number.map { "\(subject) \($0) \(part)" } ?? "\(subject) \(part)"
  }
}
