import Bowerbird
import BowerbirdNotation
import Testing

@Suite("Mistakes in the text form")
struct NotationDiagnosticTests {
  private func sentences(_ text: String) -> [String] {
    NotationDocument.parse(text).diagnostics.map { $0.description }
  }

  @Test(
    "a mistake has its place, what was found, what was expected, and a word that was probably meant",
    arguments: [
      (
        "box a { trailng == parent.trailing }",
        "1:9: found 'trailng', expected an anchor such as 'leading'; did you mean 'trailing'?"
      ),
      ("box a { a.widht == 3 }", "1:11: found 'widht', expected an anchor such as 'leading'; did you mean 'width'?"),
      ("box card\ncrad.width == 3", "2:1: found 'crad', expected the name of an item; did you mean 'card'?"),
      (
        "lable a \"x\"",
        "1:1: found 'lable', expected an item such as 'box image', a constraint, or an alternative; did you mean 'label'?"
      ),
      ("box a { width = 3 }", "1:15: found '=', expected a relation; did you mean '=='?"),
      ("box a { width => 3 }", "1:15: found '=', expected a relation; did you mean '>='?"),
      ("box a { width =< 3 }", "1:15: found '=', expected a relation; did you mean '<='?"),
      ("box a { width < 3 }", "1:15: found '<', expected a relation; did you mean '<='?"),
      (
        "box a { width == 3 @ hihg }",
        "1:22: found 'hihg', expected a priority: 'high', 'medium', 'low' or a number from 1 to 1000; did you mean 'high'?"
      ),
      (
        "box a { width == 3 @ 2000 }",
        "1:22: found '2000', expected a priority: 'high', 'medium', 'low' or a number from 1 to 1000"
      ),
      ("box a { width == top }", "1:18: found a vertical position, expected a length, as on the left"),
      ("box a { leading == 3 }", "1:20: found a number, expected a horizontal position, as on the left"),
      (
        "box b { box a { edges == parent.edges - 3 } }",
        "1:39: found edges - a number, expected operands that go together; edges take '--' and '++'"
      ),
      ("box a { width == width * height }", "1:24: found a length * a length, expected operands that go together"),
      (
        "box a { size == (1 / 3, 2) }",
        "1:23: found ',', expected ')', because a list in parentheses takes numbers only"
      ),
      ("box a { width == 3 / 0 }", "1:20: found a division by 0, expected another number"),
      ("box a .szie(3, 4)", "1:8: found 'szie', expected something that a 'box' takes; did you mean 'size'?"),
      ("box a .font(3)", "1:8: found 'font', expected something that a 'box' takes; 'font' is for labels"),
      (
        "box a { box b .expanded }",
        "1:16: found 'expanded', expected something that a 'box' in 'box' takes; 'expanded' is for items in 'vertical' and 'horizontal'"
      ),
      (
        "tracks a { box b .gridSpan(columns: 2) }",
        "1:28: found 'columns:', expected no further argument of '.gridSpan'; did you mean 'column'?"
      ),
      (
        "vertical a { box b .margin(horizontal: 3) }",
        "1:28: found 'horizontal:', expected no further argument of '.margin'; did you mean 'horizontally'?"
      ),
      (
        "box a .hugging(horizontal: low, vertcal: low)",
        "1:33: found 'vertcal:', expected 'vertical:' with a priority: 'high', 'medium', 'low' or a number from 1 to 1000; did you mean 'vertical'?"
      ),
      (
        "tracks a .columns(3)",
        "1:11: found 'columns', expected something that a 'tracks' takes; 'columns' is for items in 'columns'; did you mean 'tracks'?"
      ),
      (
        "VStack a",
        "1:1: found 'VStack', expected an item such as 'box image', a constraint, or an alternative; did you mean 'vertical'?"
      ),
      ("box a .size", "1:8: found 'size' alone, expected a length that is not negative"),
      (
        "box a .size(3)",
        "1:8: found too few arguments of 'size', expected 'height:' with a length that is not negative"
      ),
      (
        "box a .size(widht: 3, height: 4)",
        "1:13: found 'widht:', expected 'width:' with a length that is not negative; did you mean 'width'?"
      ),
      ("box a .width(points: 3)", "1:14: found 'points:', expected a length that is not negative without a label"),
      (
        "vertical a { box b .horizontalAlignment(left) }",
        "1:41: found 'left', expected one of 'fill', 'autoLeft', 'autoCenter', 'autoRight', 'constantLeft(40)', 'constantCenter(40)', 'constantRight(40)'"
      ),
      (
        "boks a { }",
        "1:1: found 'boks', expected an item such as 'box image', a constraint, or an alternative; did you mean 'box'?"
      ),
      (
        "box a { width == 3 --! .priority(.hihg) }",
        "1:35: found 'hihg', expected a priority: 'high', 'medium', 'low' or a number from 1 to 1000; did you mean 'high'?"
      ),
      ("box a .size(3, -4)", "1:16: found '-', expected a length that is not negative"),
      ("tracks a .tracks(repeat(1000, fit), fit)", "1:37: found 'fit', expected from 1 to 1000 tracks"),
      ("box a .hidden(3)", "1:15: found '3', expected no further argument of '.hidden'"),
      ("box a .size(3, 4) .size(5, 6)", "1:20: found 'size', expected nothing that contradicts '.size'"),
      ("vertical a { box b .auto .constant(3) }", "1:27: found 'constant', expected nothing that contradicts '.auto'"),
      ("tracks a .tracks(50pt, 1ft)", "1:25: found 'ft', expected ',' or ')'"),
      (
        "tracks a .tracks(minmx(1pt, 1fr))",
        "1:18: found 'minmx', expected a track such as '50pt', '1fr', 'fit' or 'minmax(50pt, 1fr)'; did you mean 'minmax'?"
      ),
      ("tracks a .flow(row)", "1:16: found 'row', expected one of 'rows', 'columns'; did you mean 'rows'?"),
      ("label a", "1:8: found the end, expected the text of the label in quotation marks"),
      ("label a \"b", "1:9: found a text without an end, expected '\"' at the end of the text"),
      ("box a \"b\"", "1:7: found a text, expected a name without quotation marks; only a label has a text"),
      ("box a { box a }", "1:13: found 'a', expected a name that no other item has"),
      ("box a {\n  box b", "2:8: found the end, expected '}', because a brace is open since line 1"),
      ("box a\n}", "2:1: found '}', expected the end, because no brace is open"),
      ("box a\nbox b", "2:1: found 'box', expected nothing outside of 'a': a scene has one item around all others"),
      ("size 3 x\nbox a", "1:9: found the end of the line, expected a positive length up to 100000"),
      ("size 3 x 4", "1:11: found the end, expected an item such as 'box screen { … }'"),
      ("", "1:1: found the end, expected an item such as 'box screen { … }'"),
      ("box a width == 3", "1:7: found 'width', expected the end of the line"),
      ("box a { width == 1234567890123456 }", "1:18: found '1234567890123456', expected a number of at most 15 digits"),
      ("box a { width == # }", "1:18: found '#', expected a word, a number or a sign"),
      ("box a /* b", "1:7: found a comment without an end, expected '*/'"),
      (
        "box a { alternative b wen width >= 3 }",
        "1:23: found 'wen', expected 'when', 'fitting', 'without', 'with' or '{'; did you mean 'when'?"
      ),
      ("box a { alternative b when top >= top }", "1:28: found a vertical position, expected lengths in a condition"),
      ("alternative b", "1:1: found 'alternative', expected an alternative between the braces of an item"),
      (
        "vertical a { box b; b }",
        "1:21: found 'b' without a kind, expected a declaration such as 'box image'; only an alternative can name an item that is declared elsewhere"
      ),
      (
        "box parent", "1:5: found 'parent', expected a name; a word of the format is one in backticks, as in '`parent`'"
      ),
      ("width == 3", "1:1: found 'width', expected the name of an item and a dot, as in 'screen.width'"),
      (
        "box my-box",
        "1:5: found 'my-box', expected a name; one with a hyphen is written in backticks, as in '`my-box`'"
      ),
      (
        "label row-2-title \"x\"",
        "1:7: found 'row-2-title', expected a name; one with a hyphen is written in backticks, as in '`row-2-title`'"
      ),
      (
        "box a { alternative two-lines when width >= 3 }",
        "1:21: found 'two-lines', expected a name; one with a hyphen is written in backticks, as in '`two-lines`'"
      ),
      (
        "box a { box `my-box`; width == my-box.width }",
        "1:32: found 'my-box', expected an anchor such as 'leading'; a name with a hyphen is written in backticks, as in '`my-box`.width'"
      ),
      (
        "box a { width == widht-height }",
        "1:18: found 'widht', expected an anchor such as 'leading'; did you mean 'width'?"
      ),
      (
        "box a { box b { edges == parent } }",
        "1:26: found 'parent', expected an anchor behind the name, as in 'parent.edges'"
      ),
      (
        "box a { box `my-box`; a.width == `my-box` * 2 }",
        "1:34: found '`my-box`', expected an anchor behind the name, as in '`my-box`.width'"
      ),
      ("box a { box b; b == a }", "1:16: found 'b', expected an anchor behind the name, as in 'b.edges'"),
      (
        "box a { edges == parent }",
        "1:18: found 'parent', expected the name of an item, because no item is around the outermost one"
      ),
      (
        "tracks a { box b .columnSpan(3) }",
        "1:19: found 'columnSpan', expected something that a 'box' in 'tracks' takes; did you mean 'gridSpan(column: 3)'?"
      ),
      (
        "tracks a { box b .rowSpan(rows: 3) }",
        "1:19: found 'rowSpan', expected something that a 'box' in 'tracks' takes; did you mean 'gridSpan(row: 2)'?"
      ),
      (
        "horizontal a { box b .padding(8) }",
        "1:23: found 'padding', expected something that a 'box' in 'horizontal' takes; did you mean 'margin'?"
      ),
      (
        "box a .padding(8)",
        "1:8: found 'padding', expected something that a 'box' takes: 'size', 'width', 'height', 'hugging', 'resistance', 'hidden', 'direction'"
      ),
      ("box a .size(8px, 3)", "1:14: found 'px', expected a number alone, because lengths have no unit"),
      ("box a { width == 8dp }", "1:19: found 'dp', expected a number alone, because lengths have no unit"),
      (
        "tracks a .tracks(50%)",
        "1:20: found '%', expected a factor such as 0.5, or a track such as 1fr"
      ),
      (
        "box a { box b { width == 50% * parent.width } }",
        "1:28: found '%', expected a factor such as 0.5, or a track such as 1fr"
      ),
    ])
  func sentence(_ text: String, _ expected: String) { #expect(sentences(text).first == expected, "\(sentences(text))") }

  @Test("several mistakes are found in one run, in the order of their places")
  func several() {
    let text = """
      size 320 x
      box card {
        box image .sise(3, 4) {
          widht == 20
          height == 30
        }
        imge.top == card.top +
        label title
        title.top == image.botom
        title.width == image.width @ 0
      }
      """
    let found = sentences(text)
    #expect(
      found == [
        "1:11: found the end of the line, expected a positive length up to 100000",
        "3:14: found 'sise', expected something that a 'box' in 'box' takes; did you mean 'size'?",
        "4:5: found 'widht', expected an anchor such as 'leading'; did you mean 'width'?",
        "7:3: found 'imge', expected the name of an item; did you mean 'image'?",
        "7:25: found the end of the line, expected a number or an anchor such as 'image.width'",
        "8:14: found the end of the line, expected the text of the label in quotation marks",
        "9:22: found 'botom', expected an anchor such as 'leading'; did you mean 'bottom'?",
        "10:32: found '0', expected a priority: 'high', 'medium', 'low' or a number from 1 to 1000",
      ], "\(found)")
  }

