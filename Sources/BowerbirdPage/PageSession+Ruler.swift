import BowerbirdLayout

/// The rulers of a scene, which mark the widths and heights at which its layout switches.
extension PageSession {
  /// Begins a search for the widths, or the heights, at which the layout switches.
  ///
  /// The search covers the range from about a third of the present width or height up to a limit.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the size changes.
  ///   - limit: The largest width or height; the present one if it is larger.
  package func beginRuler(along axis: Axis, to limit: Double) {
    search = RulerSearch(of: trialSession(), in: size, along: axis, to: limit)
  }
}
