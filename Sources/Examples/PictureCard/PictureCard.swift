import Bowerbird
import BowerbirdDrawing

/// A card with a picture, a title, a text and an author, which a server could make for a shared article.
struct PictureCard {
  let card = Box("card")
  let picture = Box("picture")
  let title: Label
  let text: Label
  let author: Label

  init(title: String, text: String, author: String) {
    self.title = Label(title, font: .proportional(28), name: "title")
    self.text = Label(text, font: .proportional(15), name: "text")
    self.author = Label(author, font: .monospaced(12), name: "author")
    card.add([picture, self.title, self.text, self.author])
    arrange()
  }

  /// Puts the picture into the leading third and the texts beside it, the author at the bottom.
  private func arrange() {
    let margin = 24.0
    picture.constraints { view in
      view.leadingAnchor == card.leadingAnchor
      view.verticalEdgesAnchor == card.verticalEdgesAnchor
      view.widthAnchor == card.widthAnchor / 3
    }
    title.constraints { view in
      view.topAnchor == card.topAnchor + margin
      view.leadingAnchor == picture.trailingAnchor + margin
      view.trailingAnchor == card.trailingAnchor - margin
    }
    text.constraints { view in
      view.topAnchor == title.bottomAnchor + 12
      view.horizontalEdgesAnchor == title.horizontalEdgesAnchor
    }
    author.constraints { view in
      view.topAnchor >= text.bottomAnchor + 12
      view.leadingAnchor == title.leadingAnchor
      view.bottomAnchor == card.bottomAnchor - margin
    }
  }

  /// Lays out and draws the card, in the height that its texts need, or half the width if that is more.
  ///
  /// - Parameter width: The width of the card.
  /// - Returns: An SVG document.
  func svg(width: Double) -> String {
    card.layout(width: width, height: max(card.fittingSize(width: width).height, width / 2))
    return card.svg(DrawingOptions(theme: .light, margin: 16))
  }
}
