import Bowerbird
import BowerbirdDrawing

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
