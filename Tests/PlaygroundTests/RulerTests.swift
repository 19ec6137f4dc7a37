import Bowerbird
import BowerbirdNotation
import Foundation
import PlaygroundPage
import Testing

@testable import BowerbirdPage

@Suite("The rulers of the live page")
struct RulerTests {
  /// The marks and the searched range of a ruler, read from its JSON.
  private struct Ruler {
    var switches: [Double] = []
    var texts: [(extent: Double, sentence: String)] = []
    var range = 0.0...0.0
    var isComplete = false

    init(_ session: PageSession) throws {
      let text = try #require(session.search).description
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      for stop in try #require(object["stops"] as? [[String: Any]]) {
        let extent = try #require(stop["at"] as? Double), sentence = try #require(stop["text"] as? String)
        if stop["kind"] as? String == "switch" { switches.append(extent) } else { texts.append((extent, sentence)) }
      }
      let from = try #require(object["from"] as? Double), to = try #require(object["to"] as? Double)
      range = from...to
      isComplete = try #require(object["isComplete"] as? Bool)
    }
  }

  private func session(_ name: String, _ size: Size? = nil) throws -> PageSession {
    let scene = try #require(liveScenes().first { $0.name == name })
    let session = PageSession(scene)
    _ = session.layout(size ?? scene.size)
    return session
  }

  private func session(ofText text: String, width: Double, height: Double) throws -> PageSession {
    let document = try #require(NotationDocument.parse(text).document)
    let size = Size(width: width, height: height)
    let session = PageSession(LiveScene("", "", size: size) { LiveStage(document.makeScene().root) })
    _ = session.layout(size)
    return session
  }

  private func search(_ session: PageSession, _ axis: Axis = .horizontal, to limit: Double, layouts: Int = .max) throws
    -> Ruler
  {
    session.beginRuler(along: axis, to: limit)
    var count = 0
    while count < layouts, session.search?.advance() == true { count += 1 }
    return try Ruler(session)
  }

  @Test("the widths at which a dashboard row has one more figure are found")
  func dashboard() throws {
    let found = try search(try session("dashboard"), to: 700)
    // Figures are at least 110 wide and 10 apart, and the page has margins of 14: n of them need 120 n − 10 + 28.
    for (count, extent) in zip(2..., found.switches) { #expect(abs(extent - (120 * Double(count) + 18)) < 0.01) }
    #expect(found.switches.count == 4 && found.isComplete)
  }

  @Test("the width below which the mailboxes are absent is among the first marks", arguments: [500, 690, 900, 1200])
  func mail(_ width: Double) throws {
    let session = try session("mail", Size(width: width, height: 620))
    // 25 samples, and one bisection of at most 70 points down to a 64th, which takes 13 layouts.
    let found = try search(session, to: width * 1.6, layouts: 50)
    #expect(found.switches.contains { abs($0 - 700) < 0.01 }, "\(found.switches)")
    #expect(!found.isComplete && found.range.contains(width))
  }

  @Test("breaks of texts are found outwards from the present size, in a range that the ruler states")
  func outwards() throws {
    // Words of 3 characters, each 21 wide in cells of 7 with a space between them: n words need 28 n − 7.
    let label = (0..<30).map { _ in "abc" }.joined(separator: " ")
    let session = try session(
      ofText: "box page {\n  label text \"\(label)\" .font(monospaced(10)) { edges == page.edges }\n}\n", width: 400,
      height: 300)
    let all = try search(session, to: 640)
    #expect(all.isComplete && all.range == 120...640 && all.texts.count > 10)
    for stopped in [30, 32, 36] {
      let found = try search(session, to: 640, layouts: stopped)
      #expect(!found.isComplete && found.range.contains(400) && found.range != all.range)
      let expected = all.texts.map(\.extent).filter { found.range.lowerBound < $0 && $0 < found.range.upperBound }
      #expect(found.texts.map(\.extent) == expected, "\(stopped)")
    }
  }

  @Test("a search changes no bit of the frames, and has the changes of texts and directions")
  func bits() throws {
    for name in ["mail", "dashboard", "chips", "ambiguity"] {
      let session = try session(name)
      session.setDirection(true)
      if let label = session.items.firstIndex(where: { $0 is Label }) { session.setText("Other words", of: label) }
      _ = session.layout(Size(width: 433, height: 333))
      let before = session.frames.map(\.bitPattern)
      let vertical = try search(session, .vertical, to: 700, layouts: 90)
      #expect(vertical.range.contains(333))
      _ = try search(session, to: 700, layouts: 90)
      #expect(session.frames.map(\.bitPattern) == before, "\(name)")
      _ = session.layout(Size(width: 433, height: 333))
      #expect(session.frames.map(\.bitPattern) == before, "\(name), laid out again")
    }
  }

  @Test("the width at which another alternative is taken is a mark")
  func alternatives() throws {
    let text = """
      box screen {
        box bar { leading == parent.leading; top == parent.top; height == 20 }
        alternative wide when width >= 700 { bar.width == 240 }
        alternative narrow { bar.width == 100 }
      }
      """
    let found = try search(try session(ofText: text, width: 800, height: 100), to: 1000)
    #expect(found.switches.count == 1 && found.isComplete)
    for extent in found.switches { #expect(abs(extent - 700) < 0.01) }
  }

  /// The index of a label is that in the row, where the label was edited; the column has the labels in another order.
  @Test("boxes for trials get a text that was edited before the labels changed their order")
  func textsOfAlternatives() throws {
    let session = PageSession(
      LiveScene("", "", size: Size(width: 600, height: 300)) {
        let page = Box("page"), first = Label("first"), second = Label("second")
        page.alternatives {
          Alternative("row", when: page.widthAnchor >= 400) {
            Grid.horizontal {
              first.auto()
              second.auto()
            }
          }
          Alternative("column") {
            Grid.vertical {
              second.auto()
              first.auto()
            }
          }
        }
        return LiveStage(page)
      })
    func texts(_ session: PageSession) -> [String] { session.items.compactMap { ($0 as? Label)?.text } }
    _ = session.layout(Size(width: 600, height: 300))
    session.setText("edited", of: try #require(session.items.firstIndex { ($0 as? Label)?.text == "first" }))
    _ = session.layout(Size(width: 300, height: 300))
    #expect(texts(session) == ["second", "edited"])
    #expect(texts(session.trialSession()) == texts(session))
  }

  @Test("a ruler without a finite end reaches to the present size", arguments: [Double.nan, .infinity])
  func endlessRulers(end: Double) throws {
    let found = try search(try session("dashboard"), to: end, layouts: 3)
    #expect(found.range.upperBound.isFinite)
  }

  @Test("an edited text moves the marks")
  func edited() throws {
    let session = try session(
      ofText: "box page {\n  label text \"abc abc\" .font(monospaced(10)) { edges == page.edges }\n}\n", width: 60,
      height: 90)
    let before = try search(session, to: 300).texts.map(\.extent)
    session.setText("abcdef abcdef", of: 1)
    #expect(session.search == nil, "a change ends the search")
    _ = session.layout(Size(width: 60, height: 90))
    let after = try search(session, to: 300).texts.map(\.extent)
    let font = try #require(session.items[1] as? Label).font
    #expect(before.contains { abs($0 - font.width(of: "abc abc")) < 0.01 }, "\(before)")
    #expect(!before.contains { abs($0 - font.width(of: "abcdef abcdef")) < 0.01 }, "\(before)")
    #expect(after.contains { abs($0 - font.width(of: "abcdef abcdef")) < 0.01 }, "\(after)")
  }

  @Test("boxes for trials get the last value of each slider, however often two are moved by turns")
  func slidersByTurns() {
    var turns: [String] = []
    let scene = LiveScene("", "", size: Size(width: 60, height: 60)) {
      let knobs = ["a", "b"].map { name in LiveKnob(name, 0, in: 0...100) { turns.append("\(name) \(Int($0))") } }
      return LiveStage(Box(), knobs: knobs)
    }
    let session = PageSession(scene)
    _ = session.layout(scene.size)
    for value in 1...100 { session.turn(value % 2, to: Double(value)) }
    session.setDirection(true)
    session.turn(0, to: 7)
    turns = []
    _ = session.trialSession()
    #expect(turns == ["b 99", "a 100", "a 7"])
  }

  @Test("a scene of many boxes has no conflicts in any size from its smallest on", arguments: [1, 40, 405, 560])
  func manyBoxes(_ height: Double) throws {
    for name in ["boxes-100", "boxes-1000"] {
      let scene = try #require(liveScenes().first { $0.name == name })
      let session = try session(name, Size(width: scene.minimumSize.width, height: height))
      #expect(session.report?.conflicts.isEmpty == true, "\(name)")
    }
  }

  @Test("the number of basis changes is never negative, whatever is changed")
  func pivots() throws {
    for scene in liveScenes() where !scene.name.hasPrefix("boxes") {
      let session = PageSession(scene)
      _ = session.layout(scene.size)
      for isMirrored in [true, false] {
        session.setDirection(isMirrored)
        _ = session.layout(scene.size)
        #expect(session.pivots >= 0, "\(scene.name)")
      }
    }
  }
}
