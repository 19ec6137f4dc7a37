import BowerbirdSolver

// FlooidLayout's document writes a few things as UIKit spells them; here they mean what they mean there.

#if !canImport(UIKit) && !canImport(AppKit)
  /// The name that UIKit has for constraints.
  public typealias NSLayoutConstraint = LayoutConstraint
#endif

#if !canImport(CoreGraphics)
  /// Makes a size; a function, so that it stands aside wherever a type of this name is imported.
  @_disfavoredOverload
  public func CGSize(width: Double, height: Double) -> Size {  // swift-format-ignore: AlwaysUseLowerCamelCase
    Size(width: width, height: height)
  }
#endif

extension LayoutAnchor {
  /// The constraint `self == other + constant`, not active yet.
  public func constraint(
    equalTo other: Self, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self == other + constant).placed(file: file, line: line)
  }

  /// The constraint `self <= other + constant`, not active yet.
  public func constraint(
    lessThanOrEqualTo other: Self, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self <= other + constant).placed(file: file, line: line)
  }

  /// The constraint `self >= other + constant`, not active yet.
  public func constraint(
    greaterThanOrEqualTo other: Self, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self >= other + constant).placed(file: file, line: line)
  }
}

extension LayoutAnchor where Kind == Length {
  /// The constraint `self == other * multiplier + constant`, not active yet.
  public func constraint(
    equalTo other: Self, multiplier: Double, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self == other * multiplier + constant).placed(file: file, line: line)
  }

  /// The constraint `self <= other * multiplier + constant`, not active yet.
  public func constraint(
    lessThanOrEqualTo other: Self, multiplier: Double, constant: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    (self <= other * multiplier + constant).placed(file: file, line: line)
  }

  /// The constraint `self >= other * multiplier + constant`, not active yet.
  public func constraint(
    greaterThanOrEqualTo other: Self, multiplier: Double, constant: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    (self >= other * multiplier + constant).placed(file: file, line: line)
  }

  /// The constraint `self == constant`, not active yet.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self == constant).placed(file: file, line: line)
  }

  /// The constraint `self <= constant`, not active yet.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self <= constant).placed(file: file, line: line)
  }

  /// The constraint `self >= constant`, not active yet.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self >= constant).placed(file: file, line: line)
  }
}
