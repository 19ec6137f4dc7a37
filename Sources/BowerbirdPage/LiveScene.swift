import Bowerbird

/// A layout that a page shows: what it is called, and how its boxes are made.
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

  /// A phrase that says what there is to see.
  public let title: String

  /// The size that the scene begins with.
  public let size: Size

  /// The grid that frames are rounded to; nil for frames as they were solved.
  public let snapping: SnappingGrid?

  /// The file that the scene is declared in, as `Module/File.swift`; the page shows its code.
  public let fileID: StaticString

  /// The line that the scene is declared in.
  public let line: Int

  /// Makes the boxes.
  public let make: () -> LiveStage

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - name: The name in the list of scenes.
  ///   - title: A phrase that says what there is to see.
  ///   - size: The size that the scene begins with.
  ///   - snapping: The grid that frames are rounded to.
  ///   - fileID: The file that the scene is declared in.
  ///   - line: The line that the scene is declared in.
  ///   - make: Makes the boxes, each time the scene is opened.
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
