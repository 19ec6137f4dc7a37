import Bowerbird
import BowerbirdNotation

extension Page {
  /// Opens the scene that a text declares.
  ///
  /// The open scene stays open if the text has mistakes.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The size and the mistakes of the text, as JSON.
  package static func open(text bytes: [UInt8]) -> String {
    let parsing = NotationDocument.parse(bytes: bytes)
    let size = open(parsing)
    var json = JSONWriter()
    json.beginObject()
    if let size {
      json.key("width")
      json.value(size.width)
      json.key("height")
      json.value(size.height)
    }
    json.key("mistakes")
    json.beginArray()
    for mistake in parsing.diagnostics {
      json.beginObject()
      json.key("line")
      json.value(mistake.line)
      json.key("column")
      json.value(mistake.column)
      json.key("text")
      json.value("\(mistake)")
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.text
  }

  /// Opens the scene that a text declares.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The size of the scene; nil if the text has mistakes.
  package static func openSize(text bytes: [UInt8]) -> Size? { open(NotationDocument.parse(bytes: bytes)) }

  private static func open(_ parsing: NotationParsing) -> Size? {
    guard let document = parsing.document else { return nil }
    let size = document.size ?? Size(width: 320, height: 480)
    session = PageSession(LiveScene("", "", size: size) { LiveStage(document.makeScene().root) })
    return size
  }
}
