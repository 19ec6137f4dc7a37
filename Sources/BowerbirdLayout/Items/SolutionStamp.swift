/// Tells one solution of a tree from another, for what is worked out from a solution and kept as long as that is the present one.
public struct SolutionStamp: Hashable {
  private let engine: ObjectIdentifier
  private let number: Int

  init(_ engine: LayoutEngine) {
    self.engine = ObjectIdentifier(engine)
    number = engine.solutionCount
  }
}

extension LayoutNode {
  /// Which solution ``value(of:)`` speaks of; nil as long as the node has never been laid out.
  public var solutionStamp: SolutionStamp? { reference.withEngine { SolutionStamp($0) } }

  /// How often the tree that the node is in has been laid out, the present time included; 0 if it never was.
  ///
  /// All solutions that one layout takes have the same number, so that a review can tell what it decided before in this one.
  public var layoutNumber: Int { engine?.layoutCount ?? 0 }
}
