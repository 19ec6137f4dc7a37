import BowerbirdSolver

// MARK: - Both lengths

extension SizeAnchor {
  /// Returns the size with the same change of both lengths.
  private func map(_ change: (LengthAnchor) -> LengthAnchor) -> SizeAnchor {
    SizeAnchor(width: change(width), height: change(height))
  }

  /// Adds a number to both lengths.
  public static func + (left: Self, right: Double) -> Self { left.map { $0 + right } }

  /// Subtracts a number from both lengths.
  public static func - (left: Self, right: Double) -> Self { left.map { $0 - right } }

  /// Adds twice a number to both lengths: a margin outside on every side.
  public static func ++ (left: Self, right: Double) -> Self { left.map { $0 ++ right } }

  /// Subtracts twice a number from both lengths: a margin inside on every side.
  public static func -- (left: Self, right: Double) -> Self { left.map { $0 -- right } }

  /// Multiplies both lengths by a number.
  public static func * (left: Self, right: Double) -> Self { left.map { $0 * right } }

  /// Divides both lengths by a number.
  public static func / (left: Self, right: Double) -> Self { left.map { $0 / right } }
}

// MARK: - Each length

extension SizeAnchor {
  /// A number for each length.
  public typealias Amounts = (width: Double, height: Double)

  /// Adds a number to each length.
  public static func + (left: Self, right: Amounts) -> Self {
    Self(width: left.width + right.width, height: left.height + right.height)
  }

  /// Subtracts a number from each length.
  public static func - (left: Self, right: Amounts) -> Self {
    Self(width: left.width - right.width, height: left.height - right.height)
  }

  /// Adds twice a number of its own to each length.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(width: left.width ++ right.width, height: left.height ++ right.height)
  }

  /// Subtracts twice a number of its own from each length.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(width: left.width -- right.width, height: left.height -- right.height)
  }

  /// Multiplies each length by a number of its own.
  public static func * (left: Self, right: Amounts) -> Self {
    Self(width: left.width * right.width, height: left.height * right.height)
  }

  /// Divides each length by a number of its own.
  public static func / (left: Self, right: Amounts) -> Self {
    Self(width: left.width / right.width, height: left.height / right.height)
  }
}

// MARK: - Relations

extension SizeAnchor {
  /// Creates a size from two numbers.
  init(_ size: Size) { self.init(width: LengthAnchor(size.width), height: LengthAnchor(size.height)) }

  /// Returns constraints with the same relation for both lengths.
  private func related(_ relation: Relation, to other: Self) -> SizeConstraints {
    SizeConstraints(
      width: width.related(relation, to: other.width), height: height.related(relation, to: other.height))
  }

  /// Returns inactive constraints by which two sizes are equal.
  public static func == (left: Self, right: Self) -> SizeConstraints { left.related(.equal, to: right) }

  /// Returns inactive constraints that keep the first size no larger than the second size, along both axes.
  public static func <= (left: Self, right: Self) -> SizeConstraints { left.related(.lessOrEqual, to: right) }

  /// Returns inactive constraints that keep the first size no smaller than the second size, along both axes.
  public static func >= (left: Self, right: Self) -> SizeConstraints { left.related(.greaterOrEqual, to: right) }

  /// Returns inactive constraints that fix both lengths.
  public static func == (left: Self, right: Size) -> SizeConstraints { left == Self(right) }

  /// Returns inactive constraints that limit both lengths from above.
  public static func <= (left: Self, right: Size) -> SizeConstraints { left <= Self(right) }

  /// Returns inactive constraints that limit both lengths from below.
  public static func >= (left: Self, right: Size) -> SizeConstraints { left >= Self(right) }

  /// Returns inactive constraints that fix both lengths.
  public static func == (left: Self, right: Amounts) -> SizeConstraints {
    left == Size(width: right.width, height: right.height)
  }

  /// Returns inactive constraints that limit both lengths from above.
  public static func <= (left: Self, right: Amounts) -> SizeConstraints {
    left <= Size(width: right.width, height: right.height)
  }

  /// Returns inactive constraints that limit both lengths from below.
  public static func >= (left: Self, right: Amounts) -> SizeConstraints {
    left >= Size(width: right.width, height: right.height)
  }
}
