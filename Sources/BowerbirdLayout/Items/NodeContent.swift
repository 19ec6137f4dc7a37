import BowerbirdSolver

/// The content of an item: its intrinsic lengths, its measurements, and its rows.
final class NodeContent {
  @exclusivity(unchecked) private unowned(unsafe) let node: LayoutNode

  /// The intrinsic length along each axis; nil if none is set.
  @exclusivity(unchecked) var intrinsic = AxisPair<Double?>(nil)

  /// The fits and least lengths of the item, if it is a container and has computed them.
  @exclusivity(unchecked) var needs = AxisPair<LengthNeed?>(nil)

  /// The needs of a container without the optional constraints that relate its contents to other items; see
  /// ``LayoutNode/needByItself(_:)``.
  @exclusivity(unchecked) var needsByThemselves = AxisPair<LengthNeed?>(nil)

  @exclusivity(unchecked) var measure: ((Size) -> Measurement)? { didSet { measuresText = false } }

  /// Whether `measure` is the closure of a label, for which the widths with the same lines are known.
  @exclusivity(unchecked) var measuresText = false

  /// The measuring axis: the extent along this axis is solved first, and the other extent is measured.
  @exclusivity(unchecked) var firstAxis = Axis.horizontal

  @exclusivity(unchecked) var hugging = AxisPriorities(.low)
  @exclusivity(unchecked) var compressionResistance = AxisPriorities(.high)

  /// Whether a question asks for the content's need without limits, and not for its need in the present extent.
  @exclusivity(unchecked) var isAskedNaturally = false

  /// The measurement without limits; nil before this measurement is needed.
  @exclusivity(unchecked) var ideal: Measurement?

  /// The extent along the measuring axis for which a layout last measured the content, and the measurement; nil before
  /// this measurement is needed.
  @exclusivity(unchecked) var fitted: (extent: Double, measurement: Measurement)?

  /// The latest measurements for questions about fitting sizes, which often repeat the same widths.
  @exclusivity(unchecked) private var asked: [(extent: Double, measurement: Measurement)] = []

  /// Whether the baselines may have changed since the item's constraints on baselines were converted to rows.
  @exclusivity(unchecked) var hasNewBaselines = false

  /// Whether the item is in the engine's list of items with changed content.
  @exclusivity(unchecked) var isMarked = false

  @exclusivity(unchecked) var rows = AxisPair(ContentRows())

  /// The measurement in `fitted`, or the measurement without limits if `fitted` is nil.
  var measurement: Measurement? { fitted?.measurement ?? ideal }

  init(_ node: LayoutNode) { self.node = node }

  /// Returns the distance of a baseline from the top edge, or nil if the baseline is the bottom edge.
  ///
  /// A measured distance that is not finite counts as 0.
  func baseline(_ attribute: LayoutAttribute) -> Double? {
    let baseline = attribute == .firstBaseline ? measurement?.firstBaseline : measurement?.lastBaseline
    return baseline.map { $0.isFinite ? $0 : 0 }
  }

  /// Discards all measurements.
  func forgetMeasurements() {
    ideal = nil
    fitted = nil
    asked.removeAll()
    hasNewBaselines = true
  }

  /// Runs a closure without `ideal` and `fitted`, and restores both afterwards.
  func withoutMeasurements<Answer>(_ body: () -> Answer) -> Answer {
    let before = (ideal, fitted)
    (ideal, fitted) = (nil, nil)
    defer { (ideal, fitted) = before }
    return body()
  }

  /// Whether the content can be measured, but has not been measured without limits.
  var isUnmeasured: Bool { measure != nil && ideal == nil }

  /// Returns the measurement without limits, measuring if necessary; nil for content that cannot be measured.
  func idealMeasurement() -> Measurement? {
    if ideal == nil, let measure { ideal = call(measure, Size(width: .infinity, height: .infinity)) }
    return ideal
  }

  /// Returns the extent that the content asks for along an axis, or nil if the content asks for none.
  func wanted(_ axis: Axis) -> Double? {
    let intrinsic = intrinsic[axis]
    if let need = needs[axis] { return max(need.fit, intrinsic ?? 0) }
    if let intrinsic { return intrinsic }
    guard let ideal = idealMeasurement() else { return nil }
    return (axis == firstAxis || isAskedNaturally ? ideal : fitted?.measurement ?? ideal).size[axis]
  }

  /// Returns the measurement for an extent along the measuring axis, and measures only if this measurement is unknown.
  func answer(for extent: Double, _ measure: (Size) -> Measurement) -> Measurement {
    if let fitted, fitted.extent.isNearly(extent) { return fitted.measurement }
    if let ideal, ideal.size[firstAxis].isNearly(extent) { return ideal }
    for earlier in asked where earlier.extent.isNearly(extent) { return earlier.measurement }
    return call(
      measure,
      firstAxis == .horizontal
        ? Size(width: extent, height: .infinity) : Size(width: .infinity, height: extent))
  }

  /// Calls the closure that measures: code of the program, which may change the tree, or the closure of a label.
  private func call(_ measure: (Size) -> Measurement, _ proposal: Size) -> Measurement {
    if measuresText { return measure(proposal) }
    guard let engine = node.treeEngine else { return measure(proposal) }
    let item = node.reference
    return engine.during(.measuring) { engine.calling(item) { measure(proposal) } }
  }

  /// Returns the measurement for an extent along the measuring axis, and stores it for later calls.
  ///
  /// A question often asks for a size before a layout uses this size.
  func rememberedAnswer(for extent: Double, _ measure: (Size) -> Measurement) -> Measurement {
    let answer = answer(for: extent, measure)
    if asked.contains(where: { $0.extent.isNearly(extent) }) { return answer }
    if asked.count == Self.mostRemembered { asked.removeFirst() }
    asked.append((extent, answer))
    return answer
  }

  private static let mostRemembered = 4

  var handles: [ConstraintHandle] {
    let (first, second) = (rows.horizontal, rows.vertical)
    return [first.hugging, first.resistance, second.hugging, second.resistance].compactMap { $0 }
  }

  func forgetRows() {
    rows = AxisPair(ContentRows())
    isMarked = false
  }
}
