import BowerbirdLayout

/// A drawing of a laid-out tree for a page, with its heading and caption.
public struct Drawing: Sendable {
  /// The heading; none if it is empty.
  public var title: String

  /// The text below the heading; none if it is empty.
  public var caption: String

  let svg: String

  /// Draws the tree below an item as it was last laid out.
  ///
  /// - Parameters:
  ///   - title: The heading; none if it is empty.
  ///   - item: The root of the drawing.
  ///   - caption: The text below the heading; none if it is empty.
  ///   - options: The content of the drawing; the theme is ignored in favour of the page's.
  public init(
    _ title: String, of item: any LayoutItem, caption: String = "", _ options: DrawingOptions = DrawingOptions()
  ) {
    self.title = title
    self.caption = caption
    svg = SVGWriter.svg(of: PictureMaker.picture(of: item, options), options, isEmbedded: true)
  }
}

/// Returns a page of several drawings, without references to other files.
///
/// - Parameters:
///   - title: The title of the page.
///   - drawings: The drawings from top to bottom; narrow ones are put side by side.
///   - theme: The colors of the page.
/// - Returns: An HTML document.
public func htmlPage(title: String, drawings: [Drawing], theme: DrawingOptions.Theme = .automatic) -> String {
  """
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>\(escaped(title))</title>
  <style>
  \(PageStyle.css(theme))\(DrawingStyle.css(theme))</style>
  </head>
  <body>
  <h1>\(escaped(title))</h1>
  <main>
  \(drawings.map(figure).joined())</main>
  </body>
  </html>

  """
}

private func figure(_ drawing: Drawing) -> String {
  var figure = "<figure>\n"
  if !drawing.title.isEmpty { figure += "<h2>\(escaped(drawing.title))</h2>\n" }
  if !drawing.caption.isEmpty { figure += "<figcaption>\(escaped(drawing.caption))</figcaption>\n" }
  return figure + drawing.svg + "</figure>\n"
}

/// The style sheet of pages.
private enum PageStyle {
  static func css(_ theme: DrawingOptions.Theme) -> String {
    switch theme {
    case .light: common + rules(.light, scheme: "light")
    case .dark: common + rules(.dark, scheme: "dark")
    case .automatic:
      common + rules(.light, scheme: "light dark") + "@media (prefers-color-scheme: dark) {\n"
        + rules(.dark, scheme: "light dark") + "}\n"
    }
  }

  private static let common = """
    body { margin: 0 auto; padding: 32px 24px; max-width: 1200px; font: 15px/1.5 "DejaVu Sans", Verdana, sans-serif; }
    h1 { font-size: 24px; margin: 0 0 24px; }
    h2 { font-size: 16px; margin: 0 0 4px; }
    main { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { opacity: 0.75; margin-bottom: 8px; max-width: 70ch; white-space: pre-wrap; }
    svg { max-width: 100%; height: auto; display: block; }
    svg .box, svg .label { pointer-events: all; }
    svg image, svg text, svg path, svg .gap { pointer-events: none; }
    svg .box:hover, svg .label:hover { stroke-width: 2.5; stroke-dasharray: none; }

    """

  private static func rules(_ palette: Palette, scheme: String) -> String {
    ":root { color-scheme: \(scheme); }\nbody { background: \(palette.ground.css); color: \(palette.ink.css); }\n"
  }
}
