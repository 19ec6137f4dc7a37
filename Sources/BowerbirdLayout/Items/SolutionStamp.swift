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
}
