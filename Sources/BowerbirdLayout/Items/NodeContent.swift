import BowerbirdSolver

/// What an item says about its content, what has been measured of it, and the rows that this has become.
final class NodeContent {
  @exclusivity(unchecked) var intrinsicWidth: Double?
  @exclusivity(unchecked) var intrinsicHeight: Double?

  /// What the item needs by itself for what it holds: its fit, where a container arranges that.
  @exclusivity(unchecked) var fitWidth: Double?
  @exclusivity(unchecked) var fitHeight: Double?

  /// Below what something in it is cut off, where its container has computed that.
  @exclusivity(unchecked) var leastWidth: Double?
  @exclusivity(unchecked) var leastHeight: Double?
  @exclusivity(unchecked) var measure: ((Size) -> Measurement)? { didSet { measuresText = false } }

  /// Whether the closure is a label's own, of which is known in what widths its lines stay the same.
  @exclusivity(unchecked) var measuresText = false

  /// The axis along which the extent is solved first; the other one is measured for it.
  @exclusivity(unchecked) var leadingAxis = Axis.horizontal

  @exclusivity(unchecked) var hugging = AxisPriorities(.low)
  @exclusivity(unchecked) var compressionResistance = AxisPriorities(.high)

  /// Whether it is asked what the content needs without limits, and not for the extent that it has.
  @exclusivity(unchecked) var isAskedNaturally = false

  /// What was measured without limits.
  @exclusivity(unchecked) var ideal: Measurement?

  /// What was measured for an extent along the leading axis, and that extent.
  @exclusivity(unchecked) var fitted: (extent: Double, measurement: Measurement)?

  /// What fitting was asked lately: the same widths are asked for again.
  @exclusivity(unchecked) private var asked: [(extent: Double, measurement: Measurement)] = []

  /// Whether baselines may be other ones than those that rows were made with.
  @exclusivity(unchecked) var hasNewBaselines = false

  /// Whether the engine has been told of a change.
  @exclusivity(unchecked) var isMarked = false

  @exclusivity(unchecked) var horizontal = ContentRows()
  @exclusivity(unchecked) var vertical = ContentRows()

  /// What is known of the content at present.
  var measurement: Measurement? { fitted?.measurement ?? ideal }

  /// The distance of a baseline from the top edge; nil where it is the bottom edge.
  func baseline(_ attribute: LayoutAttribute) -> Double? {
    let baseline = attribute == .firstBaseline ? measurement?.firstBaseline : measurement?.lastBaseline
    return baseline.map { $0.isFinite ? $0 : 0 }
  }

  /// What has been measured is not so any more.
  func forgetMeasurements() {
    ideal = nil
    fitted = nil
    asked.removeAll()
    hasNewBaselines = true
  }

  /// Whether there is something to measure, and nothing known of it.
  var isUnmeasured: Bool { measure != nil && ideal == nil }

  /// Measures without limits, unless that is known.
  func idealMeasurement() -> Measurement? {
    if ideal == nil, let measure { ideal = measure(Size(width: .infinity, height: .infinity)) }
    return ideal
  }

  /// The extent that the content wants along an axis.
  func wanted(_ axis: Axis) -> Double? {
    let intrinsic = axis == .horizontal ? intrinsicWidth : intrinsicHeight
    if let fit = axis == .horizontal ? fitWidth : fitHeight { return max(fit, intrinsic ?? 0) }
    if let intrinsic { return intrinsic }
    guard let ideal = idealMeasurement() else { return nil }
    return (axis == leadingAxis || isAskedNaturally ? ideal : fitted?.measurement ?? ideal).size[axis]
  }

  /// The measurement for an extent along the leading axis, from what is known where it is.
  func answer(for extent: Double, _ measure: (Size) -> Measurement) -> Measurement {
    if let fitted, fitted.extent.isNearly(extent) { return fitted.measurement }
    if let ideal, ideal.size[leadingAxis].isNearly(extent) { return ideal }
    for earlier in asked where earlier.extent.isNearly(extent) { return earlier.measurement }
    return measure(
      leadingAxis == .horizontal
        ? Size(width: extent, height: .infinity) : Size(width: .infinity, height: extent))
  }

  /// The same, remembered for a while: an item is asked how it would fit, and then made so.
  func rememberedAnswer(for extent: Double, _ measure: (Size) -> Measurement) -> Measurement {
    let answer = answer(for: extent, measure)
    if asked.contains(where: { $0.extent.isNearly(extent) }) { return answer }
    if asked.count == Self.mostRemembered { asked.removeFirst() }
    asked.append((extent, answer))
    return answer
  }

  private static let mostRemembered = 4

  var handles: [ConstraintHandle] {
    [horizontal.hugging, horizontal.resistance, vertical.hugging, vertical.resistance].compactMap { $0 }
  }

  func forgetRows() {
    horizontal = ContentRows()
    vertical = ContentRows()
    isMarked = false
  }
}
