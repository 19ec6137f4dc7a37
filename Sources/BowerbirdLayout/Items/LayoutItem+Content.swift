import BowerbirdSolver

extension LayoutItem {
  /// The natural size of the item, or nil if it has none.
  ///
  /// The item hugs this size with the priority ``contentHugging``, and resists compression below this size with the
  /// priority ``compressionResistance``.
  ///
  /// ```swift
  /// icon.intrinsicSize = Size(width: 24, height: 24)
  /// ```
  ///
  /// If only ``intrinsicWidth`` or only ``intrinsicHeight`` is set, the other extent of the size is 0.
  public var intrinsicSize: Size? {
    get { layoutNode.intrinsicSize }
    set { layoutNode.setIntrinsic(width: newValue?.width, height: newValue?.height) }
  }

  /// The natural width of the item, or nil if it has none.
  public var intrinsicWidth: Double? {
    get { layoutNode.content?.intrinsic.horizontal }
    set { layoutNode.setIntrinsic(width: newValue, height: intrinsicHeight) }
  }

  /// The natural height of the item, or nil if it has none.
  public var intrinsicHeight: Double? {
    get { layoutNode.content?.intrinsic.vertical }
    set { layoutNode.setIntrinsic(width: intrinsicWidth, height: newValue) }
  }

  /// A closure that measures the content within a proposed size.
  ///
  /// An infinite extent of the proposal means no limit. The first call usually has no limits, and gives the natural
  /// width. The layout then solves widths, and calls the closure with the solved width and an infinite height, unless
  /// the measurement for this width is known already. If ``measuringAxis`` is vertical, width and height exchange their
  /// roles. An intrinsic width replaces the measured width, and an intrinsic height replaces the measured height.
  ///
  /// The closure may change the tree. The present layout includes the items that a call of the closure adds, unless an
  /// earlier call of the item's code has added items in this layout. Items that such a call adds, or that the code of a
  /// new item adds, become part of the next layout.
  ///
  /// ```swift
  /// paragraph.measure = { proposal in Measurement(size: text.size(within: proposal.width)) }
  /// ```
  public var measure: ((Size) -> Measurement)? {
    get { layoutNode.content?.measure }
    set { layoutNode.setMeasure(newValue) }
  }

  /// The axis along which the item's extent is solved first.
  ///
  /// The other extent is measured for the solved extent. The default, horizontal, suits text that wraps.
  public var measuringAxis: Axis {
    get { layoutNode.content?.firstAxis ?? .horizontal }
    set { layoutNode.setLeadingAxis(newValue) }
  }

  /// Requests new measurements; call this method when ``measure`` would return other results than before.
  public func setNeedsMeasurement() { layoutNode.noteNewContent() }

  /// The priority with which the item stays no larger than its content, 250 by default.
  ///
  /// Content never overrides a required constraint. The priority `.required` makes content stronger than all optional
  /// constraints below 999.99, but still weaker than required constraints.
  public var contentHugging: AxisPriorities {
    get { layoutNode.content?.hugging ?? AxisPriorities(.low) }
    set { layoutNode.setHugging(newValue) }
  }

  /// The priority with which the item stays no smaller than its content, 750 by default.
  ///
  /// Content never overrides a required constraint. The priority `.required` makes content stronger than all optional
  /// constraints below 999.99, but still weaker than required constraints.
  public var compressionResistance: AxisPriorities {
    get { layoutNode.content?.compressionResistance ?? AxisPriorities(.high) }
    set { layoutNode.setCompressionResistance(newValue) }
  }

  /// Sets the priority with which the item stays no larger than its content along an axis.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) { contentHugging[axis] = priority }

  /// Sets the priority with which the item stays no smaller than its content along an axis.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    compressionResistance[axis] = priority
  }

  /// Returns an inactive constraint by which the width is a multiple of the height.
  ///
  /// ```swift
  /// picture.aspectRatio(16.0 / 9).isActive = true
  /// ```
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height. Anything but a positive, finite number makes a constraint without
  ///     effect, and the next report lists this mistake.
  ///   - priority: The priority of the constraint.
  /// - Returns: The constraint.
  public func aspectRatio(_ ratio: Double, priority: Priority = .required) -> LayoutConstraint {
    if !ratio.isFinite || ratio <= 0 {
      layoutNode.note(.invalidRatio(layoutNode.reference, ratio: ratio))
      return LayoutConstraint(expression: LayoutExpression(), relation: .equal, priority: priority)
    }
    var expression = LayoutExpression(layoutNode.reference, .width)
    expression.append(LayoutExpression.Term(layoutNode.reference, .height, coefficient: -ratio))
    return LayoutConstraint(expression: expression, relation: .equal, priority: priority)
  }

  /// A Boolean value that indicates whether the item is hidden.
  ///
  /// A hidden item keeps its place, unless its container decides otherwise.
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set { layoutNode.isHidden = newValue }
  }

  /// A Boolean value that indicates whether the item or one of its ancestors is left out of the layout.
  ///
  /// A left-out item takes no room and is not drawn. These items are left out:
  ///
  /// - The items that a taken alternative excludes, and the arrangements of alternatives that are not taken.
  /// - The items for which the lines of a wrapping grid have no room. If there is room for all items, the grid leaves
  ///   out the item that stands for the missing ones.
  ///
  /// The program sets ``isHidden``; the layout sets this value.
  public var isLeftOut: Bool {
    var node: LayoutNode? = layoutNode
    while let present = node {
      if present.isOmittedByAlternative || present.isOmittedByContainer { return true }
      // An arrangement of nested alternatives has no parent while another alternative than the one around them is taken.
      if present.parent == nil && present.arrangementRole != nil { return true }
      node = present.parent
    }
    return false
  }

  /// A Boolean value that indicates whether the item itself is left out of the layout, and not only an ancestor.
  package var isOmitted: Bool { layoutNode.isOmittedByAlternative || layoutNode.isOmittedByContainer }
}
