/// Divides a text into tokens.
///
/// The lexer accepts any bytes. Bytes that form no token become an invalid token, which the parser reports as a
/// mistake.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var column = 1
  private var tokens: [Token] = []

  /// Returns the tokens of a text; the last token marks the end of the text.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    while lexer.position < lexer.bytes.count { lexer.readToken() }
    lexer.add(.end, at: lexer.place)
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark at the beginning is skipped.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var place: NotationPlace { NotationPlace(line: line, column: column) }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private mutating func add(_ kind: Token.Kind, at place: NotationPlace) {
    tokens.append(Token(kind: kind, place: place))
  }

  /// Whether the byte at the present position ends a line; a carriage return before a line feed belongs to the same end.
  private var isLineEnd: Bool { byte() == 0x0A || byte() == 0x0D }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if isLineEnd && !(byte() == 0x0D && byte(1) == 0x0A) {
        line += 1
        column = 1
      } else if bytes[position] & 0xC0 != 0x80 {
        column += 1
      }
      position += 1
    }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Tokens

  private mutating func readToken() {
    let first = byte(), start = place
    switch first {
    case 0x20, 0x09: advance()
    case 0x0A, 0x0D, 0x3B:
      advance(first == 0x0D && byte(1) == 0x0A ? 2 : 1)
      add(.newline, at: start)
    case 0x2F where byte(1) == 0x2F: skipLine()
    case 0x2F where byte(1) == 0x2A: skipComment()
    case 0x22: readText()
    case 0x60: readQuotedName()
    case 0x30...0x39: readNumber()
    default:
      if readForeignSign() || readSign() { return }
      if Self.isWordByte(first) { return readWord() }
      advance()
      let found = first > 0x20 && first < 0x7F ? "'\(string(position - 1..<position))'" : "a control character"
      add(.invalid(found, expected: "a word, a number or a sign"), at: start)
    }
  }

  private mutating func skipLine() { while position < bytes.count && !isLineEnd { advance() } }

  private mutating func skipComment() {
    let start = place
    advance(2)
    while position < bytes.count {
      if byte() == 0x2A && byte(1) == 0x2F { return advance(2) }
      advance()
    }
    add(.invalid("a comment without an end", expected: "'*/'"), at: start)
  }

  // MARK: - Words

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func readWord() {
    let start = place, begin = position
    while position < bytes.count && Self.isWordByte(byte()) && !isForeignSign { advance() }
    add(.word(string(begin..<position)), at: start)
  }

  private mutating func readQuotedName() {
    let start = place
    advance()
    let begin = position
    while position < bytes.count && byte() != 0x60 && !isLineEnd { advance() }
    let name = string(begin..<position)
    if byte() != 0x60 || position >= bytes.count {
      return add(.invalid("a name without an end", expected: "'`' behind '\(name)'"), at: start)
    }
    advance()
    if name.isEmpty { return add(.invalid("'``'", expected: "a name between the backticks"), at: start) }
    add(.quotedName(name), at: start)
  }

  // MARK: - Numbers

  private mutating func readNumber() {
    let start = place, begin = position
    var digits: Int64 = 0, significant = 0, places = 0, isAfterPoint = false
    while position < bytes.count {
      let next = byte()
      if (0x30...0x39).contains(next) {
        if significant > 0 || next != 0x30 { significant += 1 }
        if significant <= NumberText.mostDigits { digits = digits * 10 + Int64(next - 0x30) }
        if isAfterPoint { places += 1 }
      } else if next == 0x2E && !isAfterPoint && (0x30...0x39).contains(byte(1)) {
        isAfterPoint = true
      } else {
        break
      }
      advance()
    }
    if significant > NumberText.mostDigits || places > NumberText.mostPlaces {
      return add(.invalid("'\(string(begin..<position))'", expected: "a number of at most 15 digits"), at: start)
    }
    add(.number(Double(digits) / NumberText.power(places)), at: start)
    readSeparator()
    readForeignUnit()
  }

  /// Reads an `x` or `×` between two numbers, as in `320x480`, where the `x` would otherwise begin the word `x480`.
  private mutating func readSeparator() {
    let start = place
    let length = byte() == 0x78 ? 1 : byte() == 0xC3 && byte(1) == 0x97 ? 2 : 0
    guard length > 0, (0x30...0x39).contains(byte(length)) else { return }
    advance(length)
    add(.word("x"), at: start)
  }

  /// The units of other systems, for better diagnostics.
  private static let foreignUnits = ["px", "dp", "sp", "em", "rem", "vw", "vh", "ch", "cm", "mm"]

  /// Reads a unit of another system right behind a number, as in `8px`, as an invalid token that tells of this.
  private mutating func readForeignUnit() {
    let start = place
    if byte() == 0x25 {
      advance()
      return add(.invalid("'%'", expected: "a factor such as 0.5, or a track such as 1fr"), at: start)
    }
    for unit in Self.foreignUnits where bytes[position...].starts(with: unit.utf8) {
      if Self.isWordByte(byte(unit.utf8.count)) { continue }
      advance(unit.utf8.count)
      return add(.invalid("'\(unit)'", expected: "a number alone, because lengths have no unit"), at: start)
    }
  }

  // MARK: - Texts

  private mutating func readText() {
    let start = place
    advance()
    var content: [UInt8] = []
    while position < bytes.count && byte() != 0x22 && !isLineEnd {
      if byte() == 0x5C {
        readEscape(&content)
      } else {
        content.append(byte())
        advance()
      }
    }
    if position >= bytes.count || byte() != 0x22 {
      return add(.invalid("a text without an end", expected: "'\"' at the end of the text"), at: start)
    }
    advance()
    add(.text(String(decoding: content, as: UTF8.self)), at: start)
  }

  private mutating func readEscape(_ content: inout [UInt8]) {
    let start = place
    switch byte(1) {
    case 0x6E: content.append(0x0A)
    case 0x74: content.append(0x09)
    case 0x72: content.append(0x0D)
    case 0x22, 0x5C: content.append(byte(1))
    default:
      advance()
      return add(.invalid("'\\'", expected: "one of '\\n', '\\t', '\\r', '\\\"' and '\\\\'"), at: start)
    }
    advance(2)
  }

  // MARK: - Signs

  /// Whether one of the accepted symbols outside of ASCII begins at the present position.
  private var isForeignSign: Bool {
    byte() == 0xE2 && (byte(1) == 0x89 && (byte(2) == 0xA4 || byte(2) == 0xA5) || byte(1) == 0x88 && byte(2) == 0x92)
      || byte() == 0xC3 && byte(1) == 0x97
  }

  /// Reads `≤`, `≥`, the minus sign of Unicode, or `×`, and returns whether one of these signs was next.
  private mutating func readForeignSign() -> Bool {
    guard isForeignSign else { return false }
    let start = place
    if byte() == 0xC3 {
      advance(2)
      add(.word("x"), at: start)
      return true
    }
    let symbol: Symbol = byte(2) == 0x92 ? .minus : byte(2) == 0xA4 ? .lessOrEqual : .greaterOrEqual
    advance(3)
    add(.symbol(symbol), at: start)
    return true
  }

  private mutating func readSign() -> Bool {
    let start = place
    for length in [3, 2, 1] where position + length <= bytes.count {
      let part = bytes[position..<position + length]
      guard part.allSatisfy({ $0 < 0x80 }), let symbol = Symbol(rawValue: String(decoding: part, as: UTF8.self)) else {
        continue
      }
      advance(length)
      add(.symbol(symbol), at: start)
      return true
    }
    return false
  }
}
