extension LayoutItem {
  /// The edge where reading begins: the left one from left to right, the right one from right to left.
  @inlinable
  public var leadingAnchor: HorizontalAnchor { makeAnchor(.leading) }

  /// The edge where reading ends: the right one from left to right, the left one from right to left.
  @inlinable
  public var trailingAnchor: HorizontalAnchor { makeAnchor(.trailing) }

  /// The left edge, in any layout direction.
  @inlinable
  public var leftAnchor: HorizontalAnchor { makeAnchor(.left) }

  /// The right edge, in any layout direction.
  @inlinable
  public var rightAnchor: HorizontalAnchor { makeAnchor(.right) }

  /// The middle between the left and the right edge.
  @inlinable
  public var centerXAnchor: HorizontalAnchor { makeAnchor(.centerX) }

  /// The upper edge.
  @inlinable
  public var topAnchor: VerticalAnchor { makeAnchor(.top) }

  /// The lower edge.
  @inlinable
  public var bottomAnchor: VerticalAnchor { makeAnchor(.bottom) }

  /// The middle between the upper and the lower edge.
  @inlinable
  public var centerYAnchor: VerticalAnchor { makeAnchor(.centerY) }

  /// The line on which the first line of text stands.
  @inlinable
  public var firstBaselineAnchor: VerticalAnchor { makeAnchor(.firstBaseline) }

  /// The line on which the last line of text stands.
  @inlinable
  public var lastBaselineAnchor: VerticalAnchor { makeAnchor(.lastBaseline) }

  /// The width.
  @inlinable
  public var widthAnchor: LengthAnchor { makeAnchor(.width) }

  /// The height.
  @inlinable
  public var heightAnchor: LengthAnchor { makeAnchor(.height) }
}
