// A program like an app, compiled with the stub of AppKit; it ends with 1 if a frame is wrong.

import AppKit
import BowerbirdLayout
import BowerbirdViews

/// A card that lays itself out, with the y axis pointing down.
final class Card: NSView {
  let photo = NSView()
  let title = NSTextField()
  let note = NSTextField()
  override var isFlipped: Bool { true }
  private(set) var report: LayoutReport?

  init() {
    super.init()
    title.stringValue = String(repeating: "x", count: 25)
    title.maximumNumberOfLines = 0
    note.stringValue = "note"
    addSubview(photo)
    addSubview(title)
    add(note)
    photo.constraints { view in
      view.topAnchor == topAnchor + 20
      view.centerXAnchor == centerXAnchor
      view.widthAnchor == widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.5
    }
    title.constraints { view in
      view.topAnchor == photo.bottomAnchor + 10
      view.horizontalEdgesAnchor == photo.horizontalEdgesAnchor
    }
    note.constraints { view in
      view.leadingAnchor == title.leadingAnchor
      view.firstBaselineAnchor == title.lastBaselineAnchor + 30
    }
  }

  override func layout() { report = layOutViews() }
}

@MainActor
func expect(_ frame: CGRect, _ expected: CGRect, line: Int = #line) {
  if frame == expected { return }
  print("AppKitTrial.swift:\(line): \(frame) is not \(expected)")
  exit(1)
}

@main
@MainActor
struct AppKitTrial {
  static func main() {
    let card = Card()
    card.frame = CGRect(x: 0, y: 0, width: 240, height: 400)
    card.layout()
    // The photo is 200 wide, so 100 high. 25 characters of 10 take two lines of 20 in a width of 200. The note's
    // baseline is 30 below that of the second line, and the lines of both texts are equally high.
    expect(card.photo.frame, CGRect(x: 20, y: 20, width: 200, height: 100))
    expect(card.title.frame, CGRect(x: 20, y: 130, width: 200, height: 40))
    expect(card.note.frame, CGRect(x: 20, y: 180, width: 40, height: 20))

    // In a width of 290 the title has one line.
    card.frame = CGRect(x: 0, y: 0, width: 330, height: 400)
    card.layout()
    expect(card.title.frame, CGRect(x: 20, y: 175, width: 290, height: 20))

    // Inside another tree, the outer view lays everything out.
    let page = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let column = Box("column")
    page.add(column)
    column.add(card)
    column.constraints { view in
      view.edgesAnchor == page.layoutItem.edgesAnchor -- 10
    }
    card.layoutItem.constraints { view in
      view.topAnchor == column.topAnchor + 5
      view.leadingAnchor == column.leadingAnchor
      view.sizeAnchor == Size(width: 240, height: 400)
    }
    page.layOutViews()
    card.layout()
    // The page's y axis points up. The card's top is 15 below the page's top at 500, and the card is 400 high, so its
    // bottom is at 85.
    expect(card.frame, CGRect(x: 10, y: 85, width: 240, height: 400))
    expect(card.photo.frame, CGRect(x: 20, y: 20, width: 200, height: 100))
    if card.superview !== page || card.report != nil { fatalError("the page has not taken the card in") }

    // A view that was taken out of its superview is no longer laid out.
    card.note.removeFromSuperview()
    page.layOutViews()
    if card.note.superview != nil || card.layoutItem.children.count != 2 { fatalError("the note is still there") }
    print("The adaptor for AppKit works.")
  }
}
