import Bowerbird
import BowerbirdNotation
import PlaygroundScenes

/// Scenes of files in the text form.
enum FileScene {
  /// The size of a scene whose file states no size.
  private static let usualSize = Size(width: 320, height: 480)

  /// Reads a file.
  static func read(_ path: String) throws(Complaint) -> Scene {
    let name = path == Terminal.standardPath ? "standard input" : path
    return try scene(of: try Terminal.contents(ofFile: path), named: name)
  }

  /// Returns the scene of a file's content.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file, which names the scene and the places of mistakes.
  /// - Returns: The scene.
  /// - Throws: All mistakes of the content.
  static func scene(of bytes: [UInt8], named path: String) throws(Complaint) -> Scene {
    let parsing = NotationDocument.parse(bytes: bytes)
    guard let document = parsing.document else {
      let lines = parsing.diagnostics.map { "\n\(path):\($0)" }
      let count = lines.count == 1 ? "a mistake" : "\(lines.count) mistakes"
      throw Complaint(ofSystem: "'\(path)' has \(count):\(lines.joined())")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return Scene(name(of: path), path, size: document.size ?? usualSize, text: text) {
      Stage(document.makeScene().root)
    }
  }

  /// Returns the name of a file without its folder and its ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".bower") ? String(file.dropLast(6)) : file
  }
}
