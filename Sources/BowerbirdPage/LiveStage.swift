import Bowerbird

/// The boxes of a scene, and the numbers that can be changed in the page.
///
/// ```swift
/// LiveStage(card, knobs: [LiveKnob("width", 120, in: 40...200) { width.constant = $0 }])
/// ```
public struct LiveStage {
  /// The box around all other boxes.
  public let root: any LayoutItem

  /// The numbers for which the page has sliders.
  public let knobs: [LiveKnob]

  /// A closure that returns sentences about the layout, in addition to its report.
  public let remarks: () -> [String]

  /// The lines and columns of the scene's text at which boxes are declared, keyed by the identity of each box.
  ///
  /// The dictionary is empty for a scene in Swift.
  package var positions: [ObjectIdentifier: (line: Int, column: Int)] = [:]

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - root: The box around all other boxes.
  ///   - knobs: The numbers for which the page has sliders.
  ///   - remarks: A closure that returns sentences about the layout; called whenever the page lists all complaints.
  public init(_ root: any LayoutItem, knobs: [LiveKnob] = [], remarks: @escaping () -> [String] = { [] }) {
    self.root = root
    self.knobs = knobs
    self.remarks = remarks
  }
}
