import BowerbirdSolver

extension LayoutNode {
  /// The size that the content asks for, measured if necessary; nil if the item has no content.
  ///
  /// A container asks for its fit, and an intrinsic length replaces a measured length. Of measured content, the length
  /// along the measuring axis is measured without limits, and the other length comes from the latest measurement.
  public var contentSize: Size? {
    guard let content else { return nil }
    let width = content.wanted(.horizontal)
    let height = content.wanted(.vertical)
    return width == nil && height == nil ? nil : Size(width: width ?? 0, height: height ?? 0)
  }

  /// Returns whether the item has a natural length along an axis, or content to measure.
  package func hasContent(_ axis: Axis) -> Bool {
    guard let content else { return false }
    return content.measure != nil || content.intrinsic[axis] != nil
  }

  /// The distance of the first baseline below the item's top, as last measured; nil if the baseline is the bottom edge.
  public var firstBaselineOffset: Double? { content?.baseline(.firstBaseline) }

  var intrinsicSize: Size? {
    guard let intrinsic = content?.intrinsic, intrinsic != AxisPair(nil) else { return nil }
    return Size(width: intrinsic.horizontal ?? 0, height: intrinsic.vertical ?? 0)
  }

  func setIntrinsic(width: Double?, height: Double?) {
    let content = madeContent(), intrinsic = AxisPair(horizontal: width, vertical: height)
    if content.intrinsic == intrinsic { return }
    content.intrinsic = intrinsic
    noteContent()
  }

  func setMeasure(_ measure: ((Size) -> Measurement)?) {
    madeContent().measure = measure
    noteNewContent()
  }

  func setLeadingAxis(_ axis: Axis) {
    if madeContent().firstAxis == axis { return }
    content?.firstAxis = axis
    noteNewContent()
  }

  func setHugging(_ priorities: AxisPriorities) {
    madeContent().hugging = priorities
    noteContent()
  }

  func setCompressionResistance(_ priorities: AxisPriorities) {
    madeContent().compressionResistance = priorities
    noteContent()
  }

  /// Sets how strongly the content resists the length that the container decides along an axis.
  ///
  /// The priority of the content's hugging becomes 1, the weakest priority. The setting ends when the item leaves its
  /// parent.
  ///
  /// - Parameters:
  ///   - priority: The priority of the resistance; nil restores the content's own priorities of resistance and hugging.
  ///   - axis: The axis of the length.
  package func yieldLength(_ priority: Priority?, along axis: Axis) {
    if yieldedLength[axis] == priority { return }
    yieldedLength[axis] = priority
    if arrangesChildren { noteDecision() }
    guard let content, let engine, !content.isMarked else { return }
    content.isMarked = true
    engine.noteContent(of: self)
  }

  /// Sets how the container decides the item's length along an axis.
  ///
  /// The setting ends when the item leaves its parent.
  ///
  /// - Parameters:
  ///   - isDecided: Whether the container alone decides the length, so that the content has no rows along the axis.
  ///   - isFixed: Whether the container sets the length by required constraints, although the content has rows. The
  ///     parameter has no effect if `isDecided` is true.
  ///   - isKnown: Whether the length follows from the container's own length before the solve. The parameter has no
  ///     effect if `isDecided` is false.
  ///   - axis: The axis of the length.
  package func decideLength(_ isDecided: Bool, isFixed: Bool = false, isKnown: Bool = true, along axis: Axis) {
    let before = lengthDecision[axis]
    let decision: LengthDecision = isDecided ? (isKnown ? .decided : .solved) : isFixed ? .fixed : .open
    if decision == before { return }
    lengthDecision[axis] = decision
    if decision.isPinning != before.isPinning && hasStoredPins { reference.withEngine { $0.flow.noteTieChange() } }
    if decision.isByContainer != before.isByContainer { noteChangedRows() }
  }

  /// Requests an update of the rows of the content.
  private func noteChangedRows() {
    guard let content, !content.isMarked else { return }
    reference.withEngine {
      content.isMarked = true
      $0.noteContent(of: self)
    }
  }

  /// Returns the fit that the item has computed along an axis as a container, or nil if it has computed none.
  public func fit(_ axis: Axis) -> Double? { content?.needs[axis]?.fit }

  /// The fits and least lengths that the item has computed as a container.
  var computedNeeds: AxisPair<LengthNeed?> { content?.needs ?? AxisPair(nil) }

  /// Sets the fit and the least length of a container, which the container has computed from its contents.
  ///
  /// The layout uses the fit of a container as it uses the intrinsic length of other items.
  ///
  /// - Parameters:
  ///   - need: The fit and the least length; nil if they are unknown before the solve.
  ///   - byItself: The need without the optional constraints that relate the contents to other items. The method
  ///     ``needByItself(_:)`` returns this value while `need` is nil.
  ///   - axis: The axis of the lengths.
  public func setNeed(_ need: LengthNeed?, byItself: LengthNeed? = nil, along axis: Axis) {
    let byItself = need == nil ? byItself : nil
    if need == nil && byItself == nil && content == nil { return }
    let content = madeContent()
    // A question about the root's size may pin the root to its fit, so a new or lost fit may change which lengths are
    // pinned.
    if isRoot && (fit(axis) == nil) != (need == nil) { reference.withEngine { $0.flow.noteTieChange() } }
    if content.needs[axis] == need && content.needsByThemselves[axis] == byItself { return }
    content.needs[axis] = need
    content.needsByThemselves[axis] = byItself
    reference.withEngine { $0.flow.noteFits() }
    noteFit()
  }

  /// Requests updates of everything that depends on the item's fit: its container, and the rows of its content.
  package func noteFit() {
    withParent { $0.fitChanged(of: self) }
    noteChangedRows()
  }

  /// Discards all measurements, and requests new ones, because the content has changed.
  func noteNewContent() {
    content?.forgetMeasurements()
    noteContent()
  }

  private func noteContent() {
    withParent { $0.contentChanged(of: self) }
    markBoxStale()
    noteChangedRows()
  }

  private func madeContent() -> NodeContent {
    if let content { return content }
    let made = NodeContent(self)
    content = made
    if wasCheckedForFollowers { noteFollowed() }
    return made
  }
}
