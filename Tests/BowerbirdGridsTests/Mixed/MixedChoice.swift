import BowerbirdGrids
import BowerbirdLayout

/// The alternatives of a box in a mixed tree: grids of the same items.
struct MixedChoice {
  enum Shape: CaseIterable {
    case row
    case column
    case lines
  }

  /// The shape of each alternative, in their order.
  var shapes: [Shape]

  /// The width from which on the first alternative is taken; nil if it is taken where it fits.
  var least: Double?

  /// Whether the last alternative is without the first item.
  var dropsFirst: Bool
}

extension MixedBoxes {
  /// Declares the alternatives of a box from its model, with new grids.
  func declareAlternatives(of model: MixedModel, _ choice: MixedChoice) {
    let host = self[model]
    host.alternatives {
      for index in choice.shapes.indices {
        if index == 0, let least = choice.least {
          Alternative("\(index)", when: host.widthAnchor >= least) { grid(of: model, choice, index) }
        } else {
          Alternative("\(index)") { grid(of: model, choice, index) }
        }
      }
    }
  }

  private func grid(of model: MixedModel, _ choice: MixedChoice, _ index: Int) -> Grid {
    let isShort = choice.dropsFirst && index == choice.shapes.count - 1
    let children = isShort ? Array(model.children.dropFirst()) : model.children
    switch choice.shapes[index] {
    case .row: return Grid.horizontal { for child in children { child.content(of: self[child]) } }
    case .column: return Grid.vertical { for child in children { child.content(of: self[child]) } }
    case .lines: return Grid.wrapping(spacing: model.spacing) { children.map { self[$0] } }
    }
  }
}

extension MixedGenerator {
  /// Returns random alternatives.
  mutating func choice() -> MixedChoice {
    MixedChoice(
      shapes: (0..<random.whole(2...3)).map { _ in random.pick(MixedChoice.Shape.allCases) },
      least: random.oneIn(3) ? 20 + random.length(200) : nil, dropsFirst: random.oneIn(3))
  }
}
