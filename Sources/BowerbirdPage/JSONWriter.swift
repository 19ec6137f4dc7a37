/// Writes JSON piece by piece.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  mutating func beginObject() { begin("{") }

  mutating func endObject() { end("}") }

  mutating func beginArray() { begin("[") }

  mutating func endArray() { end("]") }

  /// Writes the key of the next value.
  mutating func key(_ name: StaticString) {
    separate()
    text += "\"\(name)\":"
    needsComma = false
  }

  mutating func value(_ number: Int) {
    separate()
    text += "\(number)"
    needsComma = true
  }

  mutating func value(_ number: Double) {
    separate()
    text += number.isFinite ? "\(number)" : "null"
    needsComma = true
  }

  mutating func value(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
    needsComma = true
  }

  mutating func value(_ string: String) {
    separate()
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
    needsComma = true
  }

  /// Writes an array of strings.
  mutating func value(_ strings: [String]) {
    beginArray()
    for string in strings { value(string) }
    endArray()
  }

  /// Writes an array of whole numbers.
  mutating func value(_ numbers: [Int]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }

  private mutating func begin(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  private mutating func end(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func separate() { if needsComma { text += "," } }
}
