import Bowerbird
import BowerbirdDrawing

let card = Box("card")
card.layout(width: 320, height: 80)
print(card.frame.width, card.frame.height)  // 320.0 80.0
print(card.text(columns: 40))
// ┌──────────────────────────────────────┐
// │                                      │
// │                 card                 │
// │                                      │
// │                                      │
// └──────────────────────────────────────┘
