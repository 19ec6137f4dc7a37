import BowerbirdDrawing
import BowerbirdLayout
import Testing

@Suite("Pages")
struct HTMLTests {
  @Test("a page has a heading, and each drawing with its title and caption")
  func page() {
    let page = htmlPage(
      title: "Boxes & <more>",
      drawings: [
        Drawing("Image", of: Samples.image(), caption: "A \"box\""), Drawing("Card", of: Samples.card()),
      ])
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("<title>Boxes &amp; &lt;more&gt;</title>"))
    #expect(page.contains("<h1>Boxes &amp; &lt;more&gt;</h1>"))
    #expect(page.contains("<h2>Image</h2>\n<figcaption>A &quot;box&quot;</figcaption>\n<svg"))
    #expect(page.contains("<h2>Card</h2>\n<svg"))
    #expect(page.split(separator: "</svg>").count == 3)
  }

  @Test("the page needs nothing from elsewhere")
  func selfContained() {
    let page = Samples.card().html()
    #expect(!page.contains("<script") && !page.contains("<link") && !page.contains("url(") && !page.contains("src="))
    #expect(page.split(separator: "http").count == 2)
  }

  @Test("a drawing in several widths has a slider, and leaves the tree as it was")
  func widths() {
    let bar = Box("bar"), half = Box("half")
    bar.add(half)
    half.constraints { view in
      view.leadingTopAnchor == bar.leadingTopAnchor
      view.widthAnchor == bar.widthAnchor / 2
      view.heightAnchor == 10
    }
    bar.layout(width: 300, height: 20)
    let drawing = Drawing("Bar", of: bar, widths: [400, 200, 300, 200, 0, -3, .nan, .infinity])
    let page = htmlPage(title: "Bars", drawings: [drawing])
    // Three widths: 200, 300 and 400; the one that was laid out before is visible.
    #expect(page.contains("<input type=\"range\" min=\"0\" max=\"2\" value=\"1\" aria-valuetext=\"300\">"))
    #expect(page.contains("<div class=\"picture\" data-width=\"200\" hidden>"))
    #expect(page.contains("<div class=\"picture\" data-width=\"300\">"))
    for width in [100, 150, 200] { #expect(page.contains("half: \(width) × 10 at (0, 0)"), "\(width)") }
    #expect(half.frame == Rect(x: 0, y: 0, width: 150, height: 10))
    #expect(page.split(separator: "<script>").count == 2 && !page.contains("src=") && !page.contains("<link"))
  }

  @Test("a drawing's styles are the page's, once")
  func styles() {
    let page = htmlPage(title: "Two", drawings: [Drawing("a", of: Samples.image()), Drawing("b", of: Samples.image())])
    #expect(page.split(separator: "<style>").count == 2)
  }

  @Test("a page of one tree has the tree's name, unless it has a title")
  func title() {
    #expect(Samples.image().html().contains("<title>container</title>"))
    #expect(Samples.image().html(title: "Image").contains("<title>Image</title>"))
    #expect(Box().html().contains("<title>Layout</title>"))
  }

  @Test("themes: one set of colors, the other, or both, by the reader's preference")
  func themes() {
    #expect(Samples.image().html().contains("color-scheme: light dark"))
    #expect(Samples.image().html(DrawingOptions(theme: .dark)).contains("color-scheme: dark"))
    #expect(!Samples.image().html(DrawingOptions(theme: .light)).contains("@media"))
  }
}
