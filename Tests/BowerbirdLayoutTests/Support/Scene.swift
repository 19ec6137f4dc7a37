import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// A tree of boxes made from a description.
final class Scene {
  let boxes: [Box]

  /// The constraints that contain the gap of each box, with the factor of the gap.
  private(set) var gaps: [Int: [(constraint: LayoutConstraint, factor: Double)]] = [:]

  private var constraints: [LayoutConstraint] = []

  var root: Box { boxes[0] }

  /// Makes the boxes and activates the constraints, in random order if there is a generator.
  init(_ description: SceneDescription, shuffledBy generator: SplitMix64? = nil) {
    boxes = description.nodes.map { Box($0.name) }
    for (index, node) in description.nodes.enumerated() {
      for child in node.children { boxes[index].add(boxes[child]) }
      if node.children.isEmpty { boxes[index].intrinsicSize = node.content }
    }
    for index in description.nodes.indices { arrange(index, in: description) }
    for (index, marker) in description.markers.enumerated() {
      mark(Box("marker \(index)"), boxes[marker.first], boxes[marker.second])
    }
    if var generator { constraints.shuffle(using: &generator) }
    for constraint in constraints { constraint.isActive = true }
  }

  /// Applies gaps and contents that have changed in the description.
  func apply(_ changed: [Int], of description: SceneDescription) {
    for index in changed {
      let node = description.nodes[index]
      if node.children.isEmpty { boxes[index].intrinsicSize = node.content }
      for (constraint, factor) in gaps[index] ?? [] { constraint.constant = factor * node.gap }
    }
  }

  // MARK: - Constraints

  private func relate(_ constraint: LayoutConstraint) { constraints.append(constraint) }

  private func relate(_ constraint: LayoutConstraint, gapOf index: Int, _ factor: Double) {
    constraints.append(constraint)
    gaps[index, default: []].append((constraint, factor))
  }

  private func arrange(_ index: Int, in description: SceneDescription) {
    let node = description.nodes[index]
    let parent = boxes[index]
    for (order, child) in node.children.enumerated() {
      let box = boxes[child]
      let previous = order == 0 ? nil : boxes[node.children[order - 1]]
      let weight = description.nodes[child].weight
      let isLast = order == node.children.count - 1
      switch node.kind {
      case .row:
        chain(box, after: previous, in: parent, node.gap, of: index)
        if isLast { relate(parent.trailingAnchor == box.trailingAnchor + node.gap, gapOf: index, 1) }
        if let first = node.children.first, first != child {
          relate(box.widthAnchor == boxes[first].widthAnchor * (weight / description.nodes[first].weight))
        }
        fill(.vertical, box, in: parent, node.gap, of: index)
      case .column:
        relate(
          previous.map { box.topAnchor == $0.bottomAnchor + node.gap }
            ?? (box.topAnchor == parent.topAnchor + node.gap),
          gapOf: index, 1)
        if isLast { relate(parent.bottomAnchor == box.bottomAnchor + node.gap, gapOf: index, 1) }
        if let first = node.children.first, first != child {
          relate(box.heightAnchor == boxes[first].heightAnchor * (weight / description.nodes[first].weight))
        }
        fill(.horizontal, box, in: parent, node.gap, of: index)
      case .packed:
        chain(box, after: previous, in: parent, node.gap, of: index)
        relate(box.topAnchor == parent.topAnchor + node.gap, gapOf: index, 1)
        if !description.nodes[child].children.isEmpty {
          relate(box.widthAnchor == parent.widthAnchor / 2 - 5)
          relate(box.heightAnchor == 3 * parent.heightAnchor / 4 - 5)
        }
      }
    }
  }

  private func chain(_ box: Box, after previous: Box?, in parent: Box, _ gap: Double, of index: Int) {
    relate(
      previous.map { box.leadingAnchor == $0.trailingAnchor + gap }
        ?? (box.leadingAnchor == parent.leadingAnchor + gap), gapOf: index, 1)
  }

  private func fill(_ axis: Axis, _ box: Box, in parent: Box, _ gap: Double, of index: Int) {
    if axis == .horizontal {
      relate(box.leadingAnchor == parent.leadingAnchor + gap, gapOf: index, 1)
      relate(box.trailingAnchor == parent.trailingAnchor - gap, gapOf: index, -1)
    } else {
      relate(box.topAnchor == parent.topAnchor + gap, gapOf: index, 1)
      relate(box.bottomAnchor == parent.bottomAnchor - gap, gapOf: index, -1)
    }
  }

  private func mark(_ marker: Box, _ first: Box, _ second: Box) {
    root.add(marker)
    relate(marker.leadingAnchor == first.leadingAnchor)
    relate(marker.centerYAnchor == second.centerYAnchor)
    relate(marker.widthAnchor == first.widthAnchor / 2 + second.widthAnchor / 2)
    relate(marker.heightAnchor == second.heightAnchor)
  }
}
