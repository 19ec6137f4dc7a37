import BowerbirdLayout
import Testing

/// Every line of code of FlooidLayout's document, as it stands there, with what comes of it.
@Suite("FlooidLayout's document")
struct FlooidLayoutDocumentTests {
  let container = Box("container")
  let image = Box("image")
  let icon = Box("icon")
  let siblingView = Box("sibling")
  let thumbnail = Box("thumbnail")

  init() {
    container.add([image, icon, siblingView, thumbnail])
    for (box, frame) in [
      (icon, Rect(x: 30, y: 40, width: 50, height: 60)),
      (siblingView, Rect(x: 100, y: 200, width: 80, height: 20)),
      (thumbnail, Rect(x: 10, y: 300, width: 40, height: 40)),
    ] {
      box.constraints {
        $0.leadingTopAnchor == container.leadingTopAnchor + (x: frame.x, y: frame.y)
        $0.sizeAnchor == Size(width: frame.width, height: frame.height)
      }
    }
  }

  /// The frame of the image in a container of 320 × 480.
  private func frame() -> Rect {
    container.layout(width: 320, height: 480)
    return image.frame
  }

  @Test func theIntroductionInUIKitsWords() {
    NSLayoutConstraint.activate([
      image.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      image.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      image.widthAnchor.constraint(equalTo: container.widthAnchor, constant: -2 * 20),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.6),
    ])
    #expect(frame() == Rect(x: 20, y: 20, width: 280, height: 168))
  }

  @Test func theIntroduction() {
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    #expect(frame() == Rect(x: 20, y: 20, width: 280, height: 168))
  }

  @Test func howItWorks() {
    let view = image
    view.constraints { _ in
      view.heightAnchor == 50
      view.leadingAnchor == container.centerXAnchor
      view.widthAnchor <= container.widthAnchor * 0.8
      view.widthAnchor == 1000 --! .priority(.low)
      view.topAnchor == container.topAnchor
    }
    #expect(frame() == Rect(x: 160, y: 0, width: 256, height: 50))
  }

  @Test func howItWorksWithConstants() {
    let view = image
    view.constraints { _ in
      view.leadingAnchor == thumbnail.trailingAnchor + 15
      view.heightAnchor == container.heightAnchor * 0.8 - 10
      view.topAnchor == container.topAnchor
      view.widthAnchor == container.widthAnchor -- 10
    }
    // The thumbnail ends at 50; 480 · 0.8 − 10; 320 − 20.
    #expect(frame() == Rect(x: 65, y: 0, width: 300, height: 374))
  }

  @Test func modifiers() {
    var imageTopConstraint: LayoutConstraint!
    var iconHeightConstraint: LayoutConstraint?
    let group = image.constraints {
      $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(.defaultHigh)
      $0.centerXAnchor == container.centerXAnchor --! .identifier("iconCenterX")
      $0.topAnchor == container.topAnchor + 20 --> imageTopConstraint
      $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(.defaultHigh) --! .identifier("iconHeight")
        --> iconHeightConstraint
      $0.widthAnchor == 100
    }
    #expect(frame() == Rect(x: 110, y: 20, width: 100, height: 60))
    #expect(group.constraints[0].priority == 750)
    #expect(group["iconCenterX"] === group.centerX)
    #expect(imageTopConstraint === group.top)
    #expect(iconHeightConstraint === group["iconHeight"])
    #expect(iconHeightConstraint?.priority == .defaultHigh)
  }

  @Test func activationOutsideOfABuilder() {
    let waiting = image.topAnchor == container.topAnchor
    image.centerXAnchor == container.centerXAnchor --! .activated
    image.sizeAnchor == Size(width: 20, height: 10) --! .activated
    image.bottomAnchor == container.bottomAnchor --! .activated
    #expect(!waiting.isActive)
    #expect(frame() == Rect(x: 150, y: 470, width: 20, height: 10))
  }

  @Test func sizes() {
    let sizes: [(SizeConstraints, Double, Double)] = [
      (image.sizeAnchor == CGSize(width: 30, height: 30), 30, 30),
      (image.sizeAnchor == container.sizeAnchor, 320, 480),
      (image.sizeAnchor == container.sizeAnchor + 20, 340, 500),
      (image.sizeAnchor == container.sizeAnchor -- 20, 280, 440),
      (image.sizeAnchor == container.sizeAnchor * 0.5, 160, 240),
      (image.sizeAnchor == container.sizeAnchor + (width: 20, height: 40), 340, 520),
      (image.sizeAnchor == container.sizeAnchor -- (width: 20, height: 10), 280, 460),
      (image.sizeAnchor == container.sizeAnchor * (width: 0.5, height: 0.4), 160, 192),
    ]
    image.constraints { $0.leadingTopAnchor == container.leadingTopAnchor }
    for (constraints, width, height) in sizes {
      constraints.isActive = true
      #expect(frame() == Rect(x: 0, y: 0, width: width, height: height))
      constraints.isActive = false
    }
  }

  @Test func locations() {
    let locations: [(LocationConstraints, Double, Double)] = [
      (image.centerAnchor == container.centerAnchor, 150, 235),
      (image.leadingTopAnchor == icon.leadingTopAnchor + 20, 50, 60),
      // The sibling ends at 180, and its middle is at 210.
      (image.leadingCenterAnchor == siblingView.trailingCenterAnchor + (x: 10, y: 0), 190, 205),
    ]
    image.constraints { $0.sizeAnchor == Size(width: 20, height: 10) }
    for (constraints, x, y) in locations {
      constraints.isActive = true
      #expect(frame() == Rect(x: x, y: y, width: 20, height: 10))
      constraints.isActive = false
    }
  }

  @Test func edges() {
    let edges: [(EdgesConstraints, Rect)] = [
      (image.edgesAnchor == container.edgesAnchor, Rect(x: 0, y: 0, width: 320, height: 480)),
      (image.edgesAnchor == container.edgesAnchor -- 10, Rect(x: 10, y: 10, width: 300, height: 460)),
      (
        image.edgesAnchor == container.edgesAnchor -- (horizontally: 20, vertically: 10),
        Rect(x: 20, y: 10, width: 280, height: 460)
      ),
      (
        image.edgesAnchor == container.edgesAnchor -- (leading: 5, trailing: 15, top: 10, bottom: 20),
        Rect(x: 5, y: 10, width: 300, height: 450)
      ),
    ]
    for (constraints, expected) in edges {
      constraints.isActive = true
      #expect(frame() == expected)
      constraints.isActive = false
    }
  }

  @Test func edgesOfAnAxis() {
    let horizontal: [(HorizontalEdgesConstraints, Double, Double)] = [
      (image.horizontalEdgesAnchor == container.horizontalEdgesAnchor, 0, 320),
      (image.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- 10, 10, 300),
      (image.horizontalEdgesAnchor == container.horizontalEdgesAnchor -- (leading: 5, trailing: 15), 5, 300),
    ]
    let vertical: [(VerticalEdgesConstraints, Double, Double)] = [
      (image.verticalEdgesAnchor == container.verticalEdgesAnchor, 0, 480),
      (image.verticalEdgesAnchor == container.verticalEdgesAnchor -- 10, 10, 460),
      (image.verticalEdgesAnchor == container.verticalEdgesAnchor -- (top: 10, bottom: 20), 10, 450),
    ]
    for (first, x, width) in horizontal {
      for (second, y, height) in vertical {
        first.isActive = true
        second.isActive = true
        #expect(frame() == Rect(x: x, y: y, width: width, height: height))
        first.isActive = false
        second.isActive = false
      }
    }
  }
}
