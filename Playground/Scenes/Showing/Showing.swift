import Bowerbird

/// A scene, laid out in a size.
package struct Showing {
  package let scene: Scene
  package let stage: Stage
  package private(set) var size = Size.zero
  package private(set) var report: LayoutReport?

  /// The duration of the last layout.
  package private(set) var time = Duration.zero

  /// Whether the last layout was the first layout of the boxes.
  package private(set) var isFirst = true

  init(scene: Scene, stage: Stage) {
    self.scene = scene
    self.stage = stage
  }

  /// Returns the same boxes, laid out in another size.
  package func resized(to size: Size) -> Showing {
    var showing = self
    showing.size = size
    showing.isFirst = report == nil
    #if hasFeature(Embedded)
      // Embedded Swift has no clock, so the caller measures the time.
      showing.report = stage.root.layout(size, snappingTo: scene.snapping)
    #else
      showing.time = ContinuousClock().measure {
        showing.report = stage.root.layout(size, snappingTo: scene.snapping)
      }
    #endif
    return showing
  }

  /// The conflicts, problems, warnings and ties of the layout, and the remarks of the scene.
  ///
  /// Each element is a sentence or a paragraph.
  package var remarks: [String] {
    var remarks = report?.conflicts.map { "\($0)" } ?? []
    remarks += report?.problems.map { "\($0)" } ?? []
    remarks += report?.warnings.map { "\($0)" } ?? []
    remarks += report?.ties.map { "\($0)" } ?? []
    return remarks + stage.remarks()
  }

  /// Returns the remarks in lines of a maximum width; the indentation of lines that fit is kept.
  package func remarkLines(columns: Int) -> [String] {
    remarks.flatMap { $0.split(separator: "\n") }.flatMap { line in
      let label = Label(String(line), font: .cells)
      return label.font.width(of: label.text) <= Double(columns)
        ? [label.text] : label.lines(in: Double(columns)).map { $0.text }
    }
  }

  /// The size as text.
  package var sizeText: String { "\(decimal(size.width)) × \(decimal(size.height))" }
}
