import Testing

@testable import BowerbirdLayout

/// In cells a character is one wide and a line one high; in 2048 points an em, a unit of the font is a point.
@Suite("Labels")
struct LabelTests {
  @Test("a label measures its widest line, and a line height for each")
  func size() {
    let label = Label("the quick brown fox", font: .cells)
    #expect(label.measurement(in: .infinity).size == Size(width: 19, height: 1))
    #expect(label.measurement(in: 9).size == Size(width: 9, height: 2))
    #expect(label.measurement(in: 12).size == Size(width: 9, height: 2))
    #expect(label.measurement(in: 5).size == Size(width: 5, height: 4))
  }

  @Test("baselines lie an ascent below the tops of the first and the last line")
  func baselines() {
    let label = Label("A\nA\nA", font: .proportional(2048))
    let measured = label.measurement(in: .infinity)
    #expect(measured.size == Size(width: 1401, height: 3 * 2384))
    #expect(measured.firstBaseline == 1901.0)
    #expect(measured.lastBaseline == 6669.0)
  }

  @Test("the extra height of a line lies above and below in equal parts")
  func lineHeight() {
    let label = Label("A\nA", font: .proportional(2048))
    label.lineHeight = 1.5
    let measured = label.measurement(in: .infinity)
    #expect(measured.size.height == 2 * 3576)
    #expect(measured.firstBaseline == 2497.0)
    #expect(measured.lastBaseline == 6073.0)
  }

  @Test("a useless line height counts as 1", arguments: [0, -1, .nan, .infinity] as [Double])
  func uselessLineHeight(_ multiple: Double) {
    let label = Label("A", font: .proportional(2048))
    label.lineHeight = multiple
    #expect(label.measurement(in: .infinity).size.height == 2384)
  }

  @Test("no text takes no room")
  func empty() {
    let label = Label("")
    #expect(label.measurement(in: 100) == Measurement(size: .zero))
    #expect(label.lines(in: 100) == [])
  }

  @Test("text, font and number of lines can change at any time")
  func changes() {
    let label = Label("one two", font: .cells)
    #expect(label.measurement(in: 3).size == Size(width: 3, height: 2))
    label.text = "one two three"
    #expect(label.measurement(in: 5).size == Size(width: 5, height: 3))
    label.maximumLines = 1
    #expect(label.measurement(in: 5).size == Size(width: 4, height: 1))
    #expect(label.lines(in: 5).map(\.text) == ["one…"])
    #expect(label.lines(in: 5).map(\.isTruncated) == [true])
    label.maximumLines = nil
    label.font = .monospaced(2048)
    #expect(label.measurement(in: .infinity).size == Size(width: 13 * 1233, height: 2384))
  }

  @Test("alignment puts narrower lines at the edges or in the middle")
  func alignment() {
    let label = Label("abcd ef", font: .cells)
    #expect(left(of: label, .leading) == [0, 0])
    #expect(left(of: label, .center) == [1, 2])
    #expect(left(of: label, .trailing) == [2, 4])
  }

  @Test("read from the right, leading is right")
  func mirrored() {
    let label = Label("abcd ef", font: .cells)
    label.layoutDirection = .rightToLeft
    #expect(left(of: label, .leading) == [2, 4])
    #expect(left(of: label, .center) == [1, 2])
    #expect(left(of: label, .trailing) == [0, 0])
    #expect(left(of: label, .justified) == [0, 4])
  }

  @Test("justified lines reach both edges, but for the last of a paragraph")
  func justified() {
    let label = Label("ab cd ef\ngh", font: .cells)
    label.alignment = .justified
    let lines = label.lines(in: 6)
    #expect(lines.map(\.text) == ["ab cd", "ef", "gh"])
    #expect(
      lines.map(\.frame) == [
        Rect(x: 0, y: 0, width: 6, height: 1), Rect(x: 0, y: 1, width: 2, height: 1),
        Rect(x: 0, y: 2, width: 2, height: 1),
      ])
    #expect(lines.map(\.baseline) == [1, 2, 3])
  }

  @Test("a label has the name of its text unless it has another")
  func name() {
    #expect(Label("Hello").name == "Hello")
    #expect(Label("Hello", name: "greeting").name == "greeting")
  }

  @Test("a label does not keep itself alive")
  func lifetime() {
    weak var label: Label?
    do {
      let made = Label("Hello")
      label = made
      #expect(label != nil)
      _ = made.measurement(in: 10)
    }
    #expect(label == nil)
  }

  private func left(of label: Label, _ alignment: TextAlignment) -> [Double] {
    label.alignment = alignment
    return label.lines(in: 6).map(\.frame.minX)
  }
}
