import Bowerbird

/// The boxes of a scene, and what can be changed about them in the page.
///
/// ```swift
/// LiveStage(card, knobs: [LiveKnob("width", 120, in: 40...200) { width.constant = $0 }])
/// ```
public struct LiveStage {
  /// The box around all others.
  public let root: any LayoutItem

  /// The numbers that the page offers sliders for.
  public let knobs: [LiveKnob]

  /// Sentences about the layout beyond what its report says.
  public let remarks: () -> [String]

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - root: The box around all others.
  ///   - knobs: The numbers that the page offers sliders for.
  ///   - remarks: Sentences about the layout, asked for after each one.
  public init(_ root: any LayoutItem, knobs: [LiveKnob] = [], remarks: @escaping () -> [String] = { [] }) {
    self.root = root
    self.knobs = knobs
    self.remarks = remarks
  }
}
