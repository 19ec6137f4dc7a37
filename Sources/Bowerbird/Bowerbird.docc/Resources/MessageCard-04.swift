import Bowerbird
import BowerbirdDrawing

let card = Box("card"), face = Box("face")
let sender = Label("Ada Lovelace", font: .proportional(16), name: "sender")
card.add([face, sender])
face.constraints { view in
  view.leadingTopAnchor == card.leadingTopAnchor + 12
  view.sizeAnchor == Size(width: 40, height: 40)
}
sender.constraints { view in
  view.leadingAnchor == face.trailingAnchor + 12
  view.topAnchor == face.topAnchor
}
card.layout(width: 320, height: 80)
print(sender.frame.x, sender.frame.y, sender.frame.height)  // 64.0 12.0 18.625
print(card.text(columns: 40))
// ┌ card ────────────────────────────────┐
// │┌────┐ Ada Lovelace                   │
// ││face│                                │
// │└────┘                                │
// │                                      │
// └──────────────────────────────────────┘
