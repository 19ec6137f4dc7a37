import BowerbirdSolver

/// A box with a text in it, which is as high as its lines in the width it gets.
///
/// ```swift
/// let label = Label("The quick brown fox", font: .cells)
/// label.measurement(in: 9).size                            // Size(width: 9, height: 2)
/// label.lines(in: 9).map(\.text)                           // ["the quick", "brown fox"]
/// ```
///
/// It wants to be as wide as its text is on one line, hugs that with its ``LayoutItem/contentHugging`` and resists being
/// narrower with its ``LayoutItem/compressionResistance``. Where it is narrower, it breaks its text into more lines.
open class Label: Box {
  let measurer: TextMeasurer

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: What it says; line breaks in it begin new paragraphs.
  ///   - font: The font of all of it.
  ///   - name: What errors, reports and drawings call the label; its text, if nothing else is said.
  public init(_ text: String, font: Font = .body, name: String? = nil) {
    measurer = TextMeasurer(TextBlock(text, font: font))
    super.init(name ?? text)
    measure = { [measurer] proposed in measurer.measurement(in: proposed) }
    layoutNode.content?.measuresText = true
  }

  /// What the label says.
  public var text: String {
    get { measurer.block.text }
    set { change { $0.text = newValue } }
  }

  /// The font of the text.
  public var font: Font {
    get { measurer.block.font }
    set { change { $0.font = newValue } }
  }

  /// How many lines there may be; nil, or less than 1, for as many as it takes.
  ///
  /// The last line ends in an ellipsis where the text goes on.
  public var maximumLines: Int? {
    get { measurer.block.maximumLines }
    set { change { $0.maximumLines = newValue } }
  }

  /// The height of a line as a multiple of the font's; what it adds lies above and below a line by halves.
  ///
  /// Anything but a positive, finite number counts as 1.
  public var lineHeight: Double {
    get { measurer.block.lineHeightMultiple }
    set { change { $0.lineHeightMultiple = newValue } }
  }

  /// Where lines stand that are narrower than the label; it changes no size.
  public var alignment = TextAlignment.leading

  /// The lines as they stand in the label's frame.
  public var lines: [TextLine] { lines(in: frame.width) }

  /// The lines as they would stand in a width.
  ///
  /// - Parameter width: The width of the label; infinite for lines as long as their paragraphs.
  /// - Returns: The lines from top to bottom.
  public func lines(in width: Double) -> [TextLine] { measurer.lines(in: width, alignment, layoutDirection) }

  /// The size and the baselines of the text in a width.
  ///
  /// The text has the same lines in the width that is reported, and never needs more than it reported.
  ///
  /// - Parameter width: The width to keep to; infinite for lines as long as their paragraphs.
  /// - Returns: The measurement; its width is more than was asked for only where a single character is.
  public func measurement(in width: Double) -> Measurement {
    measurer.measurement(in: Size(width: width, height: .infinity))
  }

  private func change(_ body: (inout TextBlock) -> Void) {
    body(&measurer.block)
    setNeedsMeasurement()
  }
}
