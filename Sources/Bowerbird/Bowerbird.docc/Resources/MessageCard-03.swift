import Bowerbird
import BowerbirdDrawing

let card = Box("card"), face = Box("face")
card.add(face)
face.constraints { view in
  view.leadingTopAnchor == card.leadingTopAnchor + 12
  view.sizeAnchor == Size(width: 40, height: 40)
}
card.layout(width: 320, height: 80)
print(face.frame.x, face.frame.y, face.frame.width, face.frame.height)  // 12.0 12.0 40.0 40.0
print(card.text(columns: 40))
// ┌ card ────────────────────────────────┐
// │┌────┐                                │
// ││face│                                │
// │└────┘                                │
// │                                      │
// └──────────────────────────────────────┘
