import Bowerbird

/// The scenes of a page, and the scene that is open.
package enum Page {
  /// The page's scenes.
  ///
  /// Access is safe because a page has one thread.
  nonisolated(unsafe) package static var scenes: [LiveScene] = []

  /// The scene that is open; nil before the first scene is opened.
  nonisolated(unsafe) package static var session: PageSession?

  /// The names, titles, sizes and source positions of all scenes, as JSON.
  package static var list: String {
    var json = JSONWriter()
    json.beginArray()
    for scene in scenes {
      json.beginObject()
      json.key("name")
      json.value(scene.name)
      json.key("title")
      json.value(scene.title)
      json.key("width")
      json.value(scene.size.width)
      json.key("height")
      json.value(scene.size.height)
      json.key("minimumWidth")
      json.value(scene.minimumSize.width)
      json.key("minimumHeight")
      json.value(scene.minimumSize.height)
      json.key("file")
      json.value("\(scene.fileID)")
      json.key("line")
      json.value(scene.line)
      json.endObject()
    }
    json.endArray()
    return json.text
  }

  /// Returns a size as JSON.
  package static func text(of size: Size) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("width")
    json.value(size.width)
    json.key("height")
    json.value(size.height)
    json.endObject()
    return json.text
  }

  /// Returns the mistakes of a scene's text as JSON.
  package static func text(ofMistakes mistakes: [(line: Int, column: Int, text: String)]) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("mistakes")
    json.beginArray()
    for mistake in mistakes {
      json.beginObject()
      json.key("line")
      json.value(mistake.line)
      json.key("column")
      json.value(mistake.column)
      json.key("text")
      json.value(mistake.text)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.text
  }
}
