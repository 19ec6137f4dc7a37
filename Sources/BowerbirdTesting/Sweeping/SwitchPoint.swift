import BowerbirdLayout
import BowerbirdSolver

/// An extent of the root at which an item takes another alternative, or another number of repeated tracks or of lines.
public struct SwitchPoint: Hashable, Sendable {
  /// The name of the item, or its path, such as `row 1/card`, if another item has the same name.
  public let item: String

  /// The extent.
  public let extent: Double

  /// The alternative that is taken below the extent, or the arrangement there, such as `2 columns`; nil if the item has
  /// none there.
  public let below: String?

  /// The alternative that is taken at the extent itself, or the arrangement there; nil if the item has none there.
  public let atExtent: String?

  /// The alternative that is taken above the extent, or the arrangement there; nil if the item has none there.
  public let above: String?
}

extension SwitchPoint: CustomStringConvertible {
  /// The point as words.
  ///
  /// Examples are `'screen': narrow below 700, wide from there on` and `'screen': narrow up to 600, wide above`.
  public var description: String {
    let low = below ?? "nothing", exact = atExtent ?? "nothing", high = above ?? "nothing", end = plain(extent)
    if exact == high { return "\(quoted(item)): \(low) below \(end), \(high) from there on" }
    if exact == low { return "\(quoted(item)): \(low) up to \(end), \(high) above" }
    return "\(quoted(item)): \(low) below \(end), \(exact) at \(end), \(high) above"
  }
}

extension Sweep {
  /// The extents at which items take other alternatives, or other numbers of repeated tracks or of lines, in rising
  /// order.
  ///
  /// ```swift
  /// for point in screen.sweep(\.width, over: 320...1440).switchPoints { print(point) }
  /// // 'cards': 1 column below 576, 2 columns from there on
  /// // 'screen': narrow below 700, wide from there on
  /// ```
  ///
  /// A grid that comes or goes with an alternative has no points of its own there.
  public var switchPoints: [SwitchPoint] { switches.flatMap { $0.points } }
}

/// The decisions at a bound between two segments of a sweep, and beside it.
struct SweptSwitch {
  let extent: Double
  let below: [SweptDecision]
  let atExtent: [SweptDecision]
  let above: [SweptDecision]

  /// The name of each item that decides, by its index.
  let names: [Int: String]

  /// The decisions that change.
  fileprivate var points: [SwitchPoint] {
    var points: [SwitchPoint] = []
    for decision in below where !above.contains(decision) {
      let after = name(decision.subject, in: above)
      if after != nil || decision.isAlternative { points.append(point(decision.subject, decision.name, after)) }
    }
    for decision in above where decision.isAlternative && name(decision.subject, in: below) == nil {
      points.append(point(decision.subject, nil, decision.name))
    }
    return points
  }

  private func point(_ subject: SweptDecision.Subject, _ before: String?, _ after: String?) -> SwitchPoint {
    SwitchPoint(
      item: names[subject.item] ?? "", extent: extent, below: before, atExtent: name(subject, in: atExtent),
      above: after)
  }

  private func name(_ subject: SweptDecision.Subject, in decisions: [SweptDecision]) -> String? {
    decisions.first { $0.subject == subject }?.name
  }
}

extension SweptDecision {
  fileprivate var isAlternative: Bool { if case .alternatives = subject.kind { true } else { false } }
}