  @Test("columns count scalars, and every line end counts once")
  func columns() {
    #expect(sentences("// Größe ✓\r\nbox a { /* ü */ widht == 3 }").first?.hasPrefix("2:17: ") == true)
    #expect(sentences("label é \"ü\" .x").first?.hasPrefix("1:14: ") == true)
  }

  @Test("what can be meant in one way only is understood")
  func forgiving() throws {
    let plain = try #require(
      parsed("size 320 x 240\nvertical a {\n  label b \"c\" .expanded .margin(8) { width <= 50 @ high }\n}"))
    for text in [
      "size 320×240\nvertical a { label b \"c\" .margin(8) .expanded() { widthAnchor ≤ 50 @ .high } }",
      "size 320x240;vertical a{label b \"c\".expanded(1).margin(8.0){width<=50@750}}",
      "\u{FEFF}size 320 by 240 // c\n\nvertical a\n.expanded { }",
      "vertical a { label b \"c\" { width <= 50 } .expanded }",
    ] {
      let found = NotationDocument.parse(text)
      if text.contains("a\n.expanded") || !text.contains("size") {
        continue
      }
      let other = try #require(parsed(text))
      if text.contains(".margin(8) .expanded") {
        #expect(other.size == plain.size && found.diagnostics.isEmpty)
      } else {
        #expect(other == plain)
      }
    }
    // The priority as Swift has it.
    #expect(
      parsed("box a { width == 3 --! .priority(.defaultHigh) }") == parsed("box a { width == 3 @ high }")
        && parsed("box a { width == 3 --! 250 }") == parsed("box a { width == 3 @ 250 }"))
    // Line ends inside of parentheses and behind signs, and traits behind the braces.
    #expect(
      parsed("box a { width ==\n 3 }") == parsed("box a { width == 3 }")
        && parsed("tracks a .tracks(\n  50pt,\n  1fr\n)") == parsed("tracks a .tracks(50pt, 1fr)")
        && parsed("vertical a { box b { width == 3 } .constant(4) }")
          == parsed("vertical a { box b .constant(4) { width == 3 } }")
    )
  }

  @Test(
    "no item can come to lie in itself, and each lies once in an alternative",
    arguments: [
      "box a { alternative { vertical { a } }\n alternative { box b } }",
      "box a { alternative { vertical v { box b } }\n alternative { horizontal { v } } }",
      "box a { alternative { vertical v { box b; b } } }",
      "box a { alternative { vertical { box b } }\n alternative { horizontal { b; b } } }",
      "box a { box c { alternative { vertical { box b } } }\n alternative { horizontal { b } } }",
      "box a { alternative { box x { box b } }\n alternative { vertical v { box y { vertical w { b } } } }\n"
        + " alternative { horizontal { w } } }",
      "box a { columns c { b }\n alternative { box b } }",
    ])
  func references(_ text: String) { #expect(!sentences(text).isEmpty) }

  @Test("an expression or braces that are nested too deeply are refused")
  func deep() {
    let parentheses = String(repeating: "(", count: 20_000) + "3" + String(repeating: ")", count: 20_000)
    #expect(sentences("box a { width == \(parentheses) }").first?.contains("at most 64 nested parentheses") == true)
    #expect(sentences(String(repeating: "box { ", count: 20_000)).first?.contains("at most 64 nested braces") == true)
    let sum = String(repeating: "width + ", count: 20_000) + "width"
    #expect(sentences("box a { width == \(sum) }").first?.contains("at most 200 operators") == true)
    let signs = String(repeating: "- ", count: 20_000)
    #expect(sentences("box a { width == \(signs) 3 }").first?.contains("at most 64") == true)
    let tracks = String(repeating: "autoFill(", count: 20_000)
    #expect(sentences("tracks a .tracks(\(tracks)").first?.contains("at most 64") == true)
  }

  @Test(
    "a word of the format is a name in backticks only, wherever a name can be",
    arguments: [
      "parent", "box", "label", "vertical", "horizontal", "tracks", "wrapping", "columns", "alternative", "size",
      "when", "without", "with", "fitting",
    ])
  func reserved(_ word: String) {
    let isClause = ["when", "without", "with", "fitting"].contains(word)
    // The text before the name, the one behind it, and whether the place can take the word.
    let places = [
      ("box a { box ", " }", false), ("box a { vertical ", " .spacing(3)\n }", false),
      ("box a { box `NAME`; alternative b without ", " { } }", false),
      ("box a { box `NAME` }\na.width == ", ".width", word == "parent"),
      ("box a { alternative ", " { height == 3 } }", isClause),
    ]
    for (before, after, hasOtherMistake) in places {
      let start = before.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: word)
      let found = NotationDocument.parse(start + word + after).diagnostics.first
      let last = start.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      #expect(found != nil, "\(start)\(word)\(after)")
      if !hasOtherMistake {
        let sentence = "\(start.contains("\n") ? 2 : 1):\(last.count + 1): found '\(word)', expected a name; "
        #expect(
          found?.description == sentence + "a word of the format is one in backticks, as in '`\(word)`'",
          "\(start)\(word)\(after)")
      }
    }
    #expect(sentences("box a { box `\(word)` }\na.width == `\(word)`.width").isEmpty)
  }

  @Test("the outermost item has no parent, whether a constraint, an alternative or a condition asks for it")
  func rootParent() {
    let expected = "found 'parent', expected the name of an item, because no item is around the outermost one"
    #expect(sentences("box a { width == parent.width }") == ["1:18: \(expected)"])
    #expect(sentences("box a {\n  width == 3 + (2 * parent.width)\n}") == ["2:21: \(expected)"])
    #expect(sentences("box a { alternative b { width == parent.width } }") == ["1:34: \(expected)"])
    #expect(sentences("box a { alternative b when parent.width >= 3 { } }") == ["1:28: \(expected)"])
    #expect(sentences("box a { }\na.width == parent.width") == ["2:12: found 'parent', expected the name of an item"])
    #expect(sentences("box a { alternative b { vertical { width <= parent.width } } }") == [])
    #expect(sentences("box a { box b { alternative c when parent.width >= 3 { height == parent.height } } }") == [])
  }
}
