import BowerbirdLayout
import BowerbirdSolver

/// An extent of the root at which an item takes another alternative.
public struct SwitchPoint: Hashable, Sendable {
  /// The name of the item.
  public let item: String

  /// The extent.
  public let extent: Double

  /// The alternative that is taken below the extent; nil if the item has none there.
  public let below: String?

  /// The alternative that is taken above the extent; nil if the item has none there.
  public let above: String?

  /// An alternative that an item takes in a segment of a sweep.
  struct Taken: Hashable, Sendable {
    let item: String
    let name: String
  }

  /// Returns the alternatives that are taken in the present layout of a tree.
  static func taken(under root: any LayoutItem) -> [Taken] {
    root.layoutNode.takenAlternatives.map { Taken(item: $0.item.name, name: $0.name) }
  }
}

extension SwitchPoint: CustomStringConvertible {
  /// The point as words: `'screen': narrow below 700, wide from there on`.
  public var description: String {
    "'\(item)': \(below ?? "nothing") below \(plain(extent)), \(above ?? "nothing") from there on"
  }
}

extension Sweep {
  /// The extents at which items take other alternatives, in rising order.
  ///
  /// ```swift
  /// print(screen.sweep(\.width, over: 320...1440).switchPoints[0])
  /// // 'screen': narrow below 700, wide from there on
  /// ```
  public var switchPoints: [SwitchPoint] {
    var points: [SwitchPoint] = []
    for (segment, next) in zip(segments, segments.dropFirst()) {
      let extent = SweepTolerances.shortest(next.range.lowerBound)
      for taken in segment.alternatives where !next.alternatives.contains(taken) {
        let above = next.alternatives.first { $0.item == taken.item }?.name
        points.append(SwitchPoint(item: taken.item, extent: extent, below: taken.name, above: above))
      }
      for taken in next.alternatives where !segment.alternatives.contains(where: { $0.item == taken.item }) {
        points.append(SwitchPoint(item: taken.item, extent: extent, below: nil, above: taken.name))
      }
    }
    return points
  }
}
