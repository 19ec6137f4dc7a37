/// A line and a column of a text, both counted from 1.
///
/// Two places are always equal. So two documents are equal if they differ only in blank lines and comments.
///
/// ```swift
/// print(NotationPlace(line: 3, column: 12))              // 3:12
/// NotationPlace(line: 3, column: 12) == NotationPlace(line: 1, column: 1)    // true
/// ```
public struct NotationPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public let line: Int

  /// The column, in Unicode scalars.
  public let column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns true.
  public static func == (left: NotationPlace, right: NotationPlace) -> Bool { true }

  /// Adds nothing to a hash, because all places are equal.
  public func hash(into hasher: inout Hasher) {}

  /// The line and the column with a colon between them.
  public var description: String { "\(line):\(column)" }
}
