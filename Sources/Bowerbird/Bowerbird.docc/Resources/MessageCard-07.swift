import Bowerbird
import BowerbirdDrawing

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
