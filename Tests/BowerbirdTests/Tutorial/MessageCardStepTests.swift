import Bowerbird
import BowerbirdDrawing
import Foundation
import Testing

/// Runs the steps of the tutorial.
@Suite struct MessageCardStepTests {
  private static let resources = "Sources/Bowerbird/Bowerbird.docc/Resources"
  private let document = TestedDocument((1...9).map { "\(resources)/MessageCard-0\($0).swift" })
  private func print(_ items: Any...) { document.print(items) }

  @Test func `an empty box`() throws {
    // The document's code begins
    let card = Box("card")
    card.layout(width: 320, height: 80)
    print(card.frame.width, card.frame.height)  // 320.0 80.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `a drawing`() throws {
    // The document's code begins
    let card = Box("card")
    card.layout(width: 320, height: 80)
    print(card.frame.width, card.frame.height)  // 320.0 80.0
    print(card.text(columns: 40))
    // ┌──────────────────────────────────────┐
    // │                                      │
    // │                 card                 │
    // │                                      │
    // │                                      │
    // └──────────────────────────────────────┘
    // and ends
    try document.expectPrinted()
  }

  @Test func `a face`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    card.add(face)
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
    }
    card.layout(width: 320, height: 80)
    print(face.frame.x, face.frame.y, face.frame.width, face.frame.height)  // 12.0 12.0 40.0 40.0
    print(card.text(columns: 40))
    // ┌ card ────────────────────────────────┐
    // │┌────┐                                │
    // ││face│                                │
    // │└────┘                                │
    // │                                      │
    // └──────────────────────────────────────┘
    // and ends
    try document.expectPrinted()
  }

  @Test func `a sender`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
    card.add([face, sender])
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
    }
    sender.constraints { view in
      view.leadingAnchor == face.trailingAnchor + 12
      view.topAnchor == face.topAnchor
    }
    card.layout(width: 320, height: 80)
    print(sender.frame.x, sender.frame.y, sender.frame.height)  // 64.0 12.0 18.625
    print(card.text(columns: 40))
    // ┌ card ────────────────────────────────┐
    // │┌────┐ Ada Lovelace                   │
    // ││face│                                │
    // │└────┘                                │
    // │                                      │
    // └──────────────────────────────────────┘
    // and ends
    try document.expectPrinted()
  }

  @Test func `a time`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
    let time = Label("9:41", font: .proportional(12), name: "time")
    card.add([face, sender, time])
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
    }
    sender.constraints { view in
      view.leadingAnchor == face.trailingAnchor + 12
      view.topAnchor == face.topAnchor
    }
    time.constraints { view in
      view.leadingAnchor == sender.trailingAnchor + 8
      view.trailingAnchor == card.trailingAnchor - 12
      view.firstBaselineAnchor == sender.firstBaselineAnchor
    }
    card.layout(width: 320, height: 80)
    for ambiguity in card.ambiguities() { print(ambiguity) }
    // These are not determined: 'sender'.width (209.052734375, could as well be 208.052734375),
    // 'time'.leading (281.052734375, could as well be 280.052734375) and
    // 'time'.width (26.947265625, could as well be 27.947265625).
    // Add a constraint for one of them, or change the content hugging or
    // compression resistance of 'sender'.
    // and ends
    try document.expectPrinted()
  }

  @Test func `who gives way`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
    let time = Label("9:41", font: .proportional(12), name: "time")
    card.add([face, sender, time])
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
    }
    sender.maximumLines = 1
    sender.constraints { view in
      view.leadingAnchor == face.trailingAnchor + 12
      view.topAnchor == face.topAnchor
    }
    time.contentHugging.horizontal = 251
    time.compressionResistance.horizontal = 751
    time.constraints { view in
      view.leadingAnchor == sender.trailingAnchor + 8
      view.trailingAnchor == card.trailingAnchor - 12
      view.firstBaselineAnchor == sender.firstBaselineAnchor
    }
    card.layout(width: 320, height: 80)
    for ambiguity in card.ambiguities() { print(ambiguity) }
    print(time.frame.maxX, sender.lines.map(\.text))  // 308.0 ["Ada Lovelace"]
    card.layout(width: 160, height: 80)
    print(time.frame.maxX, sender.lines.map(\.text))  // 148.0 ["Ada…"]
    // and ends
    try document.expectPrinted()
  }

  @Test func `a message`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
    let time = Label("9:41", font: .proportional(12), name: "time")
    let message = Label("I have found two blue bottle caps and a clothes peg. Come and look!", name: "message")
    card.add([face, sender, time, message])
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
    }
    sender.maximumLines = 1
    sender.constraints { view in
      view.leadingAnchor == face.trailingAnchor + 12
      view.topAnchor == face.topAnchor
    }
    time.contentHugging.horizontal = 251
    time.compressionResistance.horizontal = 751
    time.constraints { view in
      view.leadingAnchor == sender.trailingAnchor + 8
      view.trailingAnchor == card.trailingAnchor - 12
      view.firstBaselineAnchor == sender.firstBaselineAnchor
    }
    message.constraints { view in
      view.topAnchor == sender.bottomAnchor + 4
      view.leadingAnchor == sender.leadingAnchor
      view.trailingAnchor == time.trailingAnchor
    }
    card.layout(width: 320, height: 80)
    print(message.frame.y, message.frame.width)  // 34.625 244.0
    for line in message.lines { print(line.text) }
    // I have found two blue bottle caps
    // and a clothes peg. Come and
    // look!
    // and ends
    try document.expectPrinted()
  }

  @Test func `the card's height`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
    let time = Label("9:41", font: .proportional(12), name: "time")
    let message = Label("I have found two blue bottle caps and a clothes peg. Come and look!", name: "message")
    card.add([face, sender, time, message])
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
      view.bottomAnchor <= card.bottomAnchor - 12
    }
    sender.maximumLines = 1
    sender.constraints { view in
      view.leadingAnchor == face.trailingAnchor + 12
      view.topAnchor == face.topAnchor
    }
    time.contentHugging.horizontal = 251
    time.compressionResistance.horizontal = 751
    time.constraints { view in
      view.leadingAnchor == sender.trailingAnchor + 8
      view.trailingAnchor == card.trailingAnchor - 12
      view.firstBaselineAnchor == sender.firstBaselineAnchor
    }
    message.constraints { view in
      view.topAnchor == sender.bottomAnchor + 4
      view.leadingAnchor == sender.leadingAnchor
      view.trailingAnchor == time.trailingAnchor
      view.bottomAnchor <= card.bottomAnchor - 12
    }
    for width in [480.0, 320, 240] { print(width, card.fittingSize(width: width).height) }
    // 480.0 79.21875
    // 320.0 95.515625
    // 240.0 111.8125
    let report = card.layout(card.fittingSize(width: 320))
    print(report.conflicts.count, card.ambiguities().count)  // 0 0
    print(card.text(columns: 40))
    // ┌ card ────────────────────────────────┐
    // │┌────┐ Ada Lovelace              9:41 │
    // ││face│ I have found two blue bottle   │
    // │└────┘ caps and a clothes peg. Come   │
    // │       and look!                      │
    // │                                      │
    // └──────────────────────────────────────┘
    // and ends
    try document.expectPrinted()
  }

  @Test func `a card without a face`() throws {
    // The document's code begins
    let card = Box("card"), face = Box("face")
    let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
    let time = Label("9:41", font: .proportional(12), name: "time")
    let message = Label("I have found two blue bottle caps and a clothes peg. Come and look!", name: "message")
    card.add([face, sender, time, message])
    card.alternatives {
      Alternative("with face", when: card.widthAnchor >= 240) {
        face.leadingTopAnchor == card.leadingTopAnchor + 12
        face.sizeAnchor == Size(width: 40, height: 40)
        face.bottomAnchor <= card.bottomAnchor - 12
        sender.leadingAnchor == face.trailingAnchor + 12
      }
      Alternative("without face", without: [face]) {
        sender.leadingAnchor == card.leadingAnchor + 12
      }
    }
    sender.maximumLines = 1
    sender.constraints { view in
      view.topAnchor == card.topAnchor + 12
    }
    time.contentHugging.horizontal = 251
    time.compressionResistance.horizontal = 751
    time.constraints { view in
      view.leadingAnchor == sender.trailingAnchor + 8
      view.trailingAnchor == card.trailingAnchor - 12
      view.firstBaselineAnchor == sender.firstBaselineAnchor
    }
    message.constraints { view in
      view.topAnchor == sender.bottomAnchor + 4
      view.leadingAnchor == sender.leadingAnchor
      view.trailingAnchor == time.trailingAnchor
      view.bottomAnchor <= card.bottomAnchor - 12
    }
    card.layout(width: 320, height: 120)
    print(face.isLeftOut, message.frame.width)  // false 244.0
    card.layout(width: 200, height: 120)
    print(face.isLeftOut, message.frame.width)  // true 176.0
    print(card.explainAlternatives())
    // 'card' takes 'without face': 'with face' asks for 'card'.width >= 240, but 'card'.width is 200.
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other step`() throws { try document.expectAllCode() }

  @Test(arguments: ["MessageCard.swift", "MessageCardTests.swift"])
  func `the last step is what these tests are made of`(name: String) throws {
    let folder = "Tests/BowerbirdTests/Tutorial"
    let ours = try String(contentsOfFile: DocumentCode.repositoryFile("\(folder)/\(name)"), encoding: .utf8)
    let shown = try String(contentsOfFile: DocumentCode.repositoryFile("\(Self.resources)/\(name)"), encoding: .utf8)
    #expect(ours == shown)
  }

  @Test func `the first test is a part of the last step`() throws {
    let first = try DocumentCode.shown(in: "\(Self.resources)/MessageCardTests-1.swift").blocks[0]
    let last = try DocumentCode.shown(in: "\(Self.resources)/MessageCardTests.swift").blocks[0]
    #expect(last.starts(with: first.dropLast()))
  }
}
