/// The appearance of one box in a drawing, in place of the default appearance of boxes at the same depth.
///
/// ```swift
/// var options = DrawingOptions(showsNames: false)
/// options[card] = BoxAppearance(fill: "white", cornerRadius: 12)
/// options[photo] = BoxAppearance(cornerRadius: 8, image: "bower.jpg")
/// options[title].isBold = true
/// ```
public struct BoxAppearance: Hashable, Sendable {
  /// The color of the area in CSS notation, such as `"#fdf0d9"` or `"none"`.
  ///
  /// A box with a fill has no outline. If the value is nil, the box has the fill and the outline of other boxes.
  public var fill: String?

  /// The radius of the corners; nil for the radius of other boxes.
  public var cornerRadius: Double?

  /// The address of an image that covers the area; nil for no image.
  ///
  /// The address is relative to the drawing's file, or is a `data:` address that contains the image.
  ///
  /// The image keeps its proportions, and is cut off at the edges of the box.
  public var image: String?

  /// A Boolean value that indicates whether the text of a label is bold.
  ///
  /// Bold text is drawn in the width that was measured for regular text.
  public var isBold: Bool

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - fill: The color of the area in CSS notation; nil for the colors of other boxes.
  ///   - cornerRadius: The radius of the corners; nil for the radius of other boxes.
  ///   - image: The address of an image that covers the area; nil for no image.
  ///   - isBold: Whether the text of a label is bold.
  public init(fill: String? = nil, cornerRadius: Double? = nil, image: String? = nil, isBold: Bool = false) {
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.image = image
    self.isBold = isBold
  }
}
