/// The surroundings of a statement, which decide what kinds of statements are allowed there.
struct StatementContext {
  /// The kind of the item around the statement; nil outside of all items and inside an invalid item.
  var container: NotationItemKind?

  /// Whether the statement is directly in an alternative.
  var isAlternative = false

  /// Whether the statement is outside of all items.
  var isOutermost = false

  /// Whether the statement is in the outermost item, which has no parent.
  var isInRoot = false

  /// Whether the surroundings are invalid; then every kind of statement is accepted.
  var isUnknown = false

  /// The context in the braces of an invalid statement.
  var unknown: StatementContext { StatementContext(isUnknown: true) }
}
