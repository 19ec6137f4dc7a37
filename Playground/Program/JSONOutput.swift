import Bowerbird
import PlaygroundScenes

/// Writes the scenes as data for other programs.
enum JSONOutput {
  /// Returns an object with all scenes: their frames, parents first, and their remarks.
  static func text(of showings: [Showing]) -> String {
    "{\"scenes\":[\n" + showings.map(object).joined(separator: ",\n") + "\n]}\n"
  }

  private static func object(_ showing: Showing) -> String {
    let boxes = showing.stage.root.snapshot().entries.map(object)
    let remarks = showing.remarks.map(string)
    return """
      {"name":\(string(showing.scene.name)),"title":\(string(showing.scene.title)),\
      "width":\(number(showing.size.width)),"height":\(number(showing.size.height)),
      "conflicts":\(showing.report?.conflicts.count ?? 0),"remarks":[\(remarks.joined(separator: ","))],
      "boxes":[
      \(boxes.joined(separator: ",\n"))
      ]}
      """
  }

  private static func object(_ entry: LayoutSnapshot.Entry) -> String {
    let frame = entry.frame
    return """
      {"name":\(string(entry.name)),"parent":\(entry.parent.map { "\($0)" } ?? "null"),\
      "x":\(number(frame.x)),"y":\(number(frame.y)),"width":\(number(frame.width)),"height":\(number(frame.height)),\
      "hidden":\(entry.isHidden)}
      """
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
