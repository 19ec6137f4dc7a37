/// The numbers of constraints that a grid's compiler has added, removed and changed so far.
public struct CompilerWork: Hashable, Sendable {
  /// The number of constraints added.
  public var added: Int

  /// The number of constraints removed.
  public var removed: Int

  /// The number of times that the constant or the priority of a constraint was changed.
  ///
  /// A change of a constant that only follows from another change, such as of an item's content, is not counted.
  public var changed: Int

  /// Creates counts.
  public init(added: Int = 0, removed: Int = 0, changed: Int = 0) {
    self.added = added
    self.removed = removed
    self.changed = changed
  }

  /// The sum of all counts.
  public var total: Int { added + removed + changed }
}

extension CompilerWork {
  /// Returns the work between two points in time: the counts at the later time minus the counts at the earlier time.
  public static func - (left: CompilerWork, right: CompilerWork) -> CompilerWork {
    CompilerWork(
      added: left.added - right.added, removed: left.removed - right.removed, changed: left.changed - right.changed)
  }
}
