import BowerbirdLayout

/// A drawing of a laid-out tree for a page, with its heading and caption.
public struct Drawing: Sendable {
  /// The heading; an empty heading is left out of the page.
  public var title: String

  /// The text below the heading; an empty text is left out of the page.
  public var caption: String

  /// The pictures with their widths, the narrowest picture first.
  let pictures: [(width: Double, svg: String)]

  /// The index, in `pictures`, of the picture that the page shows before the viewer moves the slider.
  let first: Int

  /// Draws an item and the items inside of it, as they were last laid out.
  ///
  /// - Parameters:
  ///   - title: The heading; empty for a drawing without a heading.
  ///   - item: The root of the drawing.
  ///   - caption: The text below the heading; empty for a drawing without a caption.
  ///   - options: The content of the drawing. The page's theme replaces the theme of the options.
  public init(
    _ title: String, of item: any LayoutItem, caption: String = "", _ options: DrawingOptions = DrawingOptions()
  ) {
    self.init(title, of: item, widths: [], caption: caption, options)
  }

  /// Draws an item and the items inside of it in several widths, from which a slider on the page chooses.
  ///
  /// ```swift
  /// card.layout(width: 320, height: 200)
  /// let drawing = Drawing("Card", of: card, widths: [200, 260, 400])       // four pictures; width 320 is visible
  /// ```
  ///
  /// The item is laid out in each of the other widths with its present height, and at the end in its present size
  /// again.
  ///
  /// - Parameters:
  ///   - title: The heading; empty for a drawing without a heading.
  ///   - item: The root of the drawing, which is the root of its tree.
  ///   - widths: The widths in addition to the present width. Widths that are not positive and finite are ignored.
  ///   - snapping: The grid to which frames are rounded; nil for frames that are not rounded.
  ///   - caption: The text below the heading; empty for a drawing without a caption.
  ///   - options: The content of the drawing. The page's theme replaces the theme of the options.
  public init(
    _ title: String, of item: any LayoutItem, widths: [Double], snappingTo snapping: SnappingGrid? = nil,
    caption: String = "", _ options: DrawingOptions = DrawingOptions()
  ) {
    self.title = title
    self.caption = caption
    let size = Size(width: item.frame.width, height: item.frame.height)
    let draw = { SVGWriter.svg(of: PictureMaker.picture(of: item, options), options, isEmbedded: true) }
    var pictures = [(width: size.width, svg: draw())]
    let others = Set(widths.filter { $0 > 0 && $0.isFinite && $0 != size.width })
    for width in others {
      item.layout(Size(width: width, height: size.height), snappingTo: snapping)
      pictures.append((width, draw()))
    }
    if !others.isEmpty { item.layout(size, snappingTo: snapping) }
    self.pictures = pictures.sorted { $0.width < $1.width }
    first = self.pictures.firstIndex { $0.width == size.width } ?? 0
  }
}

/// Returns a page of several drawings.
///
/// The page refers to no other files, except for images of a ``BoxAppearance`` that have no `data:` address.
///
/// - Parameters:
///   - title: The title of the page.
///   - drawings: The drawings from top to bottom; narrow drawings are put side by side.
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
  \(drawings.contains { $0.pictures.count > 1 } ? sliderScript : "")</body>
  </html>

  """
}

private func figure(_ drawing: Drawing) -> String {
  var figure = "<figure>\n"
  if !drawing.title.isEmpty { figure += "<h2>\(escaped(drawing.title))</h2>\n" }
  if !drawing.caption.isEmpty { figure += "<figcaption>\(escaped(drawing.caption))</figcaption>\n" }
  if drawing.pictures.count == 1 { return figure + drawing.pictures[0].svg + "</figure>\n" }
  let widths = drawing.pictures.map { number($0.width) }
  figure += "<label class=\"widths\" hidden>width <input type=\"range\" min=\"0\" max=\"\(widths.count - 1)\" "
  figure += "value=\"\(drawing.first)\" aria-valuetext=\"\(widths[drawing.first])\"> "
  figure += "<output>\(widths[drawing.first])</output></label>\n"
  for (index, picture) in drawing.pictures.enumerated() {
    let isHidden = index == drawing.first ? "" : " hidden"
    figure += "<div class=\"picture\" data-width=\"\(widths[index])\"\(isHidden)>\n\(picture.svg)</div>\n"
  }
  return figure + "</figure>\n"
}

/// A script that shows the sliders; each slider chooses which picture of its drawing is visible.
///
/// Without the script, the sliders stay hidden.
private let sliderScript = """
  <script>
  for (const label of document.querySelectorAll(".widths")) {
    const slider = label.querySelector("input"), pictures = label.parentElement.querySelectorAll(".picture");
    label.hidden = false;
    slider.addEventListener("input", () => {
      pictures.forEach((picture, place) => { picture.hidden = place !== slider.valueAsNumber; });
      const { width } = pictures[slider.valueAsNumber].dataset;
      label.querySelector("output").textContent = width;
      slider.setAttribute("aria-valuetext", width);
    });
  }
  </script>

  """

/// The style sheet of HTML pages with drawings.
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
    .widths { display: flex; align-items: center; gap: 8px; margin-bottom: 8px; }
    .widths[hidden], .picture[hidden] { display: none; }
    svg { max-width: 100%; height: auto; display: block; }
    svg .box, svg .label { pointer-events: all; }
    svg image, svg text, svg path, svg .gap { pointer-events: none; }
    svg .box:hover, svg .label:hover { stroke-width: 2.5; stroke-dasharray: none; }

    """

  private static func rules(_ palette: Palette, scheme: String) -> String {
    ":root { color-scheme: \(scheme); }\nbody { background: \(palette.ground.css); color: \(palette.ink.css); }\n"
  }
}
