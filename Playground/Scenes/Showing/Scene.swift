import Bowerbird
import BowerbirdPage

/// A layout to show: its name, its size, and a closure that makes its boxes.
package struct Scene: Sendable {
  /// The name for `--scene`.
  package let name: String

  /// A description of the content.
  package let title: String

  /// The size that suits the scene best, in points or cells.
  package let size: Size

  /// The grid to which frames are rounded; nil for frames that are not rounded.
  package let snapping: SnappingGrid?

  /// Whether pictures show the constraints as arrows.
  package let showsConstraints: Bool

  /// The file that declares the scene.
  package let fileID: StaticString

  /// The line that declares the scene.
  package let line: Int

  /// The text that declares the scene; nil for a scene in Swift.
  package let text: String?

  /// A closure that makes the boxes of the scene.
  package let make: @Sendable () -> Stage

  /// Creates a scene.
  package init(
    _ name: String, _ title: String, size: Size, snapping: SnappingGrid? = nil, showsConstraints: Bool = false,
    text: String? = nil, fileID: StaticString = #fileID, line: Int = #line, make: @escaping @Sendable () -> Stage
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.snapping = snapping
    self.showsConstraints = showsConstraints
    self.text = text
    self.fileID = fileID
    self.line = line
    self.make = make
  }

  /// Makes the boxes and lays them out.
  ///
  /// - Parameters:
  ///   - width: The width; by default the scene's own width.
  ///   - height: The height; by default the scene's own height.
  /// - Returns: The scene after its layout.
  package func show(width: Double? = nil, height: Double? = nil) -> Showing {
    let showing = Showing(scene: self, stage: make())
    return showing.resized(to: Size(width: width ?? size.width, height: height ?? size.height))
  }
}

/// The boxes of a scene.
package struct Stage {
  /// The box around all other boxes.
  package let root: any LayoutItem

  /// A closure that returns remarks after a layout, in addition to the report of the layout.
  package let remarks: () -> [String]

  /// The numbers for which a live page has sliders.
  package let knobs: [LiveKnob]

  package init(_ root: any LayoutItem, knobs: [LiveKnob] = [], remarks: @escaping () -> [String] = { [] }) {
    self.root = root
    self.knobs = knobs
    self.remarks = remarks
  }
}
