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
  view.bottomAnchor <= card.bottomAnchor - 12
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
  view.bottomAnchor <= card.bottomAnchor - 12
}
for width in [480.0, 320, 240] { print(width, card.fittingSize(width: width).height) }
// 480.0 79.21875
// 320.0 95.515625
// 240.0 111.8125
let report = card.layout(card.fittingSize(width: 320))
print(report.conflicts.count, card.ambiguities().count)  // 0 0
print(card.text(columns: 40))
// ┌ card ────────────────────────────────┐
// │┌────┐ Ada Lovelace              9:41 │
// ││face│ I have found two blue bottle   │
// │└────┘ caps and a clothes peg. Come   │
// │       and look!                      │
// │                                      │
// └──────────────────────────────────────┘
