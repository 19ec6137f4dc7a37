// The members of a chain about one edge, center or length, which are called like methods.

// MARK: - Of the parent, of items and of anchors

extension LayoutChain {
  /// The member that places the upper edge; see ``ChainMember``.
  public var top: ChainMember<VerticalPosition, ChainParent> { member(.top, ChainParent()) }

  /// The member that places the left edge; see ``ChainMember``.
  public var left: ChainMember<HorizontalPosition, ChainParent> { member(.left, ChainParent()) }

  /// The member that places the leading edge, where text begins; see ``ChainMember``.
  public var leading: ChainMember<HorizontalPosition, ChainParent> { member(.leading, ChainParent()) }

  /// The member that places the horizontal center.
  ///
  /// A positive number moves the center in reading direction. If the target is an anchor at a left or right edge, a
  /// positive number moves the center to the right.
  public var centerX: ChainMember<HorizontalPosition, ChainParent> { member(.centerX, ChainParent()) }

  /// The member that places the vertical center; a positive number moves it down.
  public var centerY: ChainMember<VerticalPosition, ChainParent> { member(.centerY, ChainParent()) }

  /// The member that places the right edge; see ``ChainMember``.
  public var right: ChainMember<HorizontalPosition, ChainParent> { member(.right, ChainParent()) }

  /// The member that places the trailing edge, where text ends; see ``ChainMember``.
  public var trailing: ChainMember<HorizontalPosition, ChainParent> { member(.trailing, ChainParent()) }

  /// The member that places the lower edge; see ``ChainMember``.
  public var bottom: ChainMember<VerticalPosition, ChainParent> { member(.bottom, ChainParent()) }

  /// The member that sets the width; see ``ChainMember``.
  public var width: ChainMember<Length, ChainParent> { member(.width, ChainParent()) }

  /// The member that sets the height; see ``ChainMember``.
  public var height: ChainMember<Length, ChainParent> { member(.height, ChainParent()) }
}

// MARK: - Of the safe area, which is inside the parent's layout margins

extension LayoutChain {
  /// The member that places the upper edge relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var topSafe: ChainMember<VerticalPosition, ChainSafeArea> { member(.top, ChainSafeArea()) }

  /// The member that places the left edge relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var leftSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.left, ChainSafeArea()) }

  /// The member that places the leading edge relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var leadingSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.leading, ChainSafeArea()) }

  /// The member that places the horizontal center relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var centerXSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.centerX, ChainSafeArea()) }

  /// The member that places the vertical center relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var centerYSafe: ChainMember<VerticalPosition, ChainSafeArea> { member(.centerY, ChainSafeArea()) }

  /// The member that places the right edge relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var rightSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.right, ChainSafeArea()) }

  /// The member that places the trailing edge relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var trailingSafe: ChainMember<HorizontalPosition, ChainSafeArea> { member(.trailing, ChainSafeArea()) }

  /// The member that places the lower edge relative to the parent's ``LayoutItem/layoutMarginsGuide``.
  public var bottomSafe: ChainMember<VerticalPosition, ChainSafeArea> { member(.bottom, ChainSafeArea()) }

  /// The member that relates the width to the width of the parent's ``LayoutItem/layoutMarginsGuide``.
  public var widthSafe: ChainMember<Length, ChainSafeArea> { member(.width, ChainSafeArea()) }

  /// The member that relates the height to the height of the parent's ``LayoutItem/layoutMarginsGuide``.
  public var heightSafe: ChainMember<Length, ChainSafeArea> { member(.height, ChainSafeArea()) }

  private func member<Kind, Base: ChainTarget>(_ attribute: LayoutAttribute, _ base: Base) -> ChainMember<Kind, Base> {
    ChainMember(chain: self, attribute: attribute, base: Base.numbers(of: base))
  }
}
