import BowerbirdSolver

/// A box with a text.
///
/// The height of a label is the height of its lines in the width that the layout gives the label.
///
/// ```swift
/// let label = Label("The quick brown fox", font: .cells)
/// label.measurement(in: 9).size                            // Size(width: 9, height: 2)
/// label.lines(in: 9).map(\.text)                           // ["the quick", "brown fox"]
/// ```
///
/// A label's natural width is the width of its text without wrapping. The label hugs this width with its
/// ``LayoutItem/contentHugging``, and resists being narrower with its ``LayoutItem/compressionResistance``. A narrower
/// label breaks its text into more lines.
open class Label: Box {
  let measurer: TextMeasurer

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The text. Line breaks begin new paragraphs.
  ///   - font: The font of the whole text. The next report lists a font whose size is 0.
  ///   - name: The name in errors, reports and drawings, or nil to use the text.
  public init(_ text: String, font: Font = .body, name: String? = nil) {
    measurer = TextMeasurer(TextBlock(text, font: font))
    super.init(name ?? text)
    measure = { [measurer] proposed in measurer.measurement(in: proposed) }
    layoutNode.content?.measuresText = true
    checkFont()
  }

  /// The text of the label.
  public var text: String {
    get { measurer.block.text }
    set { change { $0.text = newValue } }
  }

  /// The font of the text.
  public var font: Font {
    get { measurer.block.font }
    set {
      change { $0.font = newValue }
      checkFont()
    }
  }

  /// Adds a font without a usable size to the problems of the next report.
  private func checkFont() { if font.size == 0 { layoutNode.note(.invalidFont(layoutNode.reference)) } }

  /// The maximum number of lines.
  ///
  /// Nil, or a number less than 1, means no limit. If the text is longer, the last line ends in an ellipsis.
  public var maximumLines: Int? {
    get { measurer.block.maximumLines }
    set { change { $0.maximumLines = newValue } }
  }

  /// The height of a line as a multiple of the font's line height.
  ///
  /// The additional height is shared equally above and below the line. Anything but a positive, finite number is
  /// treated as 1.
  public var lineHeight: Double {
    get { measurer.block.lineHeightMultiple }
    set { change { $0.lineHeightMultiple = newValue } }
  }

  /// The alignment of lines that are narrower than the label; the alignment does not affect sizes.
  public var alignment = TextAlignment.leading

  /// The lines in the label's frame.
  public var lines: [TextLine] { lines(in: frame.width) }

  /// Returns the lines in a given width.
  ///
  /// - Parameter width: The width of the label, or infinity for one line per paragraph.
  /// - Returns: The lines from top to bottom.
  public func lines(in width: Double) -> [TextLine] { measurer.lines(in: width, alignment, layoutDirection) }

  /// Returns the size and the baselines of the text in a given width.
  ///
  /// In the width of the result, the text has the same lines, and a second measurement returns the same size.
  ///
  /// - Parameter width: The maximum width, or infinity for one line per paragraph.
  /// - Returns: The measurement. The measured width exceeds the maximum only if a single character is wider than the
  ///   maximum. In a label with a maximum number of lines, the ellipsis may be wider as well.
  public func measurement(in width: Double) -> Measurement {
    measurer.measurement(in: Size(width: width, height: .infinity))
  }

  /// Runs a closure while the label has another text, and returns the closure's result; no layout is requested.
  package final func pretending<Answer>(_ text: String, _ body: () -> Answer) -> Answer {
    let before = measurer.block
    measurer.block.text = text
    defer { measurer.block = before }
    return layoutNode.content?.withoutMeasurements(body) ?? body()
  }

  private func change(_ body: (inout TextBlock) -> Void) {
    body(&measurer.block)
    setNeedsMeasurement()
  }
}
