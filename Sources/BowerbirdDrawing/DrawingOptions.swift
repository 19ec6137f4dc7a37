import BowerbirdLayout

/// The content and the colors of a drawing.
public struct DrawingOptions: Hashable, Sendable {
  /// The colors of a drawing.
  public enum Theme: Hashable, Sendable {
    /// Light or dark colors, depending on the viewer's setting (`prefers-color-scheme`).
    case automatic
    /// Dark lines on a light ground.
    case light
    /// Light lines on a dark ground.
    case dark
  }

  /// The colors of the drawing.
  public var theme: Theme

  /// A Boolean value that indicates whether boxes are labeled with their names.
  public var showsNames: Bool

  /// A Boolean value that indicates whether the lines and gaps of grids are shown.
  public var showsGuides: Bool

  /// A Boolean value that indicates whether distances that constraints ask for are drawn as arrows with their values.
  public var showsConstraints: Bool

  /// The margin around the boxes, in units of the drawing.
  public var margin: Double

  /// The appearances that callers have set, keyed by the identity of each item's `ItemReference`.
  private var looks: [ObjectIdentifier: Look] = [:]

  /// The appearance of an item in the drawing; by default `BoxAppearance()`, which has no settings.
  ///
  /// The options store the appearance under the item's identity, and do not keep the item alive.
  ///
  /// - Parameter item: The item.
  public subscript(item: any LayoutItem) -> BoxAppearance {
    get { looks[ObjectIdentifier(item.layoutNode.reference)]?.appearance ?? BoxAppearance() }
    set {
      let reference = item.layoutNode.reference
      looks[ObjectIdentifier(reference)] = Look(reference: reference, appearance: newValue)
    }
  }

  /// The appearance of an item, and the reference to the item.
  ///
  /// The look keeps the reference alive, so no other reference can get the same identity. A reference does not keep its
  /// item alive.
  ///
  /// The conformance to `Sendable` is unchecked because only the identity of the reference is read.
  private struct Look: Hashable, @unchecked Sendable {
    let reference: ItemReference
    let appearance: BoxAppearance

    static func == (left: Look, right: Look) -> Bool {
      left.reference === right.reference && left.appearance == right.appearance
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(reference))
      hasher.combine(appearance)
    }
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - theme: The colors of the drawing.
  ///   - showsNames: Whether boxes are labeled with their names.
  ///   - showsGuides: Whether the lines and gaps of grids are shown.
  ///   - showsConstraints: Whether distances that constraints ask for are drawn as arrows with their values.
  ///   - margin: The margin around the boxes, in units of the drawing; 0 replaces a negative margin, infinity and NaN.
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
