import BowerbirdSolver

// MARK: - Both lengths

extension SizeAnchor {
  /// Returns the size after the same change of the width and of the height.
  private func map(_ change: (LengthAnchor) -> LengthAnchor) -> SizeAnchor {
    SizeAnchor(width: change(width), height: change(height))
  }

  /// Returns the size with a number added to both lengths.
  public static func + (left: Self, right: Double) -> Self { left.map { $0 + right } }

  /// Returns the size with a number subtracted from both lengths.
  public static func - (left: Self, right: Double) -> Self { left.map { $0 - right } }

  /// Returns the size with a margin outside on every side: twice the number is added to both lengths.
  public static func ++ (left: Self, right: Double) -> Self { left.map { $0 ++ right } }

  /// Returns the size with a margin inside on every side: twice the number is subtracted from both lengths.
  public static func -- (left: Self, right: Double) -> Self { left.map { $0 -- right } }

  /// Returns the size with both lengths multiplied by a number.
  public static func * (left: Self, right: Double) -> Self { left.map { $0 * right } }

  /// Returns the size with both lengths divided by a number.
  public static func / (left: Self, right: Double) -> Self { left.map { $0 / right } }
}

// MARK: - Each length

extension SizeAnchor {
  /// A number for each length.
  public typealias Amounts = (width: Double, height: Double)

  /// Returns the size with a separate number added to each length.
  public static func + (left: Self, right: Amounts) -> Self {
    Self(width: left.width + right.width, height: left.height + right.height)
  }

  /// Returns the size with a separate number subtracted from each length.
  public static func - (left: Self, right: Amounts) -> Self {
    Self(width: left.width - right.width, height: left.height - right.height)
  }

  /// Returns the size with a margin outside: twice a separate number is added to each length.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(width: left.width ++ right.width, height: left.height ++ right.height)
  }

  /// Returns the size with a margin inside: twice a separate number is subtracted from each length.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(width: left.width -- right.width, height: left.height -- right.height)
  }

  /// Returns the size with each length multiplied by a number of its own.
  public static func * (left: Self, right: Amounts) -> Self {
    Self(width: left.width * right.width, height: left.height * right.height)
  }

  /// Returns the size with each length divided by a number of its own.
  public static func / (left: Self, right: Amounts) -> Self {
    Self(width: left.width / right.width, height: left.height / right.height)
  }
}

// MARK: - Relations

extension SizeAnchor {
  /// Creates a size anchor that is a constant size.
  init(_ size: Size) { self.init(width: LengthAnchor(size.width), height: LengthAnchor(size.height)) }

  /// Returns constraints with the same relation for both lengths.
  private func related(_ relation: Relation, to other: Self) -> SizeConstraints {
    SizeConstraints(
      width: width.related(relation, to: other.width), height: height.related(relation, to: other.height))
  }

  /// Returns inactive constraints that make two sizes equal.
  public static func == (left: Self, right: Self) -> SizeConstraints { left.related(.equal, to: right) }

  /// Returns inactive constraints that keep the first size no larger than the second size, along both axes.
  public static func <= (left: Self, right: Self) -> SizeConstraints { left.related(.lessOrEqual, to: right) }

  /// Returns inactive constraints that keep the first size no smaller than the second size, along both axes.
  public static func >= (left: Self, right: Self) -> SizeConstraints { left.related(.greaterOrEqual, to: right) }

  /// Returns inactive constraints that make the size equal to a constant size.
  public static func == (left: Self, right: Size) -> SizeConstraints { left == Self(right) }

  /// Returns inactive constraints that keep the size no larger than a constant size, along both axes.
  public static func <= (left: Self, right: Size) -> SizeConstraints { left <= Self(right) }

  /// Returns inactive constraints that keep the size no smaller than a constant size, along both axes.
  public static func >= (left: Self, right: Size) -> SizeConstraints { left >= Self(right) }

  /// Returns inactive constraints that make each length equal to its number.
  public static func == (left: Self, right: Amounts) -> SizeConstraints {
    left == Size(width: right.width, height: right.height)
  }

  /// Returns inactive constraints that keep each length no greater than its number.
  public static func <= (left: Self, right: Amounts) -> SizeConstraints {
    left <= Size(width: right.width, height: right.height)
  }

  /// Returns inactive constraints that keep each length no less than its number.
  public static func >= (left: Self, right: Amounts) -> SizeConstraints {
    left >= Size(width: right.width, height: right.height)
  }
}
