import Bowerbird
import BowerbirdLayout

/// A search for the extents at which a layout switches to other alternatives, other tracks or other line breaks.
///
/// An extent is a width, or a height, of the root. First, the search finds the switches of alternatives and grids: it
/// lays out equally spaced extents, and bisects between neighbors with different arrangements.
///
/// Then the search finds the extents at which line breaks change. This part goes from the present extent towards both
/// ends of the ruler. Each step crosses one steady range: a range in which all frames are affine functions of the
/// extent. Where this is not proved, each step has a fixed length.
package final class RulerSearch {
  /// An extent at which the layout switches, with a sentence about the change; a mark on the ruler.
  private struct Stop {
    var extent: Double
    var sentence: String
    var isOfText: Bool
  }

  /// Two extents with different arrangements, so that the layout switches between them.
  private struct Bracket {
    var low: Double
    var lowArrangement: ArrangementSnapshot.Arrangement
    var high: Double
    var highArrangement: ArrangementSnapshot.Arrangement
  }

  /// One of the two ends of the range that the search for line breaks has covered.
  private struct Frontier {
    /// The last extent that was laid out.
    var extent: Double
    var look: ArrangementSnapshot

    /// The end of the steady range around `extent`, in the direction of the search.
    var edge: Double

    /// Whether frames are proved to be affine functions of the extent in the steady range.
    var isProved: Bool
  }

  /// The number of intervals between the equally spaced extents, and the greatest numbers of bisections and of steps
  /// from one steady range to the next.
  private static let mostSamples = 24, mostBisections = 400, mostRanges = 600

  /// The distance between the two extents of a bracket at which bisection ends.
  private static let precision = 1.0 / 64

  /// The distance from the end of a steady range to the next extent that is laid out.
  private static let margin = 0.25

  /// The share of the present extent at which the ruler begins.
  ///
  /// Below this share, line breaks change at almost every extent.
  private static let leastShare = 0.3

  private let session: PageSession
  private let size: Size
  private let axis: Axis
  private let limits: ClosedRange<Double>
  private var stops: [Stop] = []

  private var sampleCount = 0
  private var lastSample: (extent: Double, arrangement: ArrangementSnapshot.Arrangement)?
  private var brackets: [Bracket] = []
  private var bisectionCount = 0
  private var rangeCount = 0
  private var lower: Frontier?
  private var upper: Frontier?

  /// Whether the search has covered the whole ruler.
  package private(set) var isComplete = false

  init(of session: PageSession, in size: Size, along axis: Axis, to limit: Double) {
    self.session = session
    self.size = size
    self.axis = axis
    let present = size[axis]
    let least = min(max(1, (present * Self.leastShare).rounded()), present)
    limits = least...(limit.isFinite ? max(limit, present) : present)
  }

  private var present: Double { size[axis] }

  /// Continues the search by at most one layout.
  ///
  /// - Returns: Whether to continue; false if the search is complete, or has reached the greatest number of steps.
  package func advance() -> Bool {
    if isComplete { return false }
    if sampleCount <= Self.mostSamples {
      takeSample()
    } else if bisectionCount < Self.mostBisections, let bracket = brackets.popLast() {
      bisect(bracket)
    } else if let upper, let lower {
      return walk(lower, upper)
    } else {
      beginWalk()
    }
    return true
  }

  // MARK: - Switches

  private func takeSample() {
    let share = Double(sampleCount) / Double(Self.mostSamples)
    let extent = limits.lowerBound + share * (limits.upperBound - limits.lowerBound)
    let arrangement = look(at: extent).arrangement
    if let last = lastSample, last.arrangement != arrangement {
      brackets.append(
        Bracket(
          low: last.extent, lowArrangement: last.arrangement, high: extent, highArrangement: arrangement))
    }
    lastSample = (extent, arrangement)
    sampleCount += 1
  }

  private func bisect(_ bracket: Bracket) {
    bisectionCount += 1
    if bracket.high - bracket.low <= Self.precision {
      _ = look(at: bracket.high)
      let edge = steadyRange()?.range.lowerBound ?? bracket.high
      let extent = edge > bracket.low && edge < bracket.high ? edge : bracket.high
      add(extent, bracket.highArrangement.change(from: bracket.lowArrangement), isOfText: false)
      return
    }
    let extent = (bracket.low + bracket.high) / 2, arrangement = look(at: extent).arrangement
    var (below, above) = (bracket, bracket)
    (below.high, below.highArrangement) = (extent, arrangement)
    (above.low, above.lowArrangement) = (extent, arrangement)
    if arrangement != bracket.lowArrangement { brackets.append(below) }
    if arrangement != bracket.highArrangement { brackets.append(above) }
  }

  /// Adds a stop if there is a sentence.
  ///
  /// A switch is not added if another part of the search has found it.
  private func add(_ extent: Double, _ sentence: String?, isOfText: Bool) {
    guard let sentence else { return }
    if !isOfText && stops.contains(where: { !$0.isOfText && abs($0.extent - extent) < 0.5 }) { return }
    stops.append(Stop(extent: extent, sentence: sentence, isOfText: isOfText))
  }

  // MARK: - Texts

  private func beginWalk() {
    let look = look(at: present), steady = steadyRange()
    let isProved = steady?.isProved ?? false
    lower = Frontier(
      extent: present, look: look, edge: steady?.range.lowerBound ?? present, isProved: isProved)
    upper = Frontier(
      extent: present, look: look, edge: steady?.range.upperBound ?? present, isProved: isProved)
  }

  /// Extends the covered range by one step, and returns whether to continue the search.
  ///
  /// Of the two ends of the covered range, the end that is closer to the present extent moves.
  private func walk(_ lower: Frontier, _ upper: Frontier) -> Bool {
    let isAtStart = reach(lower) <= limits.lowerBound, isAtEnd = reach(upper) >= limits.upperBound
    if isAtStart && isAtEnd {
      isComplete = true
      return false
    }
    if rangeCount >= Self.mostRanges { return false }
    rangeCount += 1
    let goesUp = isAtStart || (!isAtEnd && reach(upper) - present <= present - reach(lower))
    // Without a proved range, the next layout is a fixed step away.
    let blind = (limits.upperBound - limits.lowerBound) / 80
    if goesUp {
      let extent = upper.isProved ? max(upper.edge, upper.extent) + Self.margin : upper.extent + blind
      let look = look(at: extent), steady = steadyRange()
      note(upper.look, look, at: max(steady?.range.lowerBound ?? extent, extent - 2 * Self.margin))
      self.upper = Frontier(
        extent: extent, look: look, edge: steady?.range.upperBound ?? extent, isProved: steady?.isProved ?? false)
    } else {
      let extent = lower.isProved ? min(lower.edge, lower.extent) - Self.margin : lower.extent - blind
      let look = look(at: max(extent, 1)), steady = steadyRange()
      note(look, lower.look, at: lower.isProved ? lower.edge : lower.extent)
      self.lower = Frontier(
        extent: extent, look: look, edge: steady?.range.lowerBound ?? extent, isProved: steady?.isProved ?? false)
    }
    return true
  }

  /// Returns the end of the searched range on the side of a frontier.
  ///
  /// The search for line breaks has covered all extents from the present extent to this end.
  private func reach(_ frontier: Frontier) -> Double { frontier.isProved ? frontier.edge : frontier.extent }

  private func note(_ before: ArrangementSnapshot, _ after: ArrangementSnapshot, at extent: Double) {
    if !limits.contains(extent) { return }
    if let sentence = after.arrangement.change(from: before.arrangement) {
      return add(extent, sentence, isOfText: false)
    }
    for (index, lines) in after.lines.enumerated() where index < before.lines.count && lines != before.lines[index] {
      let (few, many) = (before.lines[index].count, lines.count)
      let change = few == many ? "breaks elsewhere" : "\(few) → \(many) lines"
      return add(extent, "'\(session.items[index].name.prefix(24))': \(change)", isOfText: true)
    }
  }

  // MARK: - Layouts

  private func look(at extent: Double) -> ArrangementSnapshot {
    var size = size
    size[axis] = extent
    _ = session.root.layout(size)
    return ArrangementSnapshot(of: session.items, along: axis)
  }

  /// Returns the steady range around the extent of the last layout, and whether the range is proved to be steady.
  ///
  /// The result is nil if the constraints determine the extent of the root.
  private func steadyRange() -> (range: ClosedRange<Double>, isProved: Bool)? {
    guard let steady = session.root.layoutNode.steadyRegion(along: [axis]) else { return nil }
    return (steady.range(along: axis), steady.doubts.isEmpty)
  }
}

extension RulerSearch {
  /// The found extents in ascending order, and the range that the search for line breaks has covered, as JSON.
  package var description: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("from")
    json.value(isComplete ? limits.lowerBound : max(lower.map(reach) ?? present, limits.lowerBound))
    json.key("to")
    json.value(isComplete ? limits.upperBound : min(upper.map(reach) ?? present, limits.upperBound))
    json.key("hasAllSwitches")
    json.value(isComplete || (sampleCount > Self.mostSamples && brackets.isEmpty))
    json.key("isComplete")
    json.value(isComplete)
    json.key("stops")
    json.beginArray()
    for stop in stops.sorted(by: { $0.extent < $1.extent }) {
      json.beginObject()
      json.key("at")
      json.value(stop.extent)
      json.key("kind")
      json.value(stop.isOfText ? "text" : "switch")
      json.key("text")
      json.value(stop.sentence)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.text
  }
}
