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
sender.constraints { view in
  view.leadingAnchor == face.trailingAnchor + 12
  view.topAnchor == face.topAnchor
}
time.constraints { view in
  view.leadingAnchor == sender.trailingAnchor + 8
  view.trailingAnchor == card.trailingAnchor - 12
  view.firstBaselineAnchor == sender.firstBaselineAnchor
}
card.layout(width: 320, height: 80)
for ambiguity in card.ambiguities() { print(ambiguity) }
// These are not determined: 'sender'.width (209.052734375, could as well be 208.052734375),
// 'time'.leading (281.052734375, could as well be 280.052734375) and
// 'time'.width (26.947265625, could as well be 27.947265625).
// Add a constraint for one of them, or change the content hugging or
// compression resistance of 'sender'.
