/// A point of an item: a horizontal and a vertical position, related and moved together.
///
/// ```swift
/// badge.centerAnchor == avatar.trailingTopAnchor
/// label.leadingCenterAnchor == icon.trailingCenterAnchor + (x: 10, y: 0)
/// ```
public struct LocationAnchor {
  /// The horizontal position.
  public var x: HorizontalAnchor

  /// The vertical position.
  public var y: VerticalAnchor

  /// Creates a point from two positions.
  public init(x: HorizontalAnchor, y: VerticalAnchor) {
    self.x = x
    self.y = y
  }
}

// Names begin with the horizontal position and end with the vertical one.
extension LayoutItem {
  /// The corner of the leading and the upper edge.
  public var leadingTopAnchor: LocationAnchor { LocationAnchor(x: leadingAnchor, y: topAnchor) }

  /// The middle of the leading edge.
  public var leadingCenterAnchor: LocationAnchor { LocationAnchor(x: leadingAnchor, y: centerYAnchor) }

  /// The corner of the leading and the lower edge.
  public var leadingBottomAnchor: LocationAnchor { LocationAnchor(x: leadingAnchor, y: bottomAnchor) }

  /// The middle of the upper edge.
  public var centerTopAnchor: LocationAnchor { LocationAnchor(x: centerXAnchor, y: topAnchor) }

  /// The center of the item.
  public var centerAnchor: LocationAnchor { LocationAnchor(x: centerXAnchor, y: centerYAnchor) }

  /// The middle of the lower edge.
  public var centerBottomAnchor: LocationAnchor { LocationAnchor(x: centerXAnchor, y: bottomAnchor) }

  /// The corner of the trailing and the upper edge.
  public var trailingTopAnchor: LocationAnchor { LocationAnchor(x: trailingAnchor, y: topAnchor) }

  /// The middle of the trailing edge.
  public var trailingCenterAnchor: LocationAnchor { LocationAnchor(x: trailingAnchor, y: centerYAnchor) }

  /// The corner of the trailing and the lower edge.
  public var trailingBottomAnchor: LocationAnchor { LocationAnchor(x: trailingAnchor, y: bottomAnchor) }

  /// The upper left corner.
  public var leftTopAnchor: LocationAnchor { LocationAnchor(x: leftAnchor, y: topAnchor) }

  /// The middle of the left edge.
  public var leftCenterAnchor: LocationAnchor { LocationAnchor(x: leftAnchor, y: centerYAnchor) }

  /// The lower left corner.
  public var leftBottomAnchor: LocationAnchor { LocationAnchor(x: leftAnchor, y: bottomAnchor) }

  /// The upper right corner.
  public var rightTopAnchor: LocationAnchor { LocationAnchor(x: rightAnchor, y: topAnchor) }

  /// The middle of the right edge.
  public var rightCenterAnchor: LocationAnchor { LocationAnchor(x: rightAnchor, y: centerYAnchor) }

  /// The lower right corner.
  public var rightBottomAnchor: LocationAnchor { LocationAnchor(x: rightAnchor, y: bottomAnchor) }
}
