/// Where a statement stands, which decides what it may be.
struct StatementContext {
  /// The kind of the item around it; nil outside of all items, and where that item was not understood.
  var container: NotationItemKind?

  /// Whether the statement is in an alternative itself, and not in an item there.
  var isAlternative = false

  /// Whether the statement stands outside of all items.
  var isOutermost = false

  /// Whether any statement is right, because what is around it was not understood.
  var isUnknown = false

  /// The context in the braces of a statement that was not understood.
  var unknown: StatementContext { StatementContext(isUnknown: true) }
}
