import Bowerbird

extension Scene {
  /// An image beside a title and a body.
  static let imageTitleBody = Scene(
    "image-title-body", "An image, a title and a body that wraps", size: Size(width: 360, height: 150)
  ) {
    let title = Label("Satin bowerbird", font: .proportional(20))
    let body = Label(
      "The male builds a bower of twigs and decorates it with whatever is blue: feathers, berries, bottle caps.")
    let card = Grid.horizontal("card") {
      Box("image")
        .constant(110)
        .margin(EdgeInsets(10))
      Grid.vertical {
        title
          .auto()
          .margin(EdgeInsets(top: 10, right: 10))
        body
          .expanded()
          .verticalAlignment(.autoTop)
          .margin(EdgeInsets(top: 4, bottom: 10, right: 10))
      }
      .expanded()
    }
    return Stage(card)
  }
}
