import BowerbirdSolver

#if !canImport(UIKit) && !canImport(AppKit)
  /// The name that UIKit has for constraints.
  public typealias NSLayoutConstraint = LayoutConstraint
#endif

#if !canImport(UIKit)
  /// The name that UIKit has for priorities.
  public typealias UILayoutPriority = Priority

  /// The name that UIKit has for guides.
  public typealias UILayoutGuide = Guide
#endif

#if !canImport(CoreGraphics)
  /// Creates a size; a function, so that it stands aside wherever a type of this name is imported.
  @_disfavoredOverload
  public func CGSize(width: Double, height: Double) -> Size {  // swift-format-ignore: AlwaysUseLowerCamelCase
    Size(width: width, height: height)
  }
#endif

extension Relation {
  /// The name that UIKit has for `<=`.
  public static var lessThanOrEqual: Relation { .lessOrEqual }

  /// The name that UIKit has for `>=`.
  public static var greaterThanOrEqual: Relation { .greaterOrEqual }
}

extension LayoutAttribute {
  /// The other side's attribute in UIKit's constraints where the other side is a number.
  public static var notAnAttribute: LayoutAttribute { .scalar(-1) }
}

extension Priority {
  /// 50, UIKit's name for how strongly an item that is asked for its fitting size wants to be small.
  public static var fittingSizeLevel: Priority { Priority(50) }

  /// Creates a priority from a number from 1 to 1000.
  public init(rawValue: Double) { self.init(rawValue) }

  /// The level as a number.
  public var rawValue: Double { value }

  /// A priority that is stronger by a number.
  ///
  /// ```swift
  /// view.widthAnchor == 200 --! .priority(.defaultLow + 1)
  /// ```
  public static func + (left: Priority, right: Double) -> Priority { Priority(left.value + right) }

  /// A priority that is weaker by a number.
  ///
  /// ```swift
  /// view.widthAnchor == 200 --! .priority(.defaultHigh - 1)
  /// ```
  public static func - (left: Priority, right: Double) -> Priority { Priority(left.value - right) }
}
