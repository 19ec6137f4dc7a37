import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A random screen of boxes whose alternatives hold texts, and are mostly passed over because of their height.
struct TextHosts {
  /// Where a host gets its height from.
  enum Place: CaseIterable {
    /// From a constraint on the host, in the screen itself or in a panel that is tied to the screen.
    case screen, panel

    /// From a cell of a stack: as high as declared, as the host needs, or as the free space.
    case constantCell, autoCell, expandedCell
  }

  enum Shape: CaseIterable { case column, row, lines, boxes }

  struct Host {
    var place: Place
    var height: Double
    var share: Double
    var shapes: [Shape]
    var texts: [Int]
  }

  private static let words = ["a", "some words", "the quick brown fox", "it jumps over the lazy dog", "x\ny\nz"]

  private(set) var hosts: [Host]
  private var generator: SplitMix64

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    hosts = (0..<generator.whole(1...4)).map { _ in
      Host(
        place: generator.pick(Place.allCases), height: Double(generator.whole(15...90)),
        share: Double(generator.whole(2...10)) / 10,
        shapes: (0..<generator.whole(2...3)).map { _ in generator.pick(Shape.allCases) },
        texts: (0..<generator.whole(1...4)).map { _ in generator.whole(0...Self.words.count - 1) })
    }
    self.generator = generator
  }

  /// Returns a size near an earlier one, or another one.
  mutating func size(near size: Size?) -> Size {
    guard let size, !generator.oneIn(4) else {
      return Size(width: Double(generator.whole(30...400)), height: Double(generator.whole(30...300)))
    }
    return Size(
      width: max(0, size.width + Double(generator.whole(-8...8))),
      height: max(0, size.height + (generator.oneIn(2) ? 0 : Double(generator.whole(-8...8)))))
  }

  /// Changes a host at random, and a screen that was made of it before.
  mutating func edit(_ screen: TextScreen) {
    let index = generator.whole(0...hosts.count - 1)
    if generator.oneIn(2) {
      hosts[index].height = Double(generator.whole(15...90))
      screen.setHeight(of: index, in: self)
    } else {
      let text = generator.whole(0...hosts[index].texts.count - 1)
      hosts[index].texts[text] = generator.whole(0...Self.words.count - 1)
      screen.labels[index][text].text = Self.words[hosts[index].texts[text]]
    }
  }

  /// Returns whether something is to be done that is done once in a number of times.
  mutating func oneIn(_ count: Int) -> Bool { generator.oneIn(count) }

  func text(_ index: Int, _ text: Int) -> String { Self.words[hosts[index].texts[text]] }
}

/// The boxes of a random screen.
final class TextScreen {
  let root = Box("root")
  private(set) var labels: [[Label]] = []
  private var boxes: [Box] = []
  private var heights: [LayoutConstraint?] = []
  private let panel = Box("panel")
  private var stack = Grid.vertical {}

  init(_ model: TextHosts) {
    root.add(panel)
    panel.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.widthAnchor == root.widthAnchor
      $0.heightAnchor == root.heightAnchor - 10
    }
    for index in model.hosts.indices { add(index, model) }
    stack = Grid.vertical {
      for index in model.hosts.indices {
        if model.hosts[index].place == .constantCell {
          boxes[index].constant(model.hosts[index].height)
        } else if model.hosts[index].place == .autoCell {
          boxes[index].auto()
        } else if model.hosts[index].place == .expandedCell {
          boxes[index].expanded()
        }
      }
    }
    root.add(stack)
    stack.constraints { $0.edgesAnchor == root.edgesAnchor }
  }

  private func add(_ index: Int, _ model: TextHosts) {
    let host = model.hosts[index], box = Box("host \(index)")
    let labels = host.texts.indices.map { Label(model.text(index, $0)) }
    boxes.append(box)
    self.labels.append(labels)
    heights.append(nil)
    if host.place == .screen || host.place == .panel {
      let outer = host.place == .screen ? root : panel
      outer.add(box)
      box.constraints {
        $0.leadingTopAnchor == outer.leadingTopAnchor
        $0.widthAnchor == outer.widthAnchor * host.share
      }
      let height: LayoutConstraint = box.heightAnchor == host.height
      height.isActive = true
      heights[index] = height
    }
    declareAlternatives(of: box, labels, host)
  }

  private func declareAlternatives(of box: Box, _ labels: [Label], _ host: TextHosts.Host) {
    let ownBoxes = host.shapes.contains(.boxes)
    if ownBoxes { box.add(labels) }
    box.alternatives {
      for index in host.shapes.indices {
        let shown = index == host.shapes.count - 1 ? Array(labels.prefix(1)) : labels
        let absent = ownBoxes ? Array(labels.dropFirst(shown.count)) : []
        switch host.shapes[index] {
        case .column:
          Alternative("\(index)", without: absent) { Grid.vertical { for label in shown { label.auto() } } }
        case .row:
          Alternative("\(index)", without: absent) { Grid.horizontal { for label in shown { label.auto() } } }
        case .lines: Alternative("\(index)", without: absent) { Grid.wrapping { shown } }
        case .boxes: Alternative("\(index)", without: absent) { column(of: shown, in: box) }
        }
      }
    }
  }

  @ConstraintBuilder private func column(of shown: [Label], in box: Box) -> [LayoutConstraint] {
    for index in shown.indices {
      shown[index].leadingAnchor == box.leadingAnchor
      shown[index].widthAnchor <= box.widthAnchor
      shown[index].topAnchor == (index == 0 ? box.topAnchor : shown[index - 1].bottomAnchor)
    }
    if let last = shown.last { last.bottomAnchor <= box.bottomAnchor --! .priority(400) }
  }

  /// Gives a host the height of the model.
  func setHeight(of index: Int, in model: TextHosts) {
    let host = model.hosts[index]
    heights[index]?.constant = host.height
    if host.place == .constantCell { stack.setContentAlignment(for: boxes[index]) { $0.constant(host.height) } }
  }

  /// The taken alternative and the frame of each host, and the frame of each label; nil for labels that are left out.
  var state: [(taken: String, frame: Rect?)] {
    boxes.map { ($0.takenAlternative ?? "none", $0.frame) }
      + labels.joined().map { ("label", $0.isLeftOut ? nil : $0.frame) }
  }
}
