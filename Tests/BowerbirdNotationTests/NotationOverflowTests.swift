import Bowerbird
import BowerbirdNotation
import Testing

@Suite("Items that stand for those that are left out, as text")
struct NotationOverflowTests {
  private let sizes = [Size(width: 320, height: 40), Size(width: 150, height: 40), Size(width: 320, height: 40)]

  @Test("an item that stands for those that are left out")
  func overflow() {
    let items = (0..<5).map { index in
      let item = Box("i\(index)")
      item.intrinsicSize = Size(width: 40, height: 10)
      return item
    }
    let more = Label("", name: "more")
    let root = Grid.wrapping(spacing: 4, lineLimit: 1) {
      for item in items { item }
      more.overflowItem { "+\($0) more" }
    }
    root.name = "root"
    expectSame(
      """
      wrapping root .spacing(4) .lineLimit(1) {
        box i0 .size(40, 10)
        box i1 .size(40, 10)
        box i2 .size(40, 10)
        box i3 .size(40, 10)
        box i4 .size(40, 10)
        label more "" .overflowItem("+# more")
      }
      """, as: root, in: sizes)
  }
}
