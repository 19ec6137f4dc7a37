/// An error in a line with a screen.
package struct MalformedScreen: Error, Equatable, CustomStringConvertible {
  /// The number of the line, counted from 1; 0 for a screen that is read on its own.
  package var line = 0

  /// The expectation, and its place.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { line == 0 ? reason : "line \(line): \(reason)" }
}
