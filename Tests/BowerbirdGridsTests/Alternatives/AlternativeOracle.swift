import BowerbirdGrids
import BowerbirdLayout

/// Finds the alternatives by their definition: tries them in their order, with plain layouts.
///
/// A plain layout has no alternatives. It contains the items of one alternative of a host, in a root of the host's size. Inner
/// hosts are replaced by leaves of their fits.
struct AlternativeOracle {
  private let screen: RandomScreen
  private let size: Size

  /// The index of each host's alternative, by the host's name.
  private(set) var taken: [String: Int] = [:]

  init(_ screen: RandomScreen, _ size: Size) {
    self.screen = screen
    self.size = size
    for host in screen.allHosts {
      for index in host.choices.indices {
        taken[host.name] = index
        if index == host.choices.count - 1 || counts(host, index) { break }
      }
    }
  }

  /// Returns whether an alternative counts, with earlier hosts as decided and later hosts at their first alternatives.
  private func counts(_ host: RandomScreen.Host, _ index: Int) -> Bool {
    guard let frame = frames[host.name] else { return true }
    let choice = host.choices[index]
    if let comparisons = choice.comparisons {
      return comparisons.allSatisfy { comparison in
        let length = (comparison.isAboutRoot ? size : frame.size)[comparison.axis]
        return comparison.isAtLeast ? length >= comparison.number - 1e-9 : length <= comparison.number + 1e-9
      }
    }
    let fit = Self.fit(of: host, index, screen.isMirrored)
    return frame.width >= fit.width - 1e-9 && frame.height >= fit.height - 1e-9
  }

  // MARK: - Plain layouts

  /// Returns the natural size of a host's alternative.
  private static func fit(of host: RandomScreen.Host, _ index: Int, _ isMirrored: Bool) -> Size {
    plain(host, index, isMirrored, isNatural: true).root.fittingSize()
  }

  /// Makes plain boxes of a host with one alternative.
  ///
  /// Inner hosts are leaves.
  private static func plain(
    _ host: RandomScreen.Host, _ index: Int, _ isMirrored: Bool, isNatural: Bool = false
  ) -> (root: Box, items: [Box]) {
    let root = Box(host.name), choice = host.choices[index]
    if isMirrored { root.layoutDirection = .rightToLeft }
    var items: [Box] = []
    for (index, leaf) in host.leaves.enumerated() where !choice.absent.contains(index) {
      let item = Box(leaf.name)
      item.intrinsicSize = Size(width: leaf.width, height: leaf.height)
      item.setStrength(index)
      items.append(item)
    }
    for (index, inner) in host.inner.enumerated() where !choice.absent.contains(host.leaves.count + index) {
      let item = Box(inner.name)
      item.intrinsicSize = fit(of: inner, 0, isMirrored)
      item.setStrength(host.leaves.count + index)
      items.append(item)
    }
    if let grid = choice.shape.grid(items) {
      root.add(grid)
      grid.constraints { $0.edgesAnchor == root.edgesAnchor }
    } else {
      root.add(items)
      root.constraints { choice.constraints(items, in: root, isNatural: isNatural) }
    }
    return (root, items)
  }

  /// The frames of all items that are not left out, by name.
  var frames: [String: Rect] {
    var frames: [String: Rect] = [:]
    let root = Box("root")
    if screen.isMirrored { root.layoutDirection = .rightToLeft }
    var previous: Box?
    var boxes: [Box] = []
    for host in screen.hosts {
      let box = Box(host.name)
      box.intrinsicSize = Self.fit(of: host, 0, screen.isMirrored)
      root.add(box)
      boxes.append(box)
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
    root.layout(size)
    for (host, box) in zip(screen.hosts, boxes) { place(host, box.frame, &frames) }
    return frames
  }

  private func place(_ host: RandomScreen.Host, _ frame: Rect, _ frames: inout [String: Rect]) {
    var pending = [(host, frame)]
    while let (host, frame) = pending.popLast() {
      frames[host.name] = frame
      let plain = Self.plain(host, taken[host.name] ?? 0, screen.isMirrored)
      plain.root.layout(frame.size)
      for item in plain.items {
        frames[item.name] = item.frame
        if let inner = host.inner.first(where: { $0.name == item.name }) { pending.append((inner, item.frame)) }
      }
    }
  }
}
