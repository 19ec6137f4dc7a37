extension LayoutItem {
  /// The edge where text begins: left, or right in a right-to-left layout.
  public var leadingAnchor: HorizontalAnchor {
    @inlinable get { makeAnchor(.leading) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The edge where text ends: right, or left in a right-to-left layout.
  public var trailingAnchor: HorizontalAnchor {
    @inlinable get { makeAnchor(.trailing) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The left edge, in any layout direction.
  public var leftAnchor: HorizontalAnchor {
    @inlinable get { makeAnchor(.left) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The right edge, in any layout direction.
  public var rightAnchor: HorizontalAnchor {
    @inlinable get { makeAnchor(.right) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The horizontal center.
  public var centerXAnchor: HorizontalAnchor {
    @inlinable get { makeAnchor(.centerX) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The upper edge.
  public var topAnchor: VerticalAnchor {
    @inlinable get { makeAnchor(.top) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The lower edge.
  public var bottomAnchor: VerticalAnchor {
    @inlinable get { makeAnchor(.bottom) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The vertical center.
  public var centerYAnchor: VerticalAnchor {
    @inlinable get { makeAnchor(.centerY) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The baseline of the first line of text, or the bottom edge if the item has no text.
  public var firstBaselineAnchor: VerticalAnchor {
    @inlinable get { makeAnchor(.firstBaseline) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The baseline of the last line of text, or the bottom edge if the item has no text.
  public var lastBaselineAnchor: VerticalAnchor {
    @inlinable get { makeAnchor(.lastBaseline) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The width.
  public var widthAnchor: LengthAnchor {
    @inlinable get { makeAnchor(.width) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }

  /// The height.
  public var heightAnchor: LengthAnchor {
    @inlinable get { makeAnchor(.height) }
    @available(*, unavailable, message: "anchors are not assigned: write ==, inside of constraints { … }")
    set {}
  }
}
