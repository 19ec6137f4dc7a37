import BowerbirdLayout

/// Laid-out trees for the tests of drawings.
enum Samples {
  /// A page with a box at (20, 20), 280 wide and 168 high.
  static func image() -> Box {
    let container = Box("container")
    let image = Box("image")
    container.add(image)
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor - 40
      view.heightAnchor == view.widthAnchor * 0.6
    }
    container.layout(width: 320, height: 240)
    return container
  }

  /// A card with a photograph, a heading, a text and two buttons.
  static func card(width: Double = 420) -> Box {
    let card = Box("card"), photo = Box("photo"), actions = Box("actions"), save = Box("save"), share = Box("share")
    let heading = Label("Bowerbird", font: .proportional(20), name: "heading")
    let text = Label(
      "A bowerbird sorts what it finds by color, and lays it out where it looks best from the middle of the avenue.",
      font: .proportional(13), name: "text")
    card.add([photo, heading, text, actions])
    actions.add([save, share])
    card.constraints { card in
      photo.topAnchor == card.topAnchor + 12
      photo.leadingAnchor == card.leadingAnchor + 12
      photo.widthAnchor == 120
      photo.heightAnchor == 120
      heading.topAnchor == photo.topAnchor
      heading.leadingAnchor == photo.trailingAnchor + 16
      heading.trailingAnchor <= card.trailingAnchor - 12
      text.topAnchor == heading.bottomAnchor + 6
      text.leadingAnchor == heading.leadingAnchor
      text.trailingAnchor == card.trailingAnchor - 12
      actions.topAnchor >= photo.bottomAnchor + 12
      actions.topAnchor >= text.bottomAnchor + 12
      actions.topAnchor == card.topAnchor --! .priority(.low)
      actions.leadingAnchor == card.leadingAnchor + 12
      actions.trailingAnchor == card.trailingAnchor - 12
      actions.heightAnchor == 56
      save.topAnchor == actions.topAnchor + 16
      save.bottomAnchor == actions.bottomAnchor - 8
      save.leadingAnchor == actions.leadingAnchor + 8
      share.topAnchor == save.topAnchor
      share.bottomAnchor == save.bottomAnchor
      share.leadingAnchor == save.trailingAnchor + 8
      share.trailingAnchor == actions.trailingAnchor - 8
      share.widthAnchor == save.widthAnchor
    }
    card.layout(width: width, height: 232)
    return card
  }

  /// A board of three tracks, with its gaps.
  static func board() -> Board {
    let board = Board("board")
    for (index, name) in ["plan", "build", "ship"].enumerated() {
      let track = Box(name)
      board.add(track)
      let note = Box("note")
      track.add(note)
      board.constraints { board in
        track.topAnchor == board.topAnchor + 16
        track.bottomAnchor == board.bottomAnchor - 16
        track.leftAnchor == board.leftAnchor + (16 + 106 * Double(index))
        track.widthAnchor == 96
        note.topAnchor == track.topAnchor + 24
        note.leftAnchor == track.leftAnchor + 8
        note.rightAnchor == track.rightAnchor - 8
        note.heightAnchor == Double(30 + 20 * index)
      }
    }
    board.layout(width: 340, height: 160)
    return board
  }

  /// A dialogue of a terminal, in cells.
  static func dialogue() -> Box {
    let screen = Box("screen"), window = Box("window")
    let question = Label(
      "Overwrite “notes.txt”? It has been changed since it was read.", font: .cells, name: "question")
    let yes = Label("[ Yes ]", font: .cells), no = Label("[ No ]", font: .cells)
    screen.add(window)
    window.add([question, yes, no])
    screen.constraints { screen in
      window.centerXAnchor == screen.centerXAnchor
      window.topAnchor == screen.topAnchor + 1
      window.widthAnchor == 40
      question.topAnchor == window.topAnchor + 1
      question.leadingAnchor == window.leadingAnchor + 2
      question.trailingAnchor == window.trailingAnchor - 2
      yes.topAnchor == question.bottomAnchor + 1
      no.topAnchor == yes.topAnchor
      yes.leadingAnchor == question.leadingAnchor
      no.leadingAnchor == yes.trailingAnchor + 2
      yes.bottomAnchor == window.bottomAnchor - 1
    }
    screen.layout(width: 60, height: 9, snappingTo: .cells)
    return screen
  }
}

/// A box that shows the gaps between its tracks.
final class Board: Box, DrawingGuideSource {
  var drawingGuides: DrawingGuides {
    let frames = children.map(\.frame)
    let lines = frames.flatMap { [$0.minX, $0.maxX] }.map {
      DrawingGuides.Line(from: Point(x: $0, y: 0), to: Point(x: $0, y: frame.height))
    }
    let gaps = zip(frames, frames.dropFirst()).map {
      Rect(x: $0.maxX, y: $0.minY, width: $1.minX - $0.maxX, height: $0.height)
    }
    return DrawingGuides(lines: lines, gaps: gaps)
  }
}
