import BowerbirdLayout

/// The rulers of a scene.
extension PageSession {
  /// Begins a search for the extents at which the layout switches, from about a third of the present extent to a limit.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the size changes.
  ///   - limit: The largest extent.
  package func beginRuler(along axis: Axis, to limit: Double) {
    search = RulerSearch(of: trialSession(), in: size, along: axis, to: limit)
  }
}
