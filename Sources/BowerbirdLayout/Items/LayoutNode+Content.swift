import BowerbirdSolver

extension LayoutNode {
  /// The size that the content wants without limits, measured if need be; nil if the item has no content.
  public var contentSize: Size? {
    guard let content else { return nil }
    let width = content.wanted(.horizontal)
    let height = content.wanted(.vertical)
    return width == nil && height == nil ? nil : Size(width: width ?? 0, height: height ?? 0)
  }

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
    guard let content, let engine, !content.isMarked else { return }
    content.isMarked = true
    engine.noteContent(of: self)
  }

  private func madeContent() -> NodeContent {
    if let content { return content }
    let made = NodeContent()
    content = made
    return made
  }
}
