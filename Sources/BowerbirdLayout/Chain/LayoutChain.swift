import BowerbirdSolver

/// A chain of statements that lay out one item; each statement is about an edge, a center or a length of the item.
///
/// ```swift
/// container.layout(view).top(100).left(20).right(20).height(50)
/// view.layout.top(80)                                   // changes the 100 to 80
/// view.layout.width(200).priority(.high)                // the priority of the width alone
/// ```
///
/// Numbers for edges are distances inwards: `right(20)` is 20 to the left of the container's right edge. A statement
/// without another item or anchor relates the item to its parent. A statement with the same edge, relation and target
/// as an earlier statement changes the number of the earlier statement. No second constraint is created.
public struct LayoutChain {
  /// The item that is laid out.
  let item: any LayoutItem
}

extension LayoutItem {
  /// Returns the chain of a child, and adds the child to this item if necessary.
  ///
  /// - Parameter child: The item that the chain is about.
  /// - Returns: The chain, to be followed by statements.
  public func layout(_ child: some LayoutItem) -> LayoutChain {
    if child.layoutNode.parent !== layoutNode { add(child) }
    return child.layout
  }

  /// The chain of this item, whose statements relate the item to its parent if they name no other target.
  public var layout: LayoutChain { LayoutChain(item: self) }
}

// MARK: - Making statements

extension LayoutChain {
  /// The statements about the item so far.
  ///
  /// If the item has moved to another parent, reading the property removes the statements about items that stay with
  /// the former parent.
  var record: ChainRecord {
    let record = item.layoutNode.chain ?? ChainRecord()
    item.layoutNode.chain = record
    if let parent = item.layoutNode.parent { record.enter(parent.reference) }
    return record
  }

  /// An attribute, and its offset from the target: inwards for an edge, and added to the target for other attributes.
  typealias Inset = (attribute: LayoutAttribute, amount: Double)

  /// Makes one statement about an attribute of the item, as one member of the chain.
  func state(
    _ attribute: LayoutAttribute, _ numbers: ChainNumbers, _ offset: Double, _ relation: ChainRelation,
    _ source: SourcePosition
  ) -> Self {
    pin(numbers, [(attribute, offset)], relation: relation(ChainSide(), ChainSide()), source: source)
  }

  /// Makes statements that inset several attributes of the item from a target, as one member of the chain.
  func pin<Target: ChainTarget>(_ target: Target, _ insets: [Inset], source: SourcePosition) -> Self {
    pin(Target.numbers(of: target), insets, source: source)
  }

  /// Makes statements that relate attributes of the item to the numbers of a target, as one member of the chain.
  ///
  /// A statement is `attribute relation number + inset`, or `attribute relation number - inset` for a right, trailing
  /// or bottom edge.
  func pin(_ numbers: ChainNumbers, _ insets: [Inset], relation: Relation = .equal, source: SourcePosition) -> Self {
    let targets = numbers.numbers(for: insets.map { $0.attribute }, of: item.layoutNode)
    let record = record
    record.beginMember()
    for (inset, target) in zip(insets, targets) {
      record.add(statement(inset, relation, target, source), setsMultiplier: false)
    }
    return self
  }

  /// Returns a statement about the chain's item.
  ///
  /// The inset is added to the target, or subtracted from the target for a right, trailing or bottom edge.
  func statement(
    _ inset: Inset, _ relation: Relation, _ target: LayoutExpression, _ source: SourcePosition, multiplier: Double = 1
  ) -> ChainStatement {
    ChainStatement(
      item.layoutNode.reference, inset.attribute, relation, target, multiplier: multiplier,
      offset: inset.attribute.isFarEdge ? -inset.amount : inset.amount, source: source)
  }
}

extension SourcePosition {
  init(_ file: StaticString, _ line: Int) { self.init(file: file, line: line) }
}

extension LayoutAttribute {
  /// Whether the attribute is the right, trailing or bottom edge, for which an inset is a negative offset.
  var isFarEdge: Bool { self == .right || self == .trailing || self == .bottom }
}
