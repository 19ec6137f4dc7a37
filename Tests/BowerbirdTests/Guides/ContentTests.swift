import Bowerbird
import Testing

/// Runs the code of Content.md.
@Suite struct ContentTests {
  private let document = TestedDocument("Sources/BowerbirdLayout/BowerbirdLayout.docc/Content.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `an icon`() throws {
    // The document's code begins
    let toolbar = Box("toolbar"), icon = Box("icon")
    toolbar.add(icon)
    icon.intrinsicSize = Size(width: 24, height: 16)
    icon.constraints { $0.leadingTopAnchor == toolbar.leadingTopAnchor + 8 }
    toolbar.layout(width: 200, height: 44)
    print(icon.frame.x, icon.frame.y, icon.frame.width, icon.frame.height)
    // 8.0 8.0 24.0 16.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `who gives way`() throws {
    // The document's code begins
    let row = Box("row"), name = Box("name"), time = Box("time")
    row.add([name, time])
    name.intrinsicSize = Size(width: 120, height: 20)
    time.intrinsicSize = Size(width: 40, height: 20)
    name.constraints { $0.leadingTopAnchor == row.leadingTopAnchor }
    time.constraints { view in
      view.leadingAnchor == name.trailingAnchor + 8
      view.trailingAnchor == row.trailingAnchor
      view.topAnchor == row.topAnchor
    }
    time.contentHugging.horizontal = 251  // the time does not grow …
    time.compressionResistance.horizontal = 751  // … and is not cut off
    row.layout(width: 200, height: 20)
    print(name.frame.width, time.frame.width)  // 152.0 40.0
    row.layout(width: 100, height: 20)
    print(name.frame.width, time.frame.width)  // 52.0 40.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `a tie with content`() throws {
    // The document's code begins
    let mail = Box("mail"), subject = Box("subject")
    mail.add(subject)
    subject.intrinsicSize = Size(width: 140, height: 20)
    let limit = subject.widthAnchor == 100 --! .priority(.high) --! .activated
    print(mail.layout(width: 320, height: 100).ties.count)  // 1
    limit.priority = .high + 1  // now the constraint is stronger …
    mail.layoutIfNeeded()
    print(subject.frame.width)  // 100.0
    limit.priority = .high - 1  // … and now the content
    mail.layoutIfNeeded()
    print(subject.frame.width)  // 140.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `height for width`() throws {
    // The document's code begins
    let album = Box("album"), photos = Box("photos")
    album.add(photos)
    var questions = 0
    photos.measure = { proposed in  // twelve squares of 20, in rows
      questions += 1
      let across = max(1, min(12, (proposed.width / 20).rounded(.down)))
      let down = (12 / across).rounded(.up)
      return Measurement(size: Size(width: across * 20, height: down * 20))
    }
    photos.constraints { view in
      view.leadingTopAnchor == album.leadingTopAnchor
      view.trailingAnchor <= album.trailingAnchor
    }
    album.layout(width: 300, height: 200)
    print(photos.frame.width, photos.frame.height, questions)  // 240.0 20.0 1
    album.layout(width: 110, height: 200)
    print(photos.frame.width, photos.frame.height, questions)  // 110.0 60.0 2
    album.layout(width: 110, height: 90)
    print(photos.frame.width, photos.frame.height, questions)  // 110.0 60.0 2
    // and ends
    try document.expectPrinted()
  }

  @Test func `labels`() throws {
    // The document's code begins
    let screen = Box("screen"), title = Label("Every bower faces north", font: .cells)
    screen.add(title)
    title.constraints { view in
      view.leadingTopAnchor == screen.leadingTopAnchor
      view.trailingAnchor <= screen.trailingAnchor
    }
    screen.layout(width: 30, height: 5)
    print(title.frame.width, title.frame.height)  // 23.0 1.0
    screen.layout(width: 12, height: 5)
    print(title.frame.width, title.frame.height)  // 12.0 2.0
    print(title.lines.map(\.text))  // ["Every bower", "faces north"]
    title.maximumLines = 1
    screen.layoutIfNeeded()
    print(title.lines.map(\.text))  // ["Every bower…"]
    title.text = "North!"
    screen.layoutIfNeeded()
    print(title.frame.width, title.frame.height)  // 6.0 1.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `baselines`() throws {
    // The document's code begins
    let bill = Box("bill")
    let price = Label("9.50", font: .proportional(28))
    let unit = Label("a metre", font: .proportional(14))
    bill.add([price, unit])
    price.constraints { $0.leadingTopAnchor == bill.leadingTopAnchor }
    unit.constraints { view in
      view.leadingAnchor == price.trailingAnchor + 6
      view.firstBaselineAnchor == price.firstBaselineAnchor
    }
    bill.layout(width: 200, height: 40)
    print(price.font.ascent, unit.font.ascent)  // 25.990234375 12.9951171875
    print(unit.frame.y)  // 12.9951171875
    // and ends
    try document.expectPrinted()
  }

  @Test func `fitting`() throws {
    // The document's code begins
    let cell = Box("cell"), text = Label("Blue caps and a clothes peg", font: .cells)
    cell.add(text)
    text.constraints { $0.edgesAnchor == cell.edgesAnchor -- 2 }
    let free = cell.fittingSize(), narrow = cell.fittingSize(width: 18)
    print(free.width, free.height)  // 31.0 5.0
    print(narrow.width, narrow.height)  // 18.0 6.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `shapes and margins`() throws {
    // The document's code begins
    let page = Box("page"), film = Box("film")
    page.add(film)
    page.layoutMargins = DirectionalEdgeInsets(10)
    film.constraints { view in
      view.leadingTopAnchor == page.layoutMarginsGuide.leadingTopAnchor
      view.trailingAnchor == page.layoutMarginsGuide.trailingAnchor
      view.aspectRatio(16.0 / 9)
    }
    page.layout(width: 340, height: 300)
    print(film.frame.x, film.frame.width, film.frame.height)  // 10.0 320.0 180.0
    film.isHidden = true
    page.layout(width: 180, height: 300)
    print(film.frame.width, film.frame.height)  // 160.0 90.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `odd content`() throws {
    // The document's code begins
    let frame = Box("frame"), broken = Box("broken")
    frame.add(broken)
    broken.intrinsicWidth = .nan
    let report = frame.layout(width: 100, height: 100)
    print(report.problems[0])
    // The content of 'broken' has a size that is negative or not finite, or a
    // priority that is not a number from 1 to 1000; such an extent counts as 0,
    // and such a priority as 1 or 999.99.
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
