import Bowerbird

/// A message: who wrote it, when, and what.
final class MessageCard: Box {
  let face = Box("face")
  let sender: Label
  let time: Label
  let message: Label

  init(from name: String, at time: String, _ text: String) {
    sender = Label(name, font: .proportional(16), name: "sender")
    self.time = Label(time, font: .proportional(12), name: "time")
    message = Label(text, name: "message")
    super.init("card")
    add([face, sender, self.time, message])
    placeFace()
    placeHeading()
    placeMessage()
  }

  private func placeFace() {
    face.constraints { view in
      view.leadingTopAnchor == leadingTopAnchor + 12
      view.sizeAnchor == Size(width: 40, height: 40)
      view.bottomAnchor <= bottomAnchor - 12
    }
  }

  private func placeHeading() {
    sender.maximumLines = 1
    sender.constraints { view in
      view.leadingAnchor == face.trailingAnchor + 12
      view.topAnchor == face.topAnchor
    }
    time.contentHugging.horizontal = 251
    time.compressionResistance.horizontal = 751
    time.constraints { view in
      view.leadingAnchor == sender.trailingAnchor + 8
      view.trailingAnchor == trailingAnchor - 12
      view.firstBaselineAnchor == sender.firstBaselineAnchor
    }
  }

  private func placeMessage() {
    message.constraints { view in
      view.topAnchor == sender.bottomAnchor + 4
      view.leadingAnchor == sender.leadingAnchor
      view.trailingAnchor == time.trailingAnchor
      view.bottomAnchor <= bottomAnchor - 12
    }
  }
}
