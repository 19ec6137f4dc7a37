import BowerbirdSolver

extension LayoutNode {
  /// The size that the content wants without limits, measured if need be; nil if the item has no content.
  public var contentSize: Size? {
    guard let content else { return nil }
    let width = content.wanted(.horizontal)
    let height = content.wanted(.vertical)
    return width == nil && height == nil ? nil : Size(width: width ?? 0, height: height ?? 0)
  }

  /// How far below the item's top its first baseline lies, as it was measured last; nil where that is the bottom.
  public var firstBaselineOffset: Double? { content?.baseline(.firstBaseline) }

  var intrinsicSize: Size? {
    guard let content, content.intrinsicWidth != nil || content.intrinsicHeight != nil else { return nil }
    return Size(width: content.intrinsicWidth ?? 0, height: content.intrinsicHeight ?? 0)
  }

  func setIntrinsic(width: Double?, height: Double?) {
    let content = madeContent()
    if content.intrinsicWidth == width && content.intrinsicHeight == height { return }
    content.intrinsicWidth = width
    content.intrinsicHeight = height
    noteContent()
  }

  func setMeasure(_ measure: ((Size) -> Measurement)?) {
    madeContent().measure = measure
    noteNewContent()
  }

  func setLeadingAxis(_ axis: Axis) {
    if madeContent().leadingAxis == axis { return }
    content?.leadingAxis = axis
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

  /// Says that the item's container decides a length by itself, so that content has no more say in it than this.
  ///
  /// It is so until the item leaves its parent.
  ///
  /// - Parameters:
  ///   - priority: How strongly the content resists being compressed; nil if it is as strongly as it says.
  ///   - axis: The axis of the length.
  public func yieldLength(_ priority: Priority?, along axis: Axis) {
    if (axis == .horizontal ? yieldedWidth : yieldedHeight) == priority { return }
    if axis == .horizontal { yieldedWidth = priority } else { yieldedHeight = priority }
    if arrangesChildren { noteDecision() }
    guard let content, let engine, !content.isMarked else { return }
    content.isMarked = true
    engine.noteContent(of: self)
  }

  /// How strongly content in the item's place resists being compressed along an axis; nil if it is as strongly as it says.
  public func yieldedLength(_ axis: Axis) -> Priority? { axis == .horizontal ? yieldedWidth : yieldedHeight }

  /// Says whether the container alone decides a length, whatever the content is.
  ///
  /// It is so until the item leaves its parent.
  ///
  /// - Parameters:
  ///   - isDecided: Whether it does.
  ///   - axis: The axis of the length.
  public func decideLength(_ isDecided: Bool, along axis: Axis) {
    if (axis == .horizontal ? hasDecidedWidth : hasDecidedHeight) == isDecided { return }
    setDecided(isDecided, axis)
    engine?.tieVersion += 1
    guard let content, let engine, !content.isMarked else { return }
    content.isMarked = true
    engine.noteContent(of: self)
  }

  /// The length that the item needs by itself for what it holds, if its container has computed it.
  public func fit(_ axis: Axis) -> Double? { axis == .horizontal ? content?.fitWidth : content?.fitHeight }

  /// Says what the item needs by itself for what it holds: what an intrinsic length is to a leaf.
  ///
  /// - Parameters:
  ///   - need: The fit and the least length; nil where only a solution can say them.
  ///   - axis: The axis of the length.
  public func setNeed(_ need: LengthNeed?, along axis: Axis) {
    if need == nil && content == nil { return }
    let content = madeContent()
    let isHorizontal = axis == .horizontal
    if fit(axis) == need?.fit && (isHorizontal ? content.leastWidth : content.leastHeight) == need?.least { return }
    if isHorizontal {
      (content.fitWidth, content.leastWidth) = (need?.fit, need?.least)
    } else {
      (content.fitHeight, content.leastHeight) = (need?.fit, need?.least)
    }
    engine?.hasFits = true
    noteFit()
  }

  /// Has the container look at the item's fit again, and the engine at its rows.
  public func noteFit() {
    parent?.fitChanged(of: self)
    guard let content, let engine, !content.isMarked else { return }
    content.isMarked = true
    engine.noteContent(of: self)
  }

  /// The content is another one, and has to be measured again.
  func noteNewContent() {
    content?.forgetMeasurements()
    noteContent()
  }

  private func noteContent() {
    parent?.contentChanged(of: self)
    noteInside()
    guard let content, let engine, !content.isMarked else { return }
    content.isMarked = true
    engine.noteContent(of: self)
  }

  private func madeContent() -> NodeContent {
    if let content { return content }
    let made = NodeContent()
    content = made
    if mayFollow { noteFollowed() }
    return made
  }
}
