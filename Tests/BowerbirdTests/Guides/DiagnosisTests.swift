import Bowerbird
import Testing

/// Runs the code of Diagnosis.md.
@Suite struct DiagnosisTests {
  private let document = TestedDocument("Sources/BowerbirdLayout/BowerbirdLayout.docc/Diagnosis.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a conflict`() throws {
    #sourceLocation(file:"Cell.swift",line:2)
    // The document's code begins
    let cell = Box("cell"), image = Box("image"), text = Box("text")
    cell.add([image, text])
    image.constraints { view in
      view.leadingAnchor == cell.leadingAnchor
      view.widthAnchor == 80
    }
    text.constraints { view in
      view.leadingAnchor == image.trailingAnchor + 8
      view.trailingAnchor == cell.trailingAnchor
      view.widthAnchor >= 40
    }
    let report = cell.layout(width: 100, height: 44)
    for conflict in report.conflicts { print(conflict) }
    // 'text'.width >= 40 (App/Cell.swift:12) was left out: it cannot hold
    // together with 'text'.trailing == 'cell'.trailing (App/Cell.swift:11),
    // 'text'.leading == 'image'.trailing + 8 (App/Cell.swift:10),
    // 'image'.width == 80 (App/Cell.swift:7), 'image'.leading == 'cell'.leading
    // (App/Cell.swift:6) and the given width 100 of 'cell'. They would all hold if
    // the constant of 'text'.width >= 40 (App/Cell.swift:12) were 12 instead of 40.
    print(image.frame.width, text.frame.x, text.frame.width)  // 80.0 88.0 12.0
    // and ends
    #sourceLocation()
    try document.expectPrinted()

    // The document's code begins
    print(cell.layout(width: 140, height: 44).conflicts.count, text.frame.width)
    // 0 52.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `members`() throws {
    #sourceLocation(file:"Cell.swift",line:2)
    // The document's code begins
    let column = Box("column"), entry = Box("entry")
    column.add(entry)
    entry.constraints { view in
      view.widthAnchor == 200 --! .identifier("entry width")
      view.widthAnchor <= column.widthAnchor --! .identifier("no wider than the column")
    }
    if let conflict = column.layout(width: 150, height: 20).conflicts.first {
      print(conflict.leftOut.identifier ?? "")  // no wider than the column
      print(conflict.members.map { $0.items })
      // [["entry", "column"], ["entry"], ["column"]]
      print(conflict.members.map { $0.line })  // [7, 6, 0]
    }
    // and ends
    #sourceLocation()
    try document.expectPrinted()
  }

  @Test func `mistakes`() throws {
    // The document's code begins
    let one = Box("one"), other = Box("other")
    let waiting: LayoutConstraint = one.topAnchor == other.bottomAnchor
    waiting.isActive = true
    for problem in one.layout(width: 10, height: 10).problems { print(problem) }
    // 'one'.top == 'other'.bottom waits: add 'other' to 'one' first.
    // and ends
    try document.expectPrinted()
  }

  @Test func `an ambiguity`() throws {
    // The document's code begins
    let container = Box("container"), fixed = Box("fixed"), loose = Box("loose")
    container.add([fixed, loose])
    fixed.constraints { view in
      view.leadingTopAnchor == container.leadingTopAnchor + 20
      view.sizeAnchor == Size(width: 100, height: 60)
    }
    loose.constraints { view in
      view.leadingAnchor >= fixed.trailingAnchor + 20
      view.trailingAnchor <= container.trailingAnchor - 20
      view.topAnchor == fixed.topAnchor
      view.sizeAnchor == Size(width: 100, height: 60)
    }
    container.layout(width: 320, height: 100)
    for ambiguity in container.ambiguities() { print(ambiguity) }
    // 'loose'.leading is not determined: it is 140 and could as well be 141.
    // Add a constraint for 'loose'.leading, such as a distance from an edge of 'container'.
    // and ends
    try document.expectPrinted()

    // The document's code begins
    loose.constraints { $0.leadingAnchor == fixed.trailingAnchor + 20 --! .priority(1) }
    container.layoutIfNeeded()
    print(container.ambiguities().count)  // 0
    // and ends
    try document.expectPrinted()
  }

  @Test func `an explanation`() throws {
    #sourceLocation(file:"Card.swift",line:2)
    // The document's code begins
    let card = Box("card"), photo = Box("photo"), caption = Box("caption")
    card.add([photo, caption])
    photo.constraints { view in
      view.topAnchor == card.topAnchor + 20
      view.widthAnchor == card.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    caption.constraints { $0.topAnchor == photo.bottomAnchor + 8 }
    card.layout(width: 320, height: 240)
    print(card.explain(caption.topAnchor))
    // 'caption'.top = 196
    //   because 'caption'.top == 'photo'.bottom + 8 (App/Card.swift:10)
    //   'photo'.top = 20
    //     because 'photo'.top == 'card'.top + 20 (App/Card.swift:6)
    //   'photo'.height = 168
    //     because 'photo'.height == 'photo'.width * 0.6 (App/Card.swift:8)
    //     'photo'.width = 280
    //       because 'photo'.width == 'card'.width - 40 (App/Card.swift:7)
    //       'card'.width = 320
    //         because it is the given width of 'card'
    // and ends
    #sourceLocation()
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
