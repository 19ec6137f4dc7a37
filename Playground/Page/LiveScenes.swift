import Bowerbird
import BowerbirdPage
import PlaygroundScenes

/// Returns the scenes of the playground's live page: the scenes of the gallery, and scenes for measuring.
///
/// - Returns: The scenes in the order of the list.
public func liveScenes() -> [LiveScene] { SceneRegistry.scenes.map(Scene.live) + [.boxes(100), .boxes(1000)] }

extension Scene {
  fileprivate static func live(_ scene: Scene) -> LiveScene {
    LiveScene(
      scene.name, scene.title, size: scene.size, snapping: scene.snapping, fileID: scene.fileID, line: scene.line
    ) {
      let stage = scene.make()
      return LiveStage(stage.root, knobs: stage.knobs, remarks: stage.remarks)
    }
  }
}
