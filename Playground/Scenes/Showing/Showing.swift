import Bowerbird

/// A scene in a size.
package struct Showing {
  package let scene: Scene
  package let stage: Stage
  package private(set) var size = Size.zero
  package private(set) var report: LayoutReport?

  /// How long the last layout took.
  package private(set) var time = Duration.zero

  /// Whether the boxes were laid out for the first time.
  package private(set) var isFirst = true

  init(scene: Scene, stage: Stage) {
    self.scene = scene
    self.stage = stage
  }

  /// The same boxes laid out in another size.
  package func resized(to size: Size) -> Showing {
    var showing = self
    showing.size = size
    showing.isFirst = report == nil
    #if hasFeature(Embedded)
      // There is no clock; whoever called measures.
      showing.report = stage.root.layout(size, snappingTo: scene.snapping)
    #else
      showing.time = ContinuousClock().measure {
        showing.report = stage.root.layout(size, snappingTo: scene.snapping)
      }
    #endif
    return showing
  }

  /// What the layout could not do, and what the scene adds to it, one sentence or paragraph each.
  package var remarks: [String] {
    var remarks = report?.conflicts.map { "\($0)" } ?? []
    remarks += report?.problems.map { "\($0)" } ?? []
    return remarks + stage.remarks()
  }

  /// The remarks in lines of at most so many characters, of which a paragraph may have indented some itself.
  package func remarkLines(columns: Int) -> [String] {
    remarks.flatMap { $0.split(separator: "\n") }.flatMap { line in
      let label = Label(String(line), font: .cells)
      return label.font.width(of: label.text) <= Double(columns)
        ? [label.text] : label.lines(in: Double(columns)).map { $0.text }
    }
  }

  /// The size as people write it.
  package var sizeText: String { "\(decimal(size.width)) × \(decimal(size.height))" }
}
