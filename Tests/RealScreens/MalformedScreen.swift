/// What is wrong with a line that should describe a screen.
package struct MalformedScreen: Error, Equatable, CustomStringConvertible {
  /// The line, from 1 on; 0 for a screen that is read by itself.
  package var line = 0

  /// What was expected, and where.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { line == 0 ? reason : "line \(line): \(reason)" }
}
