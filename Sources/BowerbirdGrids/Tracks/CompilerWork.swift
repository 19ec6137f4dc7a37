/// How many constraints a compiler has made, taken away and changed since it was made.
public struct CompilerWork: Hashable, Sendable {
  /// Constraints made.
  public var added: Int

  /// Constraints taken away.
  public var removed: Int

  /// Constraints whose constant or priority was changed.
  public var changed: Int

  /// Makes a count.
  public init(added: Int = 0, removed: Int = 0, changed: Int = 0) {
    self.added = added
    self.removed = removed
    self.changed = changed
  }

  /// All of them together.
  public var total: Int { added + removed + changed }
}

extension CompilerWork {
  /// What was done between two points in time.
  public static func - (left: CompilerWork, right: CompilerWork) -> CompilerWork {
    CompilerWork(
      added: left.added - right.added, removed: left.removed - right.removed, changed: left.changed - right.changed)
  }
}
