import Bowerbird
import BowerbirdPage
import Foundation
import PlaygroundPage
import WebBuilding

/// Writes steps for a page to repeat, with the bits of the frames that must result.
enum PageSteps {
  /// The factors by which the sizes of scenes are multiplied, one after the other.
  private static let factors = [1.0, 0.625, 1.4375, 0.1875, 1.0]

  /// The text that replaces that of a label.
  private static let words = "Some other words, in Größe 12"

  /// Writes the steps of all scenes, one on each line.
  static func write() {
    for (number, scene) in liveScenes().enumerated() {
      let open = "{\"do\":\"open\",\"scene\":\(number),\"name\":\"\(scene.name)\"}\n"
      Terminal.write(open + steps(of: PageSession(scene), scene.size))
    }
    let examples = PageBuild.package.appendingPathComponent("Playground/Examples")
    for (name, text) in PageBuild.texts(in: examples, endingIn: ".bower").sorted(by: { $0.key < $1.key }) {
      guard let size = Page.openSize(text: Array(text.utf8)), let session = Page.session else { continue }
      let open = "{\"do\":\"open\",\"name\":\"\(name)\",\"text\":\(json(text))}\n"
      Terminal.write(open + steps(of: session, size))
    }
  }

  /// Returns a text as JSON writes it.
  private static func json(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private static func steps(of session: PageSession, _ size: Size) -> String {
    var text = ""
    for factor in factors { text += layout(session, size, factor) }
    for (knob, declared) in session.stage.knobs.enumerated() {
      let value = (declared.range.lowerBound + declared.range.upperBound) / 2
      session.turn(knob, to: value)
      text += "{\"do\":\"turn\",\"knob\":\(knob),\"value\":\(value)}\n" + layout(session, size, 1)
    }
    if let label = session.items.firstIndex(where: { $0 is Label }) {
      session.setText(words, of: label)
      text += "{\"do\":\"text\",\"box\":\(label),\"text\":\"\(words)\"}\n" + layout(session, size, 1)
    }
    session.setDirection(true)
    text += "{\"do\":\"mirror\"}\n" + layout(session, size, 1) + layout(session, size, 0.8125)
    return text
  }

  /// Lays out a scene, and returns the step with the bits of all frames in hexadecimal digits.
  private static func layout(_ session: PageSession, _ size: Size, _ factor: Double) -> String {
    let size = Size(width: size.width * factor, height: size.height * factor)
    _ = session.layout(size)
    let bits = session.frames.map { "\"" + String($0.bitPattern, radix: 16) + "\"" }.joined(separator: ",")
    return "{\"do\":\"layout\",\"width\":\(size.width),\"height\":\(size.height),\"bits\":[\(bits)]}\n"
  }
}
