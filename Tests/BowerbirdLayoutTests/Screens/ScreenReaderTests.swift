import BowerbirdLayout
import BowerbirdTestSupport
import RealScreens
import Testing

/// The texts that the reader of screens refuses, and its messages.
@Suite("Reading screens")
struct ScreenReaderTests {
  private static let view =
    #"{"id":0,"parent":-1,"kind":"view","frame":[0,0,9,9],"intrinsic":[null,4],"hug":[250,250],"resist":[750,750],"hidden":false,"compare":true}"#
  private static let statement = ##"{"a":[0,"width"],"rel":"==","m":1,"b":[0,"height"],"c":2,"p":1000}"##

  private static func screen(
    view: String = view, guides: String = "", statement: String = statement, size: String = "[9,9]"
  ) -> String {
    #"{"name":"s","size":\#(size),"views":[\#(view)],"guides":[\#(guides)],"constraints":[\#(statement)],"stack":[],"auto":[]}"#
  }

  private func read(_ text: String) throws(MalformedScreen) -> ScreenDescription {
    try ScreenReader.read(Array(text.utf8)[...])
  }

  @Test func aScreenIsRead() throws {
    let screen = try read(Self.screen(guides: #"{"id":1,"owner":0,"insets":[1,2,3,4]}"#))
    #expect(screen.name == "s" && screen.size == Size(width: 9, height: 9))
    #expect(screen.views[0].intrinsicWidth == nil && screen.views[0].intrinsicHeight == 4)
    #expect(screen.guides[0].insets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(screen.statements[0].second?.attribute == .height && screen.statements[0].constant == 2)
  }

  @Test(
    "Each mistake is named with its place",
    arguments: [
      ("", "a value is expected at byte 0"), ("{", "a key is expected at byte 1"), ("[]", "views is missing"),
      (screen(size: "[9]"), "size must have 2 members, not 1"),
      (screen(size: #"["9",9]"#), "size must be a finite number"),
      (screen(size: "[1e999,9]"), "size must be a finite number"),
      (screen(view: ""), "views must not be empty"),
      (screen(view: view.replacing(#""id":0"#, with: #""id":1"#)), "views[0]: id must be 0"),
      (screen(view: view.replacing(#""id":0"#, with: #""id":0.5"#)), "views[0]: id must be a whole number"),
      (screen(view: view.replacing("-1", with: "0")), "views[0]: parent must be -1, not 0"),
      (
        screen(view: view + "," + view.replacing(#""id":0"#, with: #""id":1"#)),
        "views[1]: parent must be the id of an earlier view, not -1"
      ),
      (screen(view: view.replacing("[250,250]", with: "[0,250]")), "views[0]: hug must be a priority from 1 to 1000"),
      (screen(view: view.replacing("false", with: "0")), "views[0]: hidden must be true or false"),
      (screen(guides: #"{"id":1,"owner":1,"insets":[1,2,3,4]}"#), "guides[0]: owner must be the id of a view, not 1"),
      (screen(guides: #"{"id":2,"owner":0,"insets":[1,2,3,4]}"#), "guides[0]: id must be 1"),
      (screen(statement: statement.replacing("==", with: "=")), "constraints[0]: rel must be ==, <= or >=, not ="),
      (
        screen(statement: statement.replacing("height", with: "depth")),
        "constraints[0]: b: there is no attribute depth"
      ),
      (screen(statement: statement.replacing(#"[0,"width"]"#, with: "null")), "constraints[0]: a must not be null"),
      (
        screen(statement: statement.replacing(#"[0,"width"]"#, with: #"[7,"width"]"#)),
        "constraints[0]: a: there is no item 7"
      ),
      (
        screen(statement: statement.replacing(#"[0,"width"]"#, with: "[0]")),
        "constraints[0]: a must be an id and an attribute"
      ),
      (screen(statement: "7"), "constraints[0]: a is missing"),
    ])
  func mistakes(_ text: String, _ reason: String) {
    #expect(throws: MalformedScreen(reason)) { try read(text) }
  }

  @Test func aLineIsCounted() {
    let text = Self.screen() + "\n\n" + "{}\n"
    do throws(MalformedScreen) {
      _ = try ScreenFile.screens(in: Array(text.utf8))
      Issue.record("the third line is no screen")
    } catch {
      #expect(error.description == "line 3: views is missing")
    }
  }

  @Test("Damaged bytes are refused or read, and never trap", arguments: [UInt64(1), 2])
  func damage(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let whole = Array(Self.screen(guides: #"{"id":1,"owner":0,"insets":[1,2,3,4]}"#).utf8)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<generator.whole(1...3) {
        let index = generator.whole(0...bytes.count - 1)
        switch generator.whole(0...2) {
        case 0: bytes[index] = UInt8(generator.whole(0...255))
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 5))
        default: bytes.insert(contentsOf: bytes[..<index], at: index)
        }
        if bytes.isEmpty { break }
      }
      guard let screens = try? ScreenFile.screens(in: bytes) else { continue }
      for screen in screens { RealScreen(screen).layOut() }
    }
  }
}
