import BowerbirdLayout
import Testing

/// Every member of the chain: where it puts an item of 40 × 20 in a container of 320 × 480, and beside an item at
/// (100, 200) of 60 × 30.
@Suite("Members of chains")
struct LayoutChainMemberTests {
  /// A statement about a place, and the place that comes of it; nil where it says nothing.
  struct Member: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statement: @Sendable (LayoutChain, Box) -> LayoutChain
    let x: Double?
    let y: Double?

    init(_ name: String, _ x: Double?, _ y: Double?, _ statement: @escaping @Sendable (LayoutChain, Box) -> LayoutChain)
    {
      testDescription = name
      self.statement = statement
      self.x = x
      self.y = y
    }
  }

  static let ofTheParent = [
    Member("top", nil, 3) { chain, _ in chain.top(3) },
    Member("left", 3, nil) { chain, _ in chain.left(3) },
    Member("leading", 3, nil) { chain, _ in chain.leading(3) },
    Member("centerX", 143, nil) { chain, _ in chain.centerX(3) },
    Member("centerY", nil, 233) { chain, _ in chain.centerY(3) },
    Member("right", 277, nil) { chain, _ in chain.right(3) },
    Member("trailing", 277, nil) { chain, _ in chain.trailing(3) },
    Member("bottom", nil, 457) { chain, _ in chain.bottom(3) },
    Member("topLeft", 4, 3) { chain, _ in chain.topLeft(top: 3, left: 4) },
    Member("topRight", 276, 3) { chain, _ in chain.topRight(top: 3, right: 4) },
    Member("bottomLeft", 4, 457) { chain, _ in chain.bottomLeft(bottom: 3, left: 4) },
    Member("bottomRight", 276, 457) { chain, _ in chain.bottomRight(bottom: 3, right: 4) },
    Member("topLeading", 4, 3) { chain, _ in chain.topLeading(top: 3, leading: 4) },
    Member("topTrailing", 276, 3) { chain, _ in chain.topTrailing(top: 3, trailing: 4) },
    Member("bottomLeading", 4, 457) { chain, _ in chain.bottomLeading(bottom: 3, leading: 4) },
    Member("bottomTrailing", 276, 457) { chain, _ in chain.bottomTrailing(bottom: 3, trailing: 4) },
    Member("center", 143, 234) { chain, _ in chain.center(offsetX: 3, offsetY: 4) },
  ]

  static let ofAnotherItem = [
    Member("top", nil, 203) { $0.top($1, 3) },
    Member("left", 103, nil) { $0.left($1, 3) },
    Member("leading", 103, nil) { $0.leading($1, 3) },
    Member("centerX", 113, nil) { $0.centerX($1, 3) },
    Member("centerY", nil, 208) { $0.centerY($1, 3) },
    Member("right", 117, nil) { $0.right($1, 3) },
    Member("trailing", 117, nil) { $0.trailing($1, 3) },
    Member("bottom", nil, 207) { $0.bottom($1, 3) },
    Member("topLeft", 104, 203) { $0.topLeft($1, top: 3, left: 4) },
    Member("topRight", 116, 203) { $0.topRight($1, top: 3, right: 4) },
    Member("bottomLeft", 104, 207) { $0.bottomLeft($1, bottom: 3, left: 4) },
    Member("bottomRight", 116, 207) { $0.bottomRight($1, bottom: 3, right: 4) },
    Member("topLeading", 104, 203) { $0.topLeading($1, top: 3, leading: 4) },
    Member("topTrailing", 116, 203) { $0.topTrailing($1, top: 3, trailing: 4) },
    Member("bottomLeading", 104, 207) { $0.bottomLeading($1, bottom: 3, leading: 4) },
    Member("bottomTrailing", 116, 207) { $0.bottomTrailing($1, bottom: 3, trailing: 4) },
    Member("center", 113, 209) { $0.center($1, offsetX: 3, offsetY: 4) },
    Member("below", nil, 233) { $0.below($1, 3) },
    Member("above", nil, 177) { $0.above($1, 3) },
    Member("before", 57, nil) { $0.before($1, 3) },
    Member("after", 163, nil) { $0.after($1, 3) },
  ]

  static let ofAnchors = [
    Member("top", nil, 233) { $0.top($1.anchor.bottom, 3) },
    Member("left", 163, nil) { $0.left($1.anchor.right, 3) },
    Member("leading", 133, nil) { $0.leading($1.anchor.centerX, 3) },
    Member("centerX", 83, nil) { $0.centerX($1.anchor.left, 3) },
    Member("centerY", nil, 193) { $0.centerY($1.anchor.top, 3) },
    Member("right", 57, nil) { $0.right($1.anchor.leading, 3) },
    Member("trailing", 117, nil) { $0.trailing($1.anchor.trailing, 3) },
    Member("bottom", nil, 192) { $0.bottom($1.anchor.centerY, 3) },
    Member("topLeft", 164, 233) { $0.topLeft($1.anchor.bottomRight, top: 3, left: 4) },
    Member("topRight", 56, 233) { $0.topRight($1.anchor.bottomLeft, top: 3, right: 4) },
    Member("bottomLeft", 164, 177) { $0.bottomLeft($1.anchor.topRight, bottom: 3, left: 4) },
    Member("bottomRight", 56, 177) { $0.bottomRight($1.anchor.topLeft, bottom: 3, right: 4) },
    Member("topLeading", 164, 233) { $0.topLeading($1.anchor.bottomTrailing, top: 3, leading: 4) },
    Member("topTrailing", 56, 233) { $0.topTrailing($1.anchor.bottomLeading, top: 3, trailing: 4) },
    Member("bottomLeading", 164, 177) { $0.bottomLeading($1.anchor.topTrailing, bottom: 3, leading: 4) },
    Member("bottomTrailing", 56, 177) { $0.bottomTrailing($1.anchor.topLeading, bottom: 3, trailing: 4) },
    Member("center", 113, 209) { $0.center($1.anchor.center, offsetX: 3, offsetY: 4) },
  ]

  /// In a container whose margins are 10 above, 20 left, 30 below and 40 right: 260 × 440 at (20, 10).
  static let ofTheSafeArea = [
    Member("topSafe", nil, 13) { chain, _ in chain.topSafe(3) },
    Member("leftSafe", 23, nil) { chain, _ in chain.leftSafe(3) },
    Member("leadingSafe", 23, nil) { chain, _ in chain.leadingSafe(3) },
    Member("centerXSafe", 133, nil) { chain, _ in chain.centerXSafe(3) },
    Member("centerYSafe", nil, 223) { chain, _ in chain.centerYSafe(3) },
    Member("rightSafe", 237, nil) { chain, _ in chain.rightSafe(3) },
    Member("trailingSafe", 237, nil) { chain, _ in chain.trailingSafe(3) },
    Member("bottomSafe", nil, 427) { chain, _ in chain.bottomSafe(3) },
    Member("topLeftSafe", 24, 13) { chain, _ in chain.topLeftSafe(top: 3, left: 4) },
    Member("topRightSafe", 236, 13) { chain, _ in chain.topRightSafe(top: 3, right: 4) },
    Member("bottomLeftSafe", 24, 427) { chain, _ in chain.bottomLeftSafe(bottom: 3, left: 4) },
    Member("bottomRightSafe", 236, 427) { chain, _ in chain.bottomRightSafe(bottom: 3, right: 4) },
    Member("topLeadingSafe", 24, 13) { chain, _ in chain.topLeadingSafe(top: 3, leading: 4) },
    Member("topTrailingSafe", 236, 13) { chain, _ in chain.topTrailingSafe(top: 3, trailing: 4) },
    Member("bottomLeadingSafe", 24, 427) { chain, _ in chain.bottomLeadingSafe(bottom: 3, leading: 4) },
    Member("bottomTrailingSafe", 236, 427) { chain, _ in chain.bottomTrailingSafe(bottom: 3, trailing: 4) },
    Member("centerSafe", 133, 224) { chain, _ in chain.centerSafe(offsetX: 3, offsetY: 4) },
  ]

  @Test("A place in the parent's safe area", arguments: ofTheSafeArea)
  func placesOfTheSafeArea(member: Member) {
    check(member, margins: DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
  }

  @Test func whatStretchesInTheSafeArea() {
    let forms: [(LayoutChain) -> LayoutChain] = [
      { $0.edgesSafe(top: 1, left: 2, bottom: 3, right: 4) },
      { $0.leftRightSafe(left: 2, right: 4).topBottomSafe(top: 1, bottom: 3) },
      { $0.leadingTrailingSafe(leading: 2, trailing: 4).topSafe(1).heightSafe(offset: -4) },
      { $0.topLeftSafe(top: 1, left: 2).widthSafe(offset: -6).bottomSafe(3) },
    ]
    for (index, form) in forms.enumerated() {
      let container = Box("C")
      container.layoutMargins = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      let box = Box("a")
      _ = form(container.layout(box))
      let twin = Box("twin")
      container.layout(twin).edges(container.safeAnchor.edges, top: 1, left: 2, bottom: 3, right: 4)
      container.layout(width: 320, height: 480)
      #expect(box.frame == Rect(x: 22, y: 11, width: 254, height: 436), "form \(index)")
      #expect(twin.frame == box.frame)
    }
  }

  @Test("A place in the parent", arguments: ofTheParent)
  func places(member: Member) { check(member) }

  @Test("A place relative to another item", arguments: ofAnotherItem)
  func placesOfItems(member: Member) { check(member) }

  @Test("A place relative to an anchor", arguments: ofAnchors)
  func placesOfAnchors(member: Member) { check(member) }

  private func check(_ member: Member, margins: DirectionalEdgeInsets = .zero) {
    let container = Box("C")
    container.layoutMargins = margins
    let other = Box("other")
    let box = Box("a")
    container.layout(other).topLeft(top: 200, left: 100).size(60, 30)
    _ = member.statement(container.layout(box).size(40, 20), other)
    if member.x == nil { box.layout.left(11) }
    if member.y == nil { box.layout.top(12) }
    container.layout(width: 320, height: 480)
    #expect(box.frame == Rect(x: member.x ?? 11, y: member.y ?? 12, width: 40, height: 20))
  }

  @Test func pairsThatStretch() {
    let forms: [(LayoutChain, Box) -> LayoutChain] = [
      { chain, _ in chain.leftRight(left: 5, right: 15).topBottom(top: 10, bottom: 20) },
      { chain, _ in chain.leadingTrailing(leading: 5, trailing: 15).topBottom(top: 10, bottom: 20) },
      { chain, _ in chain.edges(top: 10, left: 5, bottom: 20, right: 15) },
      { $0.leftRight($1, left: 5, right: 15).topBottom($1, top: 10, bottom: 20) },
      { $0.leadingTrailing($1, leading: 5, trailing: 15).topBottom($1.anchor.topBottom, top: 10, bottom: 20) },
      { $0.leadingTrailing($1.anchor.leadingTrailing, leading: 5, trailing: 15).topBottom($1, top: 10, bottom: 20) },
      { $0.leftRight($1.anchor.leftRight, left: 5, right: 15).topBottom($1, top: 10, bottom: 20) },
      { $0.edges($1, top: 10, left: 5, bottom: 20, right: 15) },
      { $0.edges($1.anchor.edges, top: 10, left: 5, bottom: 20, right: 15) },
    ]
    for (index, form) in forms.enumerated() {
      let container = Box("C")
      let box = Box("a")
      _ = form(container.layout(box), container)
      container.layout(width: 320, height: 480)
      #expect(box.frame == Rect(x: 5, y: 10, width: 300, height: 450), "form \(index)")
    }
  }

  @Test func lengthsOfOthers() {
    let container = Box("C")
    let other = Box("other")
    let box = Box("a")
    container.layout(other).topLeft().size(60, 30)
    container.layout(box).topLeft().width(other, 5).height(other.anchor.width, -7)
    container.layout(width: 320, height: 480)
    #expect(box.frame.size == Size(width: 65, height: 53))
    let second = Box("b")
    container.layout(second).topLeft().width(other.anchor.height).height(other)
    let third = Box("c")
    container.layout(third).topLeft().width(offset: 1).height(offset: 2)
    container.layout(width: 320, height: 480)
    #expect(second.frame.size == Size(width: 30, height: 30))
    #expect(third.frame.size == Size(width: 321, height: 482))
  }
}
