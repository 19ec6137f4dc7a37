import BowerbirdSolver

/// Lays one item out by a chain of statements, each about an edge, a middle or a length.
///
/// ```swift
/// container.layout(view).top(100).left(20).right(20).height(50)
/// view.layout.top(80)                                   // moves the edge that was put at 100
/// view.layout.width(200).priority(.high)                // the priority goes to what was just said
/// ```
///
/// Numbers point inwards: `right(20)` is 20 before the container's right edge. Without another item or anchor, statements
/// are about the item's parent. Saying the same again, about the same edges and with the same relation, changes the number
/// and makes no second constraint.
public struct LayoutChain {
  /// The item that is laid out.
  let item: any LayoutItem

  /// The reference of the parent; of nothing, which is reported, if there is none.
  var container: ItemReference {
    item.layoutNode.parent?.reference ?? .missingParent(of: item.layoutNode.reference)
  }
}

extension LayoutItem {
  /// Lays a child of this item out; adds it first if it is none.
  ///
  /// - Parameter child: The item that the chain is about.
  /// - Returns: The chain, to be followed by statements.
  public func layout(_ child: some LayoutItem) -> LayoutChain {
    if child.layoutNode.parent !== layoutNode { add(child) }
    return child.layout
  }

  /// Lays this item out in its parent.
  public var layout: LayoutChain { LayoutChain(item: self) }
}

// MARK: - Saying something

extension LayoutChain {
  /// What has been said about the item.
  var record: ChainRecord {
    let record = item.layoutNode.chain ?? ChainRecord()
    item.layoutNode.chain = record
    if let parent = item.layoutNode.parent { record.enter(parent.reference) }
    return record
  }

  /// An attribute and how far inside of the target it shall be.
  typealias Inset = (attribute: LayoutAttribute, amount: Double)

  /// Says that attributes lie inside the same attributes of another item.
  func pin(
    _ insets: Inset..., to target: ItemReference, relation: Relation = .equal, place: ChainPlace
  ) -> Self {
    let record = record
    record.beginMember()
    for inset in insets {
      let target = LayoutExpression(target, inset.attribute)
      record.say(statement(inset, relation, target, place), isExact: false)
    }
    return self
  }

  /// Says that attributes lie inside of anchors, or are numbers.
  func pin(_ pairs: (Inset, LayoutExpression)..., relation: Relation = .equal, place: ChainPlace) -> Self {
    let record = record
    record.beginMember()
    for (inset, target) in pairs { record.say(statement(inset, relation, target, place), isExact: false) }
    return self
  }

  /// A statement about this item.
  func statement(
    _ inset: Inset, _ relation: Relation, _ target: LayoutExpression, _ place: ChainPlace, multiplier: Double = 1
  ) -> ChainStatement {
    ChainStatement(
      item.layoutNode.reference, inset.attribute, relation, target, multiplier: multiplier,
      offset: inset.attribute.isFarEdge ? -inset.amount : inset.amount, place: place)
  }
}

extension ChainPlace {
  init(_ file: StaticString, _ line: Int) { self.init(file: file, line: line) }
}

extension LayoutAttribute {
  /// Whether inside lies before it: right, trailing and bottom.
  fileprivate var isFarEdge: Bool { self == .right || self == .trailing || self == .bottom }
}

/// The relation that an operator stands for.
func named(_ relation: ChainRelation) -> Relation { relation(ChainSide(), ChainSide()) }
