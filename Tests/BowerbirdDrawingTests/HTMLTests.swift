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
