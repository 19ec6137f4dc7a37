/// Returns a text that is escaped for use between tags and in quoted attributes of SVG and HTML.
///
/// - Parameter text: Any text. Control characters other than tabs and newlines are replaced, as are U+FFFE and U+FFFF,
///   because a browser would refuse a picture with characters that XML does not allow.
/// - Returns: The text, with entities in place of characters that have a meaning in XML.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n": result.unicodeScalars.append(scalar)
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
