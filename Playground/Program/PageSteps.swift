import Bowerbird
import BowerbirdNotation
import BowerbirdPage
import PlaygroundPage

/// Writes steps that a test repeats in a page, with the bits of the frames that the page must compute.
enum PageSteps {
  /// The factors by which the sizes of scenes are multiplied, one after the other.
  private static let factors = [1.0, 0.625, 1.4375, 0.1875, 1.0]

  /// The text that replaces the text of a label.
  private static let words = "Some other words, in Größe 12"

  /// Writes the steps of all scenes, one on each line.
  ///
  /// - Parameter texts: The texts of the page's other scenes, by their names.
  static func write(_ texts: [String: String]) {
    for (number, scene) in liveScenes().enumerated() {
      Terminal.write(steps(of: scene, "\"do\":\"open\",\"scene\":\(number)"))
    }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let document = NotationDocument.parse(text).document else { continue }
      let scene = LiveScene(name, "", size: document.size ?? Size(width: 320, height: 480)) {
        LiveStage(document.makeScene().root)
      }
      Terminal.write(steps(of: scene, "\"do\":\"openText\""))
    }
  }

  private static func steps(of scene: LiveScene, _ opening: String) -> String {
    let session = PageSession(scene)
    var text = "{\(opening),\"name\":\"\(scene.name)\"}\n"
    for factor in factors { text += layout(session, scene.size, factor) }
    for (knob, declared) in session.stage.knobs.enumerated() {
      let value = (declared.range.lowerBound + declared.range.upperBound) / 2
      session.turn(knob, to: value)
      text += "{\"do\":\"turn\",\"knob\":\(knob),\"value\":\(value)}\n" + layout(session, scene.size, 1)
    }
    if let label = session.items.firstIndex(where: { $0 is Label }) {
      session.setText(words, of: label)
      text += "{\"do\":\"text\",\"box\":\(label),\"text\":\"\(words)\"}\n" + layout(session, scene.size, 1)
    }
    session.setDirection(true)
    text += "{\"do\":\"mirror\"}\n" + layout(session, scene.size, 1) + layout(session, scene.size, 0.8125)
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
