/// The rule by which a line with items of unknown lengths divides its free space: among its items, or around them.
struct LineFilling {
  /// Whether items grow by their own factors.
  let grows: Bool

  /// Whether the distribution stretches the items.
  let stretches: Bool

  /// The shares of the free space around the items; none if the items themselves take the free space.
  let spaces: SpaceShares

  /// Whether there is free space to divide.
  let hasShares: Bool

  /// Whether the items that take the free space have greatest lengths, so that they may leave some of it.
  let isBounded: Bool

  init(of items: ArraySlice<WrappedItem>, _ declaration: WrappingDeclaration) {
    grows = items.contains { $0.grow > 0 }
    stretches = declaration.distribution == .stretch && !grows
    let (fillsItems, stretches) = (grows || stretches, stretches)
    let around = SpaceShares(declaration.distribution)
    spaces = fillsItems ? .none : around
    hasShares = fillsItems || around.count(of: items.count) > 0
    isBounded =
      fillsItems && !items.contains { !$0.isLive && $0.growFactor(stretches: stretches) > 0 && !$0.isBounded }
  }
}
