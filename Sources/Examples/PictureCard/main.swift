// swift run picture-card > card.svg

let card = PictureCard(
  title: "The architects of the forest",
  text: """
    A satin bowerbird builds an avenue of twigs, paints it with chewed berries, and lays out whatever is blue in front of it, \
    where it looks best from the middle.
    """,
  author: "by a passing naturalist")
print(card.svg(width: 600), terminator: "")
