import Bowerbird

/// A layout that a page shows.
///
/// ```swift
/// let card = LiveScene("card", "A card", size: Size(width: 320, height: 200)) {
///   let card = Box("card"), title = Label("Bower")
///   card.add(title)
///   title.constraints { $0.edgesAnchor == card.edgesAnchor -- 12 }
///   return LiveStage(card)
/// }
/// card.name                              // card
/// ```
public struct LiveScene {
  /// The name in the list of scenes, and in the page's address.
  public let name: String

  /// A phrase that describes the scene.
  public let title: String

  /// The initial size.
  public let size: Size

  /// The grid to which frames are rounded; nil for frames that are not rounded.
  public let snapping: SnappingGrid?

  /// The file of the declaration, as `Module/File.swift`.
  ///
  /// The page shows its code.
  public let fileID: StaticString

  /// The line of the declaration.
  public let line: Int

  /// A closure that creates the boxes.
  public let make: () -> LiveStage

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The name in the list of scenes, and in the page's address.
  ///   - title: A phrase that describes the scene.
  ///   - size: The initial size.
  ///   - snapping: The grid to which frames are rounded; nil for frames that are not rounded.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - make: A closure that creates the boxes; called each time the scene is opened.
  public init(
    _ name: String, _ title: String, size: Size, snapping: SnappingGrid? = nil, fileID: StaticString = #fileID,
    line: Int = #line, make: @escaping () -> LiveStage
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.snapping = snapping
    self.fileID = fileID
    self.line = line
    self.make = make
  }
}
