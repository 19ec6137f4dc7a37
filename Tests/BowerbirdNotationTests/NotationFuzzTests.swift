import Bowerbird
import BowerbirdNotation
import BowerbirdTestSupport
import Testing

@Suite("Any bytes as a text")
struct NotationFuzzTests {
  private static let words = [
    "box", "label", "vertical", "horizontal", "tracks", "wrapping", "columns", "alternative", "when", "without", "with",
    "fitting", "size", "parent", "a", "b", "c", "d", "a", "b", "width", "height", "leading", "trailing", "top", "edges",
    "center", "horizontalEdges", "constant", "auto", "expanded", "margin", "font", "tracks", "gridSpan", "grow", "fit",
    "minmax", "autoFill", "repeat", "1", "2", "30", "0.5", "1fr", "50pt", "1000", "\"text\"", "`x y`", "{", "}", "{",
    "}",
    "(", ")", ",", ".", ".", ":", "@", "==", "<=", ">=", "+", "-", "*", "/", "++", "--", "&&", "\n", "\n", ";", "//",
    "high", "320", "x", "=", "é", "≥", "\r", "\r\n",
  ]

  /// The number of bytes up to which scenes are laid out.
  private static let mostLaidOut = 1500

  private func seed(_ name: String) -> UInt64 {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("\(name) of the text form, seed \(seed)")
    return seed
  }

  /// Returns whether bytes are a scene.
  ///
  /// A scene that is written and read again must be the same, and its layout must end.
  @discardableResult
  private func parsed(_ bytes: [UInt8], _ seed: UInt64) -> Bool {
    let parsing = NotationDocument.parse(bytes: bytes)
    guard let document = parsing.document else {
      #expect(!parsing.diagnostics.isEmpty, "seed \(seed)")
      for diagnostic in parsing.diagnostics { #expect(diagnostic.line >= 1 && diagnostic.column >= 1, "seed \(seed)") }
      return false
    }
    let text = document.description
    let again = NotationDocument.parse(text)
    if again.document != document {
      Issue.record(
        "not read again as the same, seed \(seed):\n\(String(decoding: bytes, as: UTF8.self))\n--\n\(text)\n\(again.diagnostics)"
      )
    }
    // With the invariants of debug builds, the layout of a large random scene may take seconds.
    if bytes.count > Self.mostLaidOut { return true }
    let scene = document.makeScene()
    scene.root.layout(width: 200, height: 150)
    scene.root.layout(width: 90, height: 60)
    return true
  }

  @Test("random bytes")
  func bytes() {
    let seed = seed("random bytes")
    var random = SplitMix64(seed: seed)
    for _ in 0..<3000 {
      let count = random.below(120)
      parsed((0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }, seed)
    }
  }

  @Test("random words")
  func tokens() {
    let seed = seed("random words")
    var random = SplitMix64(seed: seed)
    var sceneCount = 0
    for _ in 0..<6000 {
      let count = random.below(30)
      var text = random.below(2) == 0 ? "box a { " : ""
      for _ in 0..<count { text += Self.words[random.below(Self.words.count)] + (random.below(4) == 0 ? "" : " ") }
      if random.below(2) == 0 { text += " }" }
      if parsed(Array(text.utf8), seed) { sceneCount += 1 }
    }
    print("of 6000 texts of random words \(sceneCount) were scenes")
  }

  @Test("random scenes")
  func scenes() {
    let seed = seed("random scenes")
    var generator = NotationGenerator(seed)
    for _ in 0..<300 {
      let text = generator.scene()
      for diagnostic in NotationDocument.parse(text).diagnostics {
        Issue.record("\(diagnostic), seed \(seed)\n\(text)")
      }
      parsed(Array(text.utf8), seed)
    }
  }

  @Test("examples with random changes")
  func mutations() {
    let seed = seed("random changes")
    var random = SplitMix64(seed: seed)
    let texts = NotationExamples.names.map { Array(NotationExamples.text($0).utf8) }
    var sceneCount = 0
    for _ in 0..<1500 {
      var bytes = texts[random.below(texts.count)]
      for _ in 0..<1 + random.below(3) { mutate(&bytes, texts, &random) }
      if parsed(bytes, seed) { sceneCount += 1 }
    }
    print("of 1500 changed examples \(sceneCount) were scenes")
    #expect(sceneCount > 50)
  }

  private func mutate(_ bytes: inout [UInt8], _ texts: [[UInt8]], _ random: inout SplitMix64) {
    if bytes.isEmpty { return }
    let index = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.insert(contentsOf: Array(" \(Self.words[random.below(Self.words.count)]) ".utf8), at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + random.below(20)))
    case 4:
      let end = min(bytes.count, index + random.below(60))
      bytes.insert(contentsOf: bytes[index..<end], at: random.below(bytes.count))
    default:
      // A line of another example.
      let lines = texts[random.below(texts.count)].split(separator: 0x0A)
      if lines.isEmpty { return }
      bytes.insert(contentsOf: [0x0A] + lines[random.below(lines.count)] + [0x0A], at: index)
    }
  }
}
