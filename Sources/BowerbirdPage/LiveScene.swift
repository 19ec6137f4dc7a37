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

  /// The smallest size to which the page shrinks the scene.
  public let minimumSize: Size

  /// The grid to which frames are rounded; nil for frames that are not rounded.
  public let snapping: SnappingGrid?

  /// The file of the declaration, as `Module/File.swift`.
  ///
  /// The page shows the code of the declaration.
  public let fileID: StaticString

  /// The line of the declaration.
  public let line: Int

  /// A closure that creates the boxes.
  ///
  /// The page calls the closure for the boxes that the viewer sees. A further call makes boxes for trials, with which
  /// the page finds the sizes at which the layout takes other alternatives or line breaks.
  public let make: () -> LiveStage

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The name in the list of scenes, and in the page's address.
  ///   - title: A phrase that describes the scene.
  ///   - size: The initial size.
  ///   - minimumSize: The smallest size to which the page shrinks the scene.
  ///   - snapping: The grid to which frames are rounded; nil for frames that are not rounded.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - make: A closure that creates the boxes; called each time the scene is opened, and again for trials.
  public init(
    _ name: String, _ title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    snapping: SnappingGrid? = nil, fileID: StaticString = #fileID, line: Int = #line,
    make: @escaping () -> LiveStage
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.snapping = snapping
    self.fileID = fileID
    self.line = line
    self.make = make
  }
}
