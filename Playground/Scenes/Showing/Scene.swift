import Bowerbird
import BowerbirdPage

/// A layout to look at: what it is called, and how it is made.
package struct Scene: Sendable {
  /// What `--scene` calls it.
  package let name: String

  /// What there is to see.
  package let title: String

  /// The size that shows it best, in points or cells.
  package let size: Size

  /// What frames are rounded to, if they are.
  package let snapping: SnappingGrid?

  /// Whether pictures show its constraints as arrows.
  package let showsConstraints: Bool

  /// The file and the line that declare it.
  package let fileID: StaticString
  package let line: Int

  /// Makes its boxes.
  package let make: @Sendable () -> Stage

  /// Makes a scene.
  package init(
    _ name: String, _ title: String, size: Size, snapping: SnappingGrid? = nil, showsConstraints: Bool = false,
    fileID: StaticString = #fileID, line: Int = #line, make: @escaping @Sendable () -> Stage
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.snapping = snapping
    self.showsConstraints = showsConstraints
    self.fileID = fileID
    self.line = line
    self.make = make
  }

  /// Makes the boxes and lays them out.
  ///
  /// - Parameters:
  ///   - width: The width, if it is not to be the scene's own.
  ///   - height: The height, if it is not to be the scene's own.
  /// - Returns: The scene as it stands.
  package func show(width: Double? = nil, height: Double? = nil) -> Showing {
    let showing = Showing(scene: self, stage: make())
    return showing.resized(to: Size(width: width ?? size.width, height: height ?? size.height))
  }
}

/// The boxes of a scene.
package struct Stage {
  /// The box around all others.
  package let root: any LayoutItem

  /// What there is to say after a layout, beyond what the layout itself reports.
  package let remarks: () -> [String]

  /// The numbers that a live page offers sliders for.
  package let knobs: [LiveKnob]

  package init(_ root: any LayoutItem, knobs: [LiveKnob] = [], remarks: @escaping () -> [String] = { [] }) {
    self.root = root
    self.knobs = knobs
    self.remarks = remarks
  }
}
