import Bowerbird

extension GuidePicture {
  static let ofTutorial = [
    GuidePicture(module: "Bowerbird", name: "card", showsConstraints: true) {
      let card = Box("card"), image = Box("image"), title = Box("title")
      card.add([image, title])
      image.constraints { view in
        view.topAnchor == card.topAnchor + 20
        view.centerXAnchor == card.centerXAnchor
        view.widthAnchor == card.widthAnchor -- 20
        view.heightAnchor == view.widthAnchor * 0.6
      }
      title.constraints { view in
        view.topAnchor == image.bottomAnchor + 12
        view.horizontalEdgesAnchor == image.horizontalEdgesAnchor
        view.heightAnchor == 24 --! .priority(.defaultHigh)
      }
      card.layout(width: 320, height: 240)
      return card
    },
    GuidePicture(module: "Bowerbird", name: "message-box") { laidOut(Box("card"), 320, 80) },
    GuidePicture(module: "Bowerbird", name: "message-face") {
      laidOut(withFace(Box("card")), 320, 80)
    },
    GuidePicture(module: "Bowerbird", name: "message-heading") {
      let card = message(320)
      card.message.remove()
      return laidOut(card, 320, 80)
    },
    GuidePicture(module: "Bowerbird", name: "message-card") { message(320) },
    GuidePicture(module: "Bowerbird", name: "message-narrow") { message(200) },
  ]

  private static func laidOut(_ box: Box, _ width: Double, _ height: Double) -> Box {
    box.layout(width: width, height: height)
    return box
  }

  private static func withFace(_ card: Box) -> Box {
    let face = Box("face")
    card.add(face)
    face.constraints { view in
      view.leadingTopAnchor == card.leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
    }
    return card
  }

  private static func message(_ width: Double) -> MessageCard {
    let card = MessageCard(
      from: "Ada Lovelace", at: "9:41", "I have found two blue bottle caps and a clothes peg. Come and look!")
    card.layout(card.fittingSize(width: width))
    return card
  }
}
