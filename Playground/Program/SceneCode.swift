import Foundation
import PlaygroundScenes
import WebBuilding

/// The code that declares scenes.
enum SceneCode {
  /// Returns the lines of a scene's code; nil if the package's sources are not on this machine.
  static func lines(of scene: Scene) -> [String]? {
    if let text = scene.text { return lines(of: text) }
    guard let file = "\(scene.fileID)".split(separator: "/").last else { return nil }
    let path = PageBuild.package.appendingPathComponent("Playground/Scenes/\(file)")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return nil }
    return declaration(in: lines(of: text), at: scene.line)
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the declaration that contains a line, with its doc comment and without common indentation.
  ///
  /// - Parameters:
  ///   - lines: The lines of a file.
  ///   - number: The number of a line, counted from 1.
  /// - Returns: The lines down to the line that closes the declaration.
  static func declaration(in lines: [String], at number: Int) -> [String] {
    guard lines.indices.contains(number - 1) else { return [] }
    var start = number - 1
    while start > 0 && !["let ", "var ", "func "].contains(where: lines[start].contains) { start -= 1 }
    let depth = indentation(of: lines[start])
    var end = start + 1
    while end < lines.count - 1 && !closes(lines[end], depth) { end += 1 }
    while start > 0 && lines[start - 1].drop(while: { $0 == " " }).hasPrefix("///") { start -= 1 }
    return lines[start...min(end, lines.count - 1)].map { String($0.dropFirst(min(depth, indentation(of: $0)))) }
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Returns whether a line has closing brackets only, and is indented by at most `depth` spaces.
  private static func closes(_ line: String, _ depth: Int) -> Bool {
    let code = line.drop { $0 == " " }
    return !code.isEmpty && code.allSatisfy { "}])".contains($0) } && indentation(of: line) <= depth
  }
}
