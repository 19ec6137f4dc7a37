import BowerbirdSolver

// MARK: - Both lengths alike

extension SizeAnchor {
  /// Both lengths after the same change.
  private func map(_ change: (LengthAnchor) -> LengthAnchor) -> SizeAnchor {
    SizeAnchor(width: change(width), height: change(height))
  }

  /// Longer by a number both ways.
  public static func + (left: Self, right: Double) -> Self { left.map { $0 + right } }

  /// Shorter by a number both ways.
  public static func - (left: Self, right: Double) -> Self { left.map { $0 - right } }

  /// Longer by twice a number both ways: a margin outside all around.
  public static func ++ (left: Self, right: Double) -> Self { left.map { $0 ++ right } }

  /// Shorter by twice a number both ways: a margin inside all around.
  public static func -- (left: Self, right: Double) -> Self { left.map { $0 -- right } }

  /// Multiplied by a number both ways.
  public static func * (left: Self, right: Double) -> Self { left.map { $0 * right } }

  /// Divided by a number both ways.
  public static func / (left: Self, right: Double) -> Self { left.map { $0 / right } }
}

// MARK: - Each length by itself

extension SizeAnchor {
  /// A number for each length.
  public typealias Amounts = (width: Double, height: Double)

  /// Longer by a number for each length.
  public static func + (left: Self, right: Amounts) -> Self {
    Self(width: left.width + right.width, height: left.height + right.height)
  }

  /// Shorter by a number for each length.
  public static func - (left: Self, right: Amounts) -> Self {
    Self(width: left.width - right.width, height: left.height - right.height)
  }

  /// Longer by twice a number for each length.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(width: left.width ++ right.width, height: left.height ++ right.height)
  }

  /// Shorter by twice a number for each length.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(width: left.width -- right.width, height: left.height -- right.height)
  }

  /// Multiplied by a number for each length.
  public static func * (left: Self, right: Amounts) -> Self {
    Self(width: left.width * right.width, height: left.height * right.height)
  }

  /// Divided by a number for each length.
  public static func / (left: Self, right: Amounts) -> Self {
    Self(width: left.width / right.width, height: left.height / right.height)
  }
}

// MARK: - Relations

extension SizeAnchor {
  /// Makes a size of two numbers.
  init(_ size: Size) { self.init(width: LengthAnchor(size.width), height: LengthAnchor(size.height)) }

  /// The constraints that both lengths relate in the same way to another size.
  private func related(_ relation: Relation, to other: Self) -> SizeConstraints {
    SizeConstraints(
      width: width.related(relation, to: other.width), height: height.related(relation, to: other.height))
  }

  /// The constraints that both lengths are equal, not active yet.
  public static func == (left: Self, right: Self) -> SizeConstraints { left.related(.equal, to: right) }

  /// The constraints that both lengths are at most the right ones, not active yet.
  public static func <= (left: Self, right: Self) -> SizeConstraints { left.related(.lessOrEqual, to: right) }

  /// The constraints that both lengths are at least the right ones, not active yet.
  public static func >= (left: Self, right: Self) -> SizeConstraints { left.related(.greaterOrEqual, to: right) }

  /// The constraints that give both lengths, not active yet.
  public static func == (left: Self, right: Size) -> SizeConstraints { left == Self(right) }

  /// The constraints that limit both lengths from above, not active yet.
  public static func <= (left: Self, right: Size) -> SizeConstraints { left <= Self(right) }

  /// The constraints that limit both lengths from below, not active yet.
  public static func >= (left: Self, right: Size) -> SizeConstraints { left >= Self(right) }

  /// The constraints that give both lengths, not active yet.
  public static func == (left: Self, right: Amounts) -> SizeConstraints {
    left == Size(width: right.width, height: right.height)
  }

  /// The constraints that limit both lengths from above, not active yet.
  public static func <= (left: Self, right: Amounts) -> SizeConstraints {
    left <= Size(width: right.width, height: right.height)
  }

  /// The constraints that limit both lengths from below, not active yet.
  public static func >= (left: Self, right: Amounts) -> SizeConstraints {
    left >= Size(width: right.width, height: right.height)
  }
}
