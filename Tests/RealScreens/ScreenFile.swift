import BowerbirdTestSupport

/// The file of screens in `Data`.
package enum ScreenFile {
  /// Returns all screens, in the order of the file.
  ///
  /// - Returns: The screens.
  /// - Throws: An error with the malformed line and the reason, or the reason why the file cannot be read.
  package static func screens() throws -> [ScreenDescription] {
    try screens(in: GzipFile.decode(readFile(path)))
  }

  /// Returns the screens of a text, one a line.
  ///
  /// - Parameter text: The lines; empty ones are skipped.
  /// - Returns: The screens, in the order of the lines.
  /// - Throws: The malformed line, and the reason.
  package static func screens(in text: [UInt8]) throws(MalformedScreen) -> [ScreenDescription] {
    var screens: [ScreenDescription] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      do throws(MalformedScreen) {
        screens.append(try ScreenReader.read(line))
      } catch {
        var located = error
        located.line = index + 1
        throw located
      }
    }
    return screens
  }

  /// The path relative to this source, because the tests and the benchmark need no other resource.
  private static var path: String {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/Data/scenes.jsonl.gz"
  }
}
