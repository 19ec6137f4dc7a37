import BowerbirdLayout

/// The content and the colors of a drawing.
public struct DrawingOptions: Hashable, Sendable {
  /// The colors of a drawing.
  public enum Theme: Hashable, Sendable {
    /// Light or dark, by the preference of the viewer.
    case automatic
    /// Dark lines on a light ground.
    case light
    /// Light lines on a dark ground.
    case dark
  }

  /// The colors of the drawing.
  public var theme: Theme

  /// A Boolean value that indicates whether boxes are labelled with their names.
  public var showsNames: Bool

  /// A Boolean value that indicates whether the lines and gaps of grids are shown.
  public var showsGuides: Bool

  /// A Boolean value that indicates whether distances that constraints ask for are drawn as arrows with their values.
  public var showsConstraints: Bool

  /// The margin around the boxes.
  public var margin: Double

  /// The looks that were set, keyed by the nodes of their items.
  private var appearances: [ObjectIdentifier: BoxAppearance] = [:]

  /// The look of an item in the drawing.
  ///
  /// An item keeps its look as long as it exists.
  ///
  /// - Parameter item: The item.
  public subscript(item: any LayoutItem) -> BoxAppearance {
    get { appearances[ObjectIdentifier(item.layoutNode)] ?? BoxAppearance() }
    set { appearances[ObjectIdentifier(item.layoutNode)] = newValue }
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - theme: The colors of the drawing.
  ///   - showsNames: Whether boxes are labelled with their names.
  ///   - showsGuides: Whether the lines and gaps of grids are shown.
  ///   - showsConstraints: Whether distances that constraints ask for are drawn as arrows with their values.
  ///   - margin: The margin around the boxes.
  public init(
    theme: Theme = .automatic, showsNames: Bool = true, showsGuides: Bool = true, showsConstraints: Bool = false,
    margin: Double = 12
  ) {
    self.theme = theme
    self.showsNames = showsNames
    self.showsGuides = showsGuides
    self.showsConstraints = showsConstraints
    self.margin = margin.isFinite ? max(margin, 0) : 0
  }
}
