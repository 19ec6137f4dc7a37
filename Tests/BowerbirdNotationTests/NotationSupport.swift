import Bowerbird
import BowerbirdNotation
import Foundation
import Testing

/// The examples of the text form.
enum NotationExamples {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Playground/Examples")

  /// The names of all examples.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".bower") }
    .sorted()

  static func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }
}

/// Returns the document of a text that has no mistakes.
func parsed(_ text: String, _ location: SourceLocation = #_sourceLocation) -> NotationDocument? {
  let parsing = NotationDocument.parse(text)
  for diagnostic in parsing.diagnostics { Issue.record("\(diagnostic)", sourceLocation: location) }
  return parsing.document
}

/// Expects the frames of some boxes of a text in its own size, and that the layout reports nothing.
func expectFrames(_ text: String, _ frames: [String: Rect], _ location: SourceLocation = #_sourceLocation) {
  guard let document = parsed(text, location) else { return }
  let scene = document.makeScene()
  let report = scene.root.layout(document.size ?? Size(width: 320, height: 480))
  for conflict in report.conflicts { Issue.record("\(conflict)", sourceLocation: location) }
  for problem in report.problems { Issue.record("\(problem)", sourceLocation: location) }
  for (name, frame) in frames {
    let found = scene[name]?.frame
    #expect(found == frame, "\(name)", sourceLocation: location)
  }
}

/// The frames of a tree in the order of drawing, with names.
func frames(of root: any LayoutItem) -> [String] {
  root.wholeSubtree.map { "\($0.item.name) \($0.depth) \($0.item.isOmitted) \($0.item.frame)" }
}

/// Expects that a text and boxes declared in Swift have the same frames in several sizes.
func expectSame(
  _ text: String, as root: any LayoutItem, in sizes: [Size], _ location: SourceLocation = #_sourceLocation
) {
  guard let scene = parsed(text, location)?.makeScene() else { return }
  for size in sizes {
    let report = scene.root.layout(size), other = root.layout(size)
    #expect(frames(of: scene.root) == frames(of: root), "\(size)", sourceLocation: location)
    #expect(report.conflicts.count == other.conflicts.count, "\(size)", sourceLocation: location)
    #expect(report.problems.count == other.problems.count, "\(size)", sourceLocation: location)
  }
}
