import Bowerbird

extension GuidePicture {
  static let ofLines = [
    GuidePicture(module: "BowerbirdGrids", name: "wrapping") {
      let names = ["blue", "feathers", "shells", "moss", "a bower of twigs", "berries", "bottle caps"]
      let grows = Box("grows")
      grows.intrinsicSize = Size(width: 60, height: 16)
      let tags = Grid.wrapping(spacing: 8, alignment: .stretch) {
        for name in names { Label(name, font: .proportional(14)) }
        grows.grow()
      }
      tags.name = "tags"
      tags.layout(width: 260, height: 70)
      return tags
    }
  ]
}
