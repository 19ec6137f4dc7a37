import BowerbirdLayout

extension LayoutItem {
  /// Returns a drawing of this item and of the items inside of it, as they were last laid out.
  ///
  /// ```swift
  /// container.layout(width: 320, height: 480)
  /// let picture = container.svg()                            // "<svg xmlns=…"
  /// ```
  ///
  /// The same layout gives the same text on every machine.
  ///
  /// - Parameter options: The content and the colors of the drawing.
  /// - Returns: An SVG document.
  public func svg(_ options: DrawingOptions = DrawingOptions()) -> String {
    SVGWriter.svg(of: PictureMaker.picture(of: self, options), options)
  }

  /// Returns a page for a browser with a drawing of this item and of the items inside of it, as they were last laid
  /// out.
  ///
  /// The page refers to no other files, except for images of a ``BoxAppearance`` that have no `data:` address.
  ///
  /// - Parameters:
  ///   - title: The title of the page; by default the item's name, or `Layout` if the name is empty.
  ///   - options: The content and the colors of the drawing.
  /// - Returns: An HTML document.
  public func html(title: String? = nil, _ options: DrawingOptions = DrawingOptions()) -> String {
    let heading = title ?? (name.isEmpty ? "Layout" : name)
    return htmlPage(title: heading, drawings: [Drawing("", of: self, options)], theme: options.theme)
  }

  /// Returns a drawing, in the characters of a terminal, of this item and of the items inside of it, as they were last
  /// laid out.
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
  ///   - columns: The width in characters, from 2 to 1000; other values are clamped to that range.
  ///   - colors: The colors for a terminal with 24-bit color, such as `.dark` for light lines on a dark ground; nil for
  ///     a text without colors. Here, `.automatic` has the same colors as `.dark`.
  /// - Returns: The lines, each with a newline.
  public func text(columns: Int, colors: DrawingOptions.Theme? = nil) -> String {
    let picture = PictureMaker.picture(of: self, DrawingOptions())
    let palette = colors.map { $0 == .light ? Palette.light : Palette.dark }
    return TerminalWriter.text(of: picture, columns: columns, colors: palette)
  }
}
