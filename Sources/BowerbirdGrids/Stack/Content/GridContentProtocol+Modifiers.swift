import BowerbirdLayout

extension GridContentProtocol {
  /// The content with another place from left to right; without one it fills its cell.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> any GridContentProtocol {
    changed { $0.horizontalAlignment = alignment }
  }

  /// The content with another place from top to bottom; without one it fills its cell.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> any GridContentProtocol {
    changed { $0.verticalAlignment = alignment }
  }

  /// The content with room between the edges of its cell and the item; without it there is none.
  public func margin(_ margin: EdgeInsets) -> any GridContentProtocol {
    changed { $0.margin = margin }
  }
}

extension GridAutoCellProtocol {
  /// The content with another place from left to right; without one it fills its cell.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> any GridAutoCellProtocol {
    changed { $0.horizontalAlignment = alignment }
  }

  /// The content with another place from top to bottom; without one it fills its cell.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> any GridAutoCellProtocol {
    changed { $0.verticalAlignment = alignment }
  }

  /// The content with room between the edges of its cell and the item; without it there is none.
  public func margin(_ margin: EdgeInsets) -> any GridAutoCellProtocol {
    changed { $0.margin = margin }
  }

  /// The content in a cell that is never shorter than this, margins included; without it 0.
  ///
  /// What is negative, infinite or not a number counts as 0, and ``Grid/warnings`` says so.
  /// Where the least length exceeds the greatest, the one that was set first counts for both.
  public func minLength(_ length: Double) -> any GridAutoCellProtocol {
    changed { $0.setMinLength(length) }
  }

  /// The content in a cell that is never longer than this, margins included; without it infinity.
  ///
  /// What is negative or not a number counts as 0, and ``Grid/warnings`` says so.
  /// Where the least length exceeds the greatest, the one that was set first counts for both.
  public func maxLength(_ length: Double) -> any GridAutoCellProtocol {
    changed { $0.setMaxLength(length) }
  }

  /// The older name of ``maxLength(_:)``.
  public func maxSize(_ length: Double) -> any GridAutoCellProtocol {
    maxLength(length)
  }
}

extension GridExpandedCellProtocol {
  /// The content with another place from left to right; without one it fills its cell.
  public func horizontalAlignment(_ alignment: GridHorizontalAlignment) -> any GridExpandedCellProtocol {
    changed { $0.horizontalAlignment = alignment }
  }

  /// The content with another place from top to bottom; without one it fills its cell.
  public func verticalAlignment(_ alignment: GridVerticalAlignment) -> any GridExpandedCellProtocol {
    changed { $0.verticalAlignment = alignment }
  }

  /// The content with room between the edges of its cell and the item; without it there is none.
  public func margin(_ margin: EdgeInsets) -> any GridExpandedCellProtocol {
    changed { $0.margin = margin }
  }

  /// The content in a cell that has no length where there is no room for it, instead of acting like an auto cell.
  public func canCollapse(_ flag: Bool = true) -> any GridExpandedCellProtocol {
    changed { $0.canCollapse = flag }
  }
}
