import Bowerbird

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
