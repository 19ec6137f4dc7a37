import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver

/// A random tree as boxes with alternatives.
final class LivingScreen {
  let root = Box("root")
  private(set) var boxes: [String: Box] = [:]

  init(_ screen: RandomScreen) {
    if screen.isMirrored { root.layoutDirection = .rightToLeft }
    var previous: Box?
    for host in screen.hosts {
      let box = make(host, in: root)
      box.constraints { view in
        if let previous { view.leadingAnchor == previous.trailingAnchor + 5 }
        if previous == nil { view.leadingAnchor == root.leadingAnchor }
        view.topAnchor == root.topAnchor
        if let part = host.part {
          view.widthAnchor == root.widthAnchor * part
          view.heightAnchor == root.heightAnchor
        }
      }
      previous = box
    }
    for host in screen.allHosts { declare(host) }
  }

  private func make(_ host: RandomScreen.Host, in parent: Box) -> Box {
    let box = Box(host.name)
    boxes[host.name] = box
    parent.add(box)
    for (index, leaf) in host.leaves.enumerated() {
      let item = Box(leaf.name)
      item.intrinsicSize = Size(width: leaf.width, height: leaf.height)
      item.setStrength(index)
      boxes[leaf.name] = item
      box.add(item)
    }
    for (index, inner) in host.inner.enumerated() { make(inner, in: box).setStrength(host.leaves.count + index) }
    return box
  }

  private func declare(_ host: RandomScreen.Host) {
    guard let box = boxes[host.name] else { return }
    let items = host.itemNames.compactMap { boxes[$0] }
    box.alternatives {
      for choice in host.choices {
        let present = items.indices.filter { !choice.absent.contains($0) }.map { items[$0] }
        let absent = choice.absent.sorted().map { items[$0] }
        if let comparisons = choice.comparisons {
          Alternative(choice.name, when: comparisons.map { $0.constraint(root, box) }, without: absent) {
            choice.constraints(present, in: box)
            if let grid = choice.shape.grid(present) { grid }
          }
        } else {
          Alternative(choice.name, without: absent) {
            choice.constraints(present, in: box)
            if let grid = choice.shape.grid(present) { grid }
          }
        }
      }
    }
  }

  /// Gives the leaves the sizes in a changed tree.
  func take(_ screen: RandomScreen) {
    for host in screen.allHosts {
      for leaf in host.leaves { boxes[leaf.name]?.intrinsicSize = Size(width: leaf.width, height: leaf.height) }
    }
  }

  /// The frame of each item that is not left out, by name.
  var frames: [String: Rect] { boxes.filter { !$0.value.isLeftOut }.mapValues { $0.frame } }

  /// The alternative of each host that is not left out, by name.
  var taken: [String: String] { boxes.filter { !$0.value.isLeftOut }.compactMapValues { $0.takenAlternative } }
}

extension Box {
  /// Sets priorities that no sibling has, so that only one solution is optimal.
  func setStrength(_ index: Int) {
    compressionResistance = AxisPriorities(Priority(Double(740 + index)))
    contentHugging = AxisPriorities(Priority(Double(240 + index)))
  }
}

extension RandomScreen.Host {
  var itemNames: [String] { leaves.map(\.name) + inner.map(\.name) }
}

extension RandomScreen.Comparison {
  fileprivate func constraint(_ root: Box, _ host: Box) -> LayoutConstraint {
    let box = isAboutRoot ? root : host, anchor = axis == .horizontal ? box.widthAnchor : box.heightAnchor
    return isAtLeast ? anchor >= number : anchor <= number
  }
}
