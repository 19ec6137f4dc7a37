/// All scenes, in the order of the gallery: whole screens first, then single features.
package enum SceneRegistry {
  package static let scenes: [Scene] =
    pageScenes + anchorScenes + stackScenes + trackScenes + columnScenes + adaptiveScenes + reportScenes

  /// Returns the scene with a name; nil if no scene has the name.
  package static func scene(named name: String) -> Scene? { scenes.first { $0.name == name } }

  private static let anchorScenes: [Scene] = [.centeredImage, .edges, .size, .locations]
  private static let stackScenes: [Scene] = [
    .cells, .checkers, .imageTitleBody, .alignments, .orientation, .swapping, .realigning, .adding, .removing,
  ]
  private static let trackScenes: [Scene] = [
    .tracks, .calculator, .spans, .starts, .flow, .packing, .spacing, .scrolling, .conditions,
  ]
  private static let columnScenes: [Scene] = [.columns, .rows, .offset, .insets]
  private static let adaptiveScenes: [Scene] = [.sidebar, .buttonRows, .toolbar, .chips]
  private static let pageScenes: [Scene] = [
    .mail, .dashboard, .form, .chat, .card, .keypad, .holyGrail, .rightToLeft, .terminal,
  ]
  private static let reportScenes: [Scene] = [.conflict, .ambiguity, .explanation, .transition]
}
