import BowerbirdLayout

extension LayoutItem {
  /// Draws the tree under this item as it was last laid out.
  ///
  /// ```swift
  /// container.layout(width: 320, height: 480)
  /// let picture = container.svg()                            // "<svg xmlns=…"
  /// ```
  ///
  /// The same layout gives the same text, on every machine.
  ///
  /// - Parameter options: What is shown, and in which colors.
  /// - Returns: An SVG document.
  public func svg(_ options: DrawingOptions = DrawingOptions()) -> String {
    SVGWriter.svg(of: PictureMaker.picture(of: self, options), options)
  }

  /// Draws the tree under this item on a page for a browser, which needs nothing from elsewhere.
  ///
  /// - Parameters:
  ///   - title: The title of the page; the item's name if there is none.
  ///   - options: What is shown, and in which colors.
  /// - Returns: An HTML document.
  public func html(title: String? = nil, _ options: DrawingOptions = DrawingOptions()) -> String {
    let heading = title ?? (name.isEmpty ? "Layout" : name)
    return htmlPage(title: heading, drawings: [Drawing("", of: self, options)], theme: options.theme)
  }

  /// Draws the tree under this item with the characters of a terminal.
  ///
  /// ```swift
  /// print(card.text(columns: 24))
  /// // ┌ card ────────────────┐
  /// // │┌────────────────────┐│
  /// // ││       photo        ││
  /// // │└────────────────────┘│
  /// // └──────────────────────┘
  /// ```
  ///
  /// - Parameters:
  ///   - columns: How many characters wide the drawing is; less than 2 count as 2, more than 1000 as 1000.
  ///   - colors: The colors of a terminal of 24 bits: `.dark` for light lines on a dark ground; nil for none.
  /// - Returns: Lines, each with its end.
  public func text(columns: Int, colors: DrawingOptions.Theme? = nil) -> String {
    let picture = PictureMaker.picture(of: self, DrawingOptions())
    let palette = colors.map { $0 == .light ? Palette.light : Palette.dark }
    return TerminalWriter.text(of: picture, columns: columns, colors: palette)
  }
}
