import Foundation

/// Joins the parts of a page.
struct PageText {
  /// The folder of the parts.
  let folder: URL

  private static let styles = ["style.css", "panels.css"]
  private static let scripts = [
    "module", "scene", "drawing", "many", "overlays", "rulers", "handles", "inspector", "writing", "controls",
    "measure", "main",
  ]

  func page(title: String, module: String, sources: [String: String], texts: [String: String]) throws(WebComplaint)
    -> String
  {
    var style = "", script = "\"use strict\";\n"
    for name in Self.styles { style += try part(name) }
    for name in Self.scripts { script += try part("\(name).js") }
    let parts = [
      "title": Self.escaped(title), "style": style, "module": module, "sources": try Self.json(sources),
      "texts": try Self.json(texts), "script": script,
    ]
    var text = "", rest = try part("page.html")[...]
    while let open = rest.range(of: "{{"), let close = rest.range(of: "}}", range: open.upperBound..<rest.endIndex) {
      text += rest[..<open.lowerBound] + (parts[String(rest[open.upperBound..<close.lowerBound])] ?? "")
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  private func part(_ name: String) throws(WebComplaint) -> String {
    let file = folder.appendingPathComponent(name)
    do { return try String(contentsOf: file, encoding: .utf8) } catch {
      throw WebComplaint("'\(file.path)', a part of every page, cannot be read.")
    }
  }

  /// Returns JSON without `</script>`, which would end the element that contains it.
  private static func json(_ texts: [String: String]) throws(WebComplaint) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: texts, options: [.sortedKeys]) else {
      throw WebComplaint("The sources cannot be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
