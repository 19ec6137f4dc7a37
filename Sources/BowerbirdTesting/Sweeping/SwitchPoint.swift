import BowerbirdLayout
import BowerbirdSolver

/// A width or height of the root at which an item takes another alternative, or another number of tracks or lines.
public struct SwitchPoint: Hashable, Sendable {
  /// The name of the item, or its path, such as `row 1/card`, if another item has the same name.
  public let item: String

  /// The width or height of the root.
  public let extent: Double

  /// The name of the alternative that the item takes directly below ``extent``, or its number of tracks or lines there,
  /// such as `2 columns`.
  ///
  /// The value is nil if the item takes no alternative there, for example because the item is left out.
  public let below: String?

  /// The name of the alternative, or the number of tracks or lines, at ``extent`` itself; nil if the item takes no
  /// alternative there.
  public let atExtent: String?

  /// The name of the alternative, or the number of tracks or lines, directly above ``extent``; nil if the item takes no
  /// alternative there.
  public let above: String?
}

extension SwitchPoint: CustomStringConvertible {
  /// The point as words, with `nothing` for nil.
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
  /// The widths or heights at which items take other alternatives, or other numbers of repeated tracks or of lines, in
  /// rising order.
  ///
  /// ```swift
  /// for point in screen.sweep(\.width, over: 320...1440).switchPoints { print(point) }
  /// // 'cards': 1 column below 576, 2 columns from there on
  /// // 'screen': narrow below 700, wide from there on
  /// ```
  ///
  /// A grid that is part of an alternative has no point of its own where it appears or disappears with the alternative.
  public var switchPoints: [SwitchPoint] { switches.flatMap { $0.points } }
}

/// The arrangements that items take at a border between two segments of a sweep, and on both sides of the border.
struct SweptSwitch {
  private let extent: Double
  private let below: [SweptDecision.Subject: String]
  private let atExtent: [SweptDecision.Subject: String]
  private let above: [SweptDecision.Subject: String]

  /// The items that take arrangements at the border or beside it, with their names.
  private let subjects: [(subject: SweptDecision.Subject, item: String)]

  /// Creates a switch; `name` returns the name of an item by its index among the items of the sweep.
  init(
    _ extent: Double, below: [SweptDecision], atExtent: [SweptDecision], above: [SweptDecision],
    _ name: (Int) -> String
  ) {
    self.extent = extent
    func names(_ decisions: [SweptDecision]) -> [SweptDecision.Subject: String] {
      Dictionary(decisions.map { ($0.subject, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
    (self.below, self.atExtent, self.above) = (names(below), names(atExtent), names(above))
    var seen: Set<SweptDecision.Subject> = []
    subjects = (below + above + atExtent).compactMap { decision in
      seen.insert(decision.subject).inserted ? (decision.subject, name(decision.subject.item)) : nil
    }
  }

  /// The switch points of the decisions that change.
  fileprivate var points: [SwitchPoint] {
    subjects.compactMap { subject, item in
      let (low, exact, high) = (below[subject], atExtent[subject], above[subject])
      if low == high && low == exact { return nil }
      if !subject.isAlternative && (low == nil || high == nil) { return nil }
      return SwitchPoint(item: item, extent: extent, below: low, atExtent: exact, above: high)
    }
  }
}

extension SweptDecision.Subject {
  fileprivate var isAlternative: Bool { if case .alternatives = kind { true } else { false } }
}
