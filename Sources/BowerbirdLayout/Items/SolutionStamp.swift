/// The identity of a solution.
///
/// A value that was computed from a solution stays valid as long as the stamp is the same.
package struct SolutionStamp: Hashable {
  private let engine: ObjectIdentifier
  private let number: Int

  init(_ engine: LayoutEngine) {
    self.engine = ObjectIdentifier(engine)
    number = engine.solver.solutionCount
  }
}

extension LayoutNode {
  /// The stamp of the solution that ``value(of:)`` reads, or nil if the node is not part of a layout.
  package var solutionStamp: SolutionStamp? { reference.withEngine { SolutionStamp($0) } }
}
