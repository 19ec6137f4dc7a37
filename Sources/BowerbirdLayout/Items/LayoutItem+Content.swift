import BowerbirdSolver

extension LayoutItem {
  /// The size that the item wants by itself, or nil if it has no opinion.
  ///
  /// It hugs its content with ``contentHugging``, and resists being compressed with ``compressionResistance``.
  ///
  /// ```swift
  /// icon.intrinsicSize = Size(width: 24, height: 24)
  /// ```
  public var intrinsicSize: Size? {
    get { layoutNode.intrinsicSize }
    set { layoutNode.setIntrinsic(width: newValue?.width, height: newValue?.height) }
  }

  /// The width that the item wants by itself, or nil if it has no opinion.
  public var intrinsicWidth: Double? {
    get { layoutNode.content?.intrinsicWidth }
    set { layoutNode.setIntrinsic(width: newValue, height: intrinsicHeight) }
  }

  /// The height that the item wants by itself, or nil if it has no opinion.
  public var intrinsicHeight: Double? {
    get { layoutNode.content?.intrinsicHeight }
    set { layoutNode.setIntrinsic(width: intrinsicWidth, height: newValue) }
  }

  /// Measures the content in a proposed size; what is infinite is not limited.
  ///
  /// Widths are solved first, and then the height is asked for in the width that came out, once for each width. An intrinsic
  /// width or height takes the place of the measured one.
  ///
  /// ```swift
  /// paragraph.measure = { proposal in Measurement(size: text.size(within: proposal.width)) }
  /// ```
  public var measure: ((Size) -> Measurement)? {
    get { layoutNode.content?.measure }
    set { layoutNode.setMeasure(newValue) }
  }

  /// The axis whose extent is solved before the other one is measured for it: horizontal for text that wraps into lines.
  public var measuringAxis: Axis {
    get { layoutNode.content?.leadingAxis ?? .horizontal }
    set { layoutNode.setLeadingAxis(newValue) }
  }

  /// Says that the content has changed, so that it is measured again.
  public func setNeedsMeasurement() { layoutNode.noteNewContent() }

  /// How strongly the item wants to be no larger than its content; 250 at first.
  ///
  /// Content never contradicts what is required: `.required` means stronger than every other wish.
  public var contentHugging: AxisPriorities {
    get { layoutNode.content?.hugging ?? AxisPriorities(.low) }
    set { layoutNode.setHugging(newValue) }
  }

  /// How strongly the item wants to be no smaller than its content; 750 at first.
  ///
  /// Content never contradicts what is required: `.required` means stronger than every other wish.
  public var compressionResistance: AxisPriorities {
    get { layoutNode.content?.compressionResistance ?? AxisPriorities(.high) }
    set { layoutNode.setCompressionResistance(newValue) }
  }

  /// Sets how strongly the item wants to be no larger than its content along an axis.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) { contentHugging[axis] = priority }

  /// Sets how strongly the item wants to be no smaller than its content along an axis.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    compressionResistance[axis] = priority
  }

  /// A constraint that the width is a multiple of the height; it is not active.
  ///
  /// ```swift
  /// picture.aspectRatio(16.0 / 9).isActive = true
  /// ```
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height.
  ///   - priority: How strongly it is wanted.
  /// - Returns: The constraint.
  public func aspectRatio(_ ratio: Double, priority: Priority = .required) -> LayoutConstraint {
    var expression = LayoutExpression(layoutNode.reference, .width)
    expression.append(LayoutExpression.Term(layoutNode.reference, .height, coefficient: -ratio))
    return LayoutConstraint(expression: expression, relation: .equal, priority: priority)
  }

  /// Whether the item is not to be shown.
  ///
  /// A hidden item keeps its place, unless its container says otherwise.
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set { layoutNode.isHidden = newValue }
  }

  /// Whether the item is left out of the last layout: it takes no room there, and is not to be shown.
  ///
  /// ``isHidden`` is what the program says; this is what the layout found, of an item for which the lines of its container
  /// have no room, for example.
  public var isOmitted: Bool { layoutNode.omissions > 0 }
}
