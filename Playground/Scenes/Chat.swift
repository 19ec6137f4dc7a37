import Bowerbird
import BowerbirdPage

extension Scene {
  /// Bubbles that are as wide as their text, and at most three quarters of the chat.
  static let chat = Scene("chat", "Bubbles that hug their texts", size: Size(width: 340, height: 330)) {
    let chat = Box("chat"), input = Box("message")
    let lines = [
      (false, "Have you seen the new bower?"),
      (true, "Not yet."),
      (false, "Blue bottle caps everywhere, and he has even found a clothes peg. Come and have a look!"),
      (true, "On my way. I bring a feather, it would be rude to come without anything."),
    ]
    var previous: Box?
    var gaps: [LayoutConstraint] = []
    for (isOwn, text) in lines {
      let bubble = Box(isOwn ? "me" : "you"), label = Label(text)
      chat.add(bubble)
      bubble.add(label)
      label.constraints { $0.edgesAnchor == bubble.edgesAnchor -- (horizontally: 12, vertically: 12) }
      var gap: LayoutConstraint?
      bubble.constraints { view in
        view.widthAnchor <= chat.widthAnchor * 0.75
        if isOwn {
          view.trailingAnchor == chat.trailingAnchor - 10
        } else {
          view.leadingAnchor == chat.leadingAnchor + 10
        }
        if let previous {
          view.topAnchor == previous.bottomAnchor + 8 --> gap
        } else {
          view.topAnchor == chat.topAnchor + 14
        }
      }
      if let gap { gaps.append(gap) }
      previous = bubble
    }
    chat.add(input)
    input.constraints { view in
      view.horizontalEdgesAnchor == chat.horizontalEdgesAnchor -- 10
      view.bottomAnchor == chat.bottomAnchor - 10
      view.heightAnchor == 36
    }
    return Stage(
      chat, knobs: [LiveKnob("distance", 8, in: 0...40) { [gaps] in for gap in gaps { gap.constant = $0 } }])
  }
}
