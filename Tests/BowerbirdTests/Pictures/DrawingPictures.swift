import Bowerbird

extension GuidePicture {
  static let ofDrawing = [
    GuidePicture(module: "BowerbirdDrawing", name: "drawing", showsConstraints: true) {
      let card = Box("card"), photo = Box("photo")
      card.add(photo)
      photo.constraints { $0.edgesAnchor == card.edgesAnchor -- (horizontally: 8, vertically: 16) }
      card.layout(width: 176, height: 80)
      return card
    }
  ]
}
