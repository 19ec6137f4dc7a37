import BowerbirdLayout
import Testing

/// The name of a box in reports: its own name, or its path if the name is not unique.
@Suite struct PathTests {
  private func list(_ rows: Int) -> (root: Box, dates: [Box]) {
    let root = Box("list")
    var dates: [Box] = []
    for number in 1...rows {
      let row = Box("row \(number)"), date = Box("date")
      row.add(date)
      root.add(row)
      dates.append(date)
    }
    return (root, dates)
  }

  @Test func `a name of its own is enough`() {
    let (root, dates) = list(1)
    root.layout(width: 100, height: 100)
    #expect(dates[0].layoutNode.reference.path == "date")
  }

  @Test func `a conflict names the row`() {
    let (root, dates) = list(3)
    dates[1].constraints {
      $0.widthAnchor == 20
      $0.widthAnchor == 30
    }
    let conflict = root.layout(width: 100, height: 100).conflicts[0]
    #expect(conflict.description.hasPrefix("'row 2/date'.width == 30"))
    #expect(conflict.members.allSatisfy { $0.items == ["row 2/date"] })
  }

  @Test func `ambiguities, explanations and problems do too`() {
    let (root, dates) = list(2)
    dates[0].intrinsicSize = Size(width: .nan, height: 10)
    let report = root.layout(width: 100, height: 100)
    #expect(report.problems.map(\.description).contains { $0.contains("The content of 'row 1/date'") })
    #expect(dates[1].ambiguities().contains { $0.items == ["row 2/date"] })
    #expect(root.explain(dates[1].widthAnchor).subject == "'row 2/date'.width")
  }

  @Test func `items that are alike beside each other are counted`() {
    let root = Box("root"), row = Box("row"), other = Box("row")
    let first = Box("date"), second = Box("date"), third = Box("date"), nameless = Box(), anotherNameless = Box()
    row.add([first, second])
    other.add([third, nameless])
    root.add([row, other, anotherNameless])
    root.layout(width: 100, height: 100)
    let paths = [first, second, third, nameless, row, other].map { $0.layoutNode.reference.path }
    #expect(
      paths == [
        "root/row #1/date #1", "root/row #1/date #2", "root/row #2/date", "root/row #2/unnamed", "root/row #1",
        "root/row #2",
      ])
  }

  @Test func `a new name, and items that come and go, are noticed`() {
    let (root, dates) = list(2)
    let reference = dates[1].layoutNode.reference
    root.layout(width: 100, height: 100)
    #expect(reference.path == "row 2/date")
    dates[0].name = "day"
    #expect(reference.path == "date")
    dates[0].name = "date"
    #expect(reference.path == "row 2/date")
    dates[0].remove()
    #expect(reference.path == "date")
    root.add(dates[0])
    #expect(reference.path == "row 2/date")
  }

  @Test func `a root without a name is not taken for an item without a name`() {
    let root = Box(), box = Box()
    root.add(box)
    box.constraints { $0.widthAnchor == root.widthAnchor }
    root.layout(width: 100, height: 100)
    let reasons = box.explain(.width).reasons
    #expect(reasons.count == 1 && reasons[0].hasPrefix("'unnamed'.width == the unnamed root.width ("), "\(reasons)")
    #expect(box.explain(.width).causes.map(\.subject) == ["the unnamed root.width"])
    let alone = Box()
    alone.layout(width: 100, height: 100)
    #expect(alone.explain(.width).subject == "an unnamed box.width")
  }

  @Test func `the paths of many siblings need few looks at each of them`() {
    let root = Box("root"), items = (0..<500).map { _ in CountingItem() }
    for item in items { root.add(item) }
    root.layout(width: 100, height: 100)
    let before = items.map(\.looks)
    let paths = items.map { $0.node.reference.path }
    #expect(paths == (1...500).map { "root/unnamed #\($0)" })
    #expect(zip(items, before).allSatisfy { $0.looks - $1 < 10 })
    root.add(Box(), at: 1)
    #expect(items[0].node.reference.path == "root/unnamed #1" && items[1].node.reference.path == "root/unnamed #3")
  }

  @Test func `a box that was never added`() {
    let screen = Box("screen"), image = Box("image")
    image.constraints { $0.widthAnchor == screen.widthAnchor }
    let problems = screen.layout(width: 100, height: 100).problems.map(\.description)
    #expect(problems.count == 1 && problems[0].hasSuffix("waits: add 'image' to 'screen' first."), "\(problems)")
    screen.add(image)
    #expect(screen.layoutIfNeeded().problems.isEmpty)
    #expect(image.frame.width == 100)
  }

  /// The parent that the program has in mind may be the list or the page, so the advice is about both.
  @Test func `a box that was never added, beside an item deep in the tree`() {
    let page = Box("page"), list = Box("list"), title = Box("title"), date = Box("date")
    page.add(list)
    list.add(title)
    date.constraints { $0.topAnchor == title.bottomAnchor }
    let problems = page.layout(width: 100, height: 100).problems.map(\.description)
    let advice = "waits: 'date' is not in the tree of 'page': add 'date' to 'page', or to an item inside of it."
    #expect(problems.count == 1 && problems[0].hasSuffix(advice), "\(problems)")
    list.add(date)
    #expect(page.layoutIfNeeded().problems.isEmpty)
  }
}

/// An item that counts how often its node is read.
private final class CountingItem: LayoutItem {
  let node = LayoutNode(name: "")
  private(set) var looks = 0

  var layoutNode: LayoutNode {
    looks += 1
    return node
  }
}
