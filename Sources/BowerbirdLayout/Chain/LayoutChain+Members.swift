// The members of a chain about one edge, center or length, which are called like methods.

// MARK: - Of the parent, of items and of anchors

extension LayoutChain {
  /// The upper edge.
  public var top: ChainMember<VerticalPosition, ChainParent> { member(.top, ChainParent()) }

  /// The left edge.
  public var left: ChainMember<HorizontalPosition, ChainParent> { member(.left, ChainParent()) }

  /// The edge where text begins.
  public var leading: ChainMember<HorizontalPosition, ChainParent> { member(.leading, ChainParent()) }

  /// The horizontal center; numbers count in reading direction.
  public var centerX: ChainMember<HorizontalPosition, ChainParent> { member(.centerX, ChainParent()) }

  /// The vertical center.
  public var centerY: ChainMember<VerticalPosition, ChainParent> { member(.centerY, ChainParent()) }

  /// The right edge.
  public var right: ChainMember<HorizontalPosition, ChainParent> { member(.right, ChainParent()) }

  /// The edge where text ends.
  public var trailing: ChainMember<HorizontalPosition, ChainParent> { member(.trailing, ChainParent()) }

  /// The lower edge.
  public var bottom: ChainMember<VerticalPosition, ChainParent> { member(.bottom, ChainParent()) }

  /// The width.
  public var width: ChainMember<Length, ChainParent> { member(.width, ChainParent()) }

  /// The height.
  public var height: ChainMember<Length, ChainParent> { member(.height, ChainParent()) }
}

// MARK: - Of the safe area

extension LayoutChain {
  /// The upper edge, relative to the safe area.
  public var topSafe: ChainMember<VerticalPosition, ChainSafeArea> { member(.top, ChainSafeArea()) }

  /// The left edge, relative to the safe area.
  public var leftSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.left, ChainSafeArea()) }

  /// The edge where text begins, relative to the safe area.
  public var leadingSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.leading, ChainSafeArea()) }

  /// The horizontal center, relative to the safe area.
  public var centerXSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.centerX, ChainSafeArea()) }

  /// The vertical center, relative to the safe area.
  public var centerYSafe: ChainMember<VerticalPosition, ChainSafeArea> { member(.centerY, ChainSafeArea()) }

  /// The right edge, relative to the safe area.
  public var rightSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.right, ChainSafeArea()) }

  /// The edge where text ends, relative to the safe area.
  public var trailingSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.trailing, ChainSafeArea()) }

  /// The lower edge, relative to the safe area.
  public var bottomSafe: ChainMember<VerticalPosition, ChainSafeArea> { member(.bottom, ChainSafeArea()) }

  /// The width, relative to the safe area.
  public var widthSafe: ChainMember<Length, ChainSafeArea> { member(.width, ChainSafeArea()) }

  /// The height, relative to the safe area.
  public var heightSafe: ChainMember<Length, ChainSafeArea> { member(.height, ChainSafeArea()) }

  private func member<Kind, Base: ChainTarget>(_ attribute: LayoutAttribute, _ base: Base) -> ChainMember<Kind, Base> {
    ChainMember(chain: self, attribute: attribute, base: Base.numbers(of: base))
  }
}
