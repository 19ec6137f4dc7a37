import BowerbirdSolver

/// A member of a chain about one edge, center or length of an item; programs call the member like a method.
///
/// A *chain* is a sequence of calls that lays out an item, and each call is a *member*; see ``LayoutChain``.
///
/// ```swift
/// view.layout.top(100)                                  // 100 below the parent's upper edge
/// view.layout.top(image, 8, >=)                         // at least 8 below the upper edge of another item
/// view.layout.top(image.anchor.bottom, 8)               // 8 below an anchor
/// view.layout.width(200).height(offset: -10)            // a number, and the parent's height less 10
/// ```
///
/// Numbers for edges are distances inwards: they are subtracted from right, trailing and lower edges. Numbers for
/// centers move the center in reading direction, or down. If the target is an anchor at a left or right edge, a number
/// for the horizontal center moves it to the right.
///
/// The relation compares positions, not distances: `right(20, <=)` keeps the right edge at least 20 inside.
public struct ChainMember<Kind: AnchorKind, Base: ChainTarget> {
  let chain: LayoutChain
  let attribute: LayoutAttribute

  /// The positions and lengths of the parent or of its safe area, to which a call without a target relates the item.
  let base: ChainNumbers
}

extension ChainMember where Kind: PositionKind {
  /// Relates the edge or center to the same edge or center of the parent or of the parent's safe area.
  ///
  /// Members with the ending `Safe` have the safe area as their target. `offset` moves an edge inwards, and a center in
  /// reading direction or down. The default relation is equality.
  @discardableResult
  public func callAsFunction(
    _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> LayoutChain {
    chain.state(attribute, base, offset, relation, SourcePosition(file, line))
  }
}

extension ChainMember where Kind == Length {
  /// Relates the length to the same length of the parent or of the parent's safe area, plus `offset`.
  ///
  /// Members with the ending `Safe` have the safe area as their target. The default relation is equality.
  @discardableResult
  public func callAsFunction(
    offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> LayoutChain {
    chain.state(attribute, base, offset, relation, SourcePosition(file, line))
  }
}

extension ChainMember where Kind == Length, Base == ChainParent {
  /// Relates the length to a number.
  ///
  /// The default relation is equality.
  @discardableResult
  public func callAsFunction(
    _ number: Double, _ relation: ChainRelation = (==), file: StaticString = #fileID, line: Int = #line
  ) -> LayoutChain {
    chain.state(attribute, ChainNumbers(LayoutExpression()), number, relation, SourcePosition(file, line))
  }
}

extension ChainMember where Base == ChainParent {
  /// Relates the edge, center or length to the same edge, center or length of another item.
  ///
  /// `offset` moves an edge inwards and a center in reading direction or down, and is added to a length.
  ///
  /// The default relation is equality.
  @discardableResult
  public func callAsFunction(
    _ other: any LayoutItem, _ offset: Double = 0, _ relation: ChainRelation = (==), file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutChain {
    let numbers = ChainNumbers(.item(other.layoutNode.reference))
    return chain.state(attribute, numbers, offset, relation, SourcePosition(file, line))
  }

  /// Relates the edge, center or length to an anchor.
  ///
  /// `offset` is added to the anchor, or subtracted from the anchor for a right, trailing or lower edge. A positive
  /// `offset` moves a horizontal center in reading direction, or to the right if the anchor is a left or right edge.
  ///
  /// The default relation is equality.
  @discardableResult
  public func callAsFunction(
    _ anchor: LayoutAnchor<Kind>, _ offset: Double = 0, _ relation: ChainRelation = (==),
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutChain {
    let numbers = ChainNumbers(anchor.expression)
    return chain.state(attribute, numbers, offset, relation, SourcePosition(file, line))
  }
}

// MARK: - Refusals

// Statements that do not compile: whole numbers that are not literals. The message says what to write instead.
extension ChainMember where Base == ChainParent {
  /// Makes the Swift compiler reject a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "a member of a chain takes a Double: write Double(number)")
  public func callAsFunction(_ number: some BinaryInteger, _ relation: ChainRelation = (==)) -> LayoutChain { chain }

  /// Makes the Swift compiler reject a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "a member of a chain takes a Double: write Double(number)")
  public func callAsFunction(
    _ other: any LayoutItem, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> LayoutChain { chain }

  /// Makes the Swift compiler reject a whole number that is not a literal.
  @discardableResult
  @available(*, unavailable, message: "a member of a chain takes a Double: write Double(number)")
  public func callAsFunction(
    _ anchor: LayoutAnchor<Kind>, _ number: some BinaryInteger, _ relation: ChainRelation = (==)
  ) -> LayoutChain { chain }
}
