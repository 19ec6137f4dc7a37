import BowerbirdSolver

#if !canImport(UIKit) && !canImport(AppKit)
  /// UIKit's name for ``LayoutConstraint``.
  public typealias NSLayoutConstraint = LayoutConstraint
#endif

#if !canImport(UIKit)
  /// UIKit's name for a priority.
  public typealias UILayoutPriority = Priority

  /// UIKit's name for ``Guide``.
  public typealias UILayoutGuide = Guide
#endif

#if !canImport(CoreGraphics)
  /// Creates a size.
  ///
  /// This is a function and no type, so that an imported type of this name takes precedence.
  @_disfavoredOverload
  public func CGSize(width: Double, height: Double) -> Size {  // swift-format-ignore: AlwaysUseLowerCamelCase
    Size(width: width, height: height)
  }
#endif

extension Relation {
  /// UIKit's name for `<=`.
  public static var lessThanOrEqual: Relation { .lessOrEqual }

  /// UIKit's name for `>=`.
  public static var greaterThanOrEqual: Relation { .greaterOrEqual }
}

extension LayoutAttribute {
  /// UIKit's attribute for a side of a constraint that is a number and involves no item.
  public static var notAnAttribute: LayoutAttribute { .scalar(-1) }
}

// The operators `+` and `-` below are disfavored, because a literal can also be a priority. If the operators were not
// disfavored, `numbers.reduce(0) { $0 + $1 }` could also mean a sum of priorities.

extension Priority {
  /// The priority 50, at which a fitting size is made as small as possible.
  public static var fittingSizeLevel: Priority { Priority(50) }

  /// Creates a priority from a number from 1 to 1000.
  ///
  /// Another number makes an invalid priority. A constraint with this priority has no effect and is reported.
  public init(rawValue: Double) { self.init(rawValue) }

  /// The priority as a number.
  public var rawValue: Double { value }

  /// Returns the priority that is greater than `left` by `right`, and therefore stronger.
  ///
  /// A result above 1000 is not a valid priority.
  ///
  /// ```swift
  /// view.widthAnchor == 200 --! .priority(.defaultLow + 1)
  /// ```
  @_disfavoredOverload
  public static func + (left: Priority, right: Double) -> Priority { Priority(left.value + right) }

  /// Returns the priority that is less than `left` by `right`, and therefore weaker.
  ///
  /// A result below 1 is not a valid priority.
  ///
  /// ```swift
  /// view.widthAnchor == 200 --! .priority(.defaultHigh - 1)
  /// ```
  @_disfavoredOverload
  public static func - (left: Priority, right: Double) -> Priority { Priority(left.value - right) }
}
