extension LayoutItem {
  /// The edge where reading begins: the left one from left to right, the right one from right to left.
  public var leadingAnchor: HorizontalAnchor { makeAnchor(.leading) }

  /// The edge where reading ends: the right one from left to right, the left one from right to left.
  public var trailingAnchor: HorizontalAnchor { makeAnchor(.trailing) }

  /// The left edge, in any layout direction.
  public var leftAnchor: HorizontalAnchor { makeAnchor(.left) }

  /// The right edge, in any layout direction.
  public var rightAnchor: HorizontalAnchor { makeAnchor(.right) }

  /// The middle between the left and the right edge.
  public var centerXAnchor: HorizontalAnchor { makeAnchor(.centerX) }

  /// The upper edge.
  public var topAnchor: VerticalAnchor { makeAnchor(.top) }

  /// The lower edge.
  public var bottomAnchor: VerticalAnchor { makeAnchor(.bottom) }

  /// The middle between the upper and the lower edge.
  public var centerYAnchor: VerticalAnchor { makeAnchor(.centerY) }

  /// The line on which the first line of text stands.
  public var firstBaselineAnchor: VerticalAnchor { makeAnchor(.firstBaseline) }

  /// The line on which the last line of text stands.
  public var lastBaselineAnchor: VerticalAnchor { makeAnchor(.lastBaseline) }

  /// The width.
  public var widthAnchor: LengthAnchor { makeAnchor(.width) }

  /// The height.
  public var heightAnchor: LengthAnchor { makeAnchor(.height) }
}
