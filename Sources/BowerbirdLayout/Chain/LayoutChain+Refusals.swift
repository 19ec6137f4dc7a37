import BowerbirdSolver

// Statements that do not compile: whole numbers that are not literals. The message says what to write instead.

// MARK: - From the parent, and lengths

extension LayoutChain {
  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "top takes a Double: write Double(number)")
  public func top(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "left takes a Double: write Double(number)")
  public func left(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "leading takes a Double: write Double(number)")
  public func leading(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "centerX takes a Double: write Double(number)")
  public func centerX(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "centerY takes a Double: write Double(number)")
  public func centerY(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "right takes a Double: write Double(number)")
  public func right(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "trailing takes a Double: write Double(number)")
  public func trailing(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "bottom takes a Double: write Double(number)")
  public func bottom(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "width takes a Double: write Double(number)")
  public func width(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "height takes a Double: write Double(number)")
  public func height(
    _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }
}

// MARK: - From other items

extension LayoutChain {
  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "top takes a Double: write Double(number)")
  public func top(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "left takes a Double: write Double(number)")
  public func left(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "leading takes a Double: write Double(number)")
  public func leading(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "centerX takes a Double: write Double(number)")
  public func centerX(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "centerY takes a Double: write Double(number)")
  public func centerY(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "right takes a Double: write Double(number)")
  public func right(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "trailing takes a Double: write Double(number)")
  public func trailing(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "bottom takes a Double: write Double(number)")
  public func bottom(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "width takes a Double: write Double(number)")
  public func width(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "height takes a Double: write Double(number)")
  public func height(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }
}

// MARK: - From anchors

extension LayoutChain {
  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "top takes a Double: write Double(number)")
  public func top(
    _ anchor: VerticalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "left takes a Double: write Double(number)")
  public func left(
    _ anchor: HorizontalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "leading takes a Double: write Double(number)")
  public func leading(
    _ anchor: HorizontalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "centerX takes a Double: write Double(number)")
  public func centerX(
    _ anchor: HorizontalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "centerY takes a Double: write Double(number)")
  public func centerY(
    _ anchor: VerticalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "right takes a Double: write Double(number)")
  public func right(
    _ anchor: HorizontalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "trailing takes a Double: write Double(number)")
  public func trailing(
    _ anchor: HorizontalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "bottom takes a Double: write Double(number)")
  public func bottom(
    _ anchor: VerticalAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "width takes a Double: write Double(number)")
  public func width(
    _ anchor: LengthAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }

  /// Refuses a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "height takes a Double: write Double(number)")
  public func height(
    _ anchor: LengthAnchor, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> Self { self }
}

// MARK: - All edges

extension LayoutChain {
  /// Refuses one number for all edges.
  @discardableResult
  @available(
    *, unavailable, message: "edges takes each margin by name: write edges(top: 8, left: 8, bottom: 8, right: 8)"
  )
  public func edges(_ number: some PartNumber) -> Self { self }

  /// Refuses one number for all edges.
  @discardableResult
  @available(
    *, unavailable, message: "edges takes each margin by name: write edges(item, top: 8, left: 8, bottom: 8, right: 8)"
  )
  public func edges(_ other: any LayoutItem, _ number: some PartNumber) -> Self { self }
}
