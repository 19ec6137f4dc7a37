import BowerbirdLayout

extension GridContentProtocol {
  /// Returns the content with a horizontal alignment.
  ///
  /// Without this modifier, the item fills its cell.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> any GridContentProtocol {
    changed { $0.horizontalAlignment = alignment }
  }

  /// Returns the content with a vertical alignment.
  ///
  /// Without this modifier, the item fills its cell.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> any GridContentProtocol {
    changed { $0.verticalAlignment = alignment }
  }

  /// Returns the content with margins between the edges of its cell and the item.
  ///
  /// Without this modifier, the item has no margins.
  public func margin(_ margin: EdgeInsets) -> any GridContentProtocol {
    changed { $0.margin = margin }
  }

  /// Returns the content with the same margin on all four sides.
  public func margin(_ distance: Double) -> any GridContentProtocol { margin(EdgeInsets(distance)) }
}

extension GridAutoCellProtocol {
  /// Returns the content with a horizontal alignment.
  ///
  /// Without this modifier, the item fills its cell.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> any GridAutoCellProtocol {
    changed { $0.horizontalAlignment = alignment }
  }

  /// Returns the content with a vertical alignment.
  ///
  /// Without this modifier, the item fills its cell.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> any GridAutoCellProtocol {
    changed { $0.verticalAlignment = alignment }
  }

  /// Returns the content with margins between the edges of its cell and the item.
  ///
  /// Without this modifier, the item has no margins.
  public func margin(_ margin: EdgeInsets) -> any GridAutoCellProtocol {
    changed { $0.margin = margin }
  }

  /// Returns the content with the same margin on all four sides.
  public func margin(_ distance: Double) -> any GridAutoCellProtocol { margin(EdgeInsets(distance)) }

  /// Returns the content in a cell that, margins included, is never shorter than a given length.
  ///
  /// A length that is negative, infinite or not a number counts as 0, and ``Grid/warnings`` reports the length. If the
  /// least length exceeds the greatest length, the length that was set first counts for both.
  public func minLength(_ length: Double) -> any GridAutoCellProtocol {
    changed { $0.setMinLength(length) }
  }

  /// Returns the content in a cell that, margins included, is never longer than a given length.
  ///
  /// An infinite length means no limit. A length that is negative or not a number counts as 0, and ``Grid/warnings``
  /// reports the length. If the least length exceeds the greatest length, the length that was set first counts for
  /// both.
  public func maxLength(_ length: Double) -> any GridAutoCellProtocol {
    changed { $0.setMaxLength(length) }
  }

  /// The older name of ``maxLength(_:)``.
  public func maxSize(_ length: Double) -> any GridAutoCellProtocol {
    maxLength(length)
  }
}

extension GridExpandedCellProtocol {
  /// Returns the content with a horizontal alignment.
  ///
  /// Without this modifier, the item fills its cell.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> any GridExpandedCellProtocol {
    changed { $0.horizontalAlignment = alignment }
  }

  /// Returns the content with a vertical alignment.
  ///
  /// Without this modifier, the item fills its cell.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> any GridExpandedCellProtocol {
    changed { $0.verticalAlignment = alignment }
  }

  /// Returns the content with margins between the edges of its cell and the item.
  ///
  /// Without this modifier, the item has no margins.
  public func margin(_ margin: EdgeInsets) -> any GridExpandedCellProtocol {
    changed { $0.margin = margin }
  }

  /// Returns the content with the same margin on all four sides.
  public func margin(_ distance: Double) -> any GridExpandedCellProtocol { margin(EdgeInsets(distance)) }

  /// Returns the content in a cell that has length 0 if there is no free space.
  ///
  /// Without this modifier, or if `flag` is false, an expanded cell without free space acts like an auto cell.
  public func canCollapse(_ flag: Bool = true) -> any GridExpandedCellProtocol {
    changed { $0.canCollapse = flag }
  }
}
