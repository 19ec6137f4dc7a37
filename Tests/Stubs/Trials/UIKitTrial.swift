// A program like an app, compiled with the stub of UIKit; it ends with 1 if a frame is wrong.

import BowerbirdLayout
import BowerbirdViews
import UIKit

/// A card that lays itself out.
final class Card: UIView {
  let photo = UIView()
  let title = UILabel()
  let note = UILabel()
  private(set) var report: LayoutReport?

  init() {
    super.init()
    title.text = String(repeating: "x", count: 25)
    title.numberOfLines = 0
    note.text = "note"
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

  override func layoutSubviews() { report = layOutViews() }
}

// The document's code begins
final class Profile: UIView {
  let photo = UIView(), name = UILabel()

  convenience init(of person: String) {
    self.init(frame: .zero)
    name.text = person
    add([photo, name])  // they become subviews with the next layout
    photo.constraints { view in
      view.leadingAnchor == leadingAnchor + 12
      view.topAnchor == topAnchor + 12
      view.widthAnchor == 40
      view.heightAnchor == 40
    }
    name.constraints { view in
      view.leadingAnchor == photo.trailingAnchor + 8
      view.centerYAnchor == photo.centerYAnchor
      view.trailingAnchor <= trailingAnchor - 12
    }
  }

  override func layoutSubviews() { layOutViews() }
}
// and ends

@MainActor
func expect(_ frame: CGRect, _ expected: CGRect, line: Int = #line) {
  if frame == expected { return }
  print("UIKitTrial.swift:\(line): \(frame) is not \(expected)")
  exit(1)
}

@main
@MainActor
struct UIKitTrial {
  static func main() {
    let card = Card()
    card.frame = CGRect(x: 0, y: 0, width: 240, height: 400)
    card.layoutSubviews()
    // The photo is 200 wide, so 100 high. 25 characters of 10 take two lines of 20 in a width of 200. The note's
    // baseline is 30 below that of the second line, and the lines of both texts are equally high.
    expect(card.photo.frame, CGRect(x: 20, y: 20, width: 200, height: 100))
    expect(card.title.frame, CGRect(x: 20, y: 130, width: 200, height: 40))
    expect(card.note.frame, CGRect(x: 20, y: 180, width: 40, height: 20))

    // In a width of 290 the title has one line.
    card.frame = CGRect(x: 0, y: 0, width: 330, height: 400)
    card.layoutSubviews()
    expect(card.title.frame, CGRect(x: 20, y: 175, width: 290, height: 20))

    // Inside another tree, the outer view lays everything out.
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
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
    card.layoutSubviews()
    expect(card.frame, CGRect(x: 10, y: 15, width: 240, height: 400))
    expect(card.photo.frame, CGRect(x: 20, y: 20, width: 200, height: 100))
    if card.superview !== page || card.report != nil { fatalError("the page has not taken the card in") }

    // A view that was taken out of its superview is no longer laid out.
    card.note.removeFromSuperview()
    page.layOutViews()
    if card.note.superview != nil || card.layoutItem.children.count != 2 { fatalError("the note is still there") }

    // The example of the documentation: 12 from the edges, with the name beside the middle of the photo.
    let profile = Profile(of: "Ada")
    profile.frame = CGRect(x: 0, y: 0, width: 200, height: 64)
    profile.layoutSubviews()
    expect(profile.photo.frame, CGRect(x: 12, y: 12, width: 40, height: 40))
    expect(profile.name.frame, CGRect(x: 60, y: 22, width: 30, height: 20))
    print("The adaptor for UIKit works.")
  }
}
