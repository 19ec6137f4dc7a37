import BowerbirdTestSupport

/// Makes random texts that are scenes.
struct NotationGenerator {
  private var random: SplitMix64
  private var count = 0
  private var names: [String] = []

  /// The words of the format that items of the scene have as names.
  private var used: Set<String> = []

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns a scene of random items, constraints and alternatives.
  mutating func scene() -> String {
    (count, names, used) = (0, [], [])
    var text = random.below(2) == 0 ? "size \(number()) x 90.5\n" : ""
    text += item(depth: 0, in: nil)
    for _ in 0..<random.below(5) { text += constraint() + "\n" }
    return text
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  private mutating func number() -> String { pick(["1", "2", "3.5", "8", "12", "40", "100", "0.25"]) }

  private mutating func priority() -> String { pick(["high", "low", "medium", "431", "999.5", "required"]) }

  // MARK: - Items

  private mutating func item(depth: Int, in container: String?) -> String {
    let kinds = ["box", "label", "vertical", "horizontal", "tracks", "wrapping", "columns"]
    let kind = depth > 3 ? pick(["box", "label"]) : depth == 0 ? pick(kinds + ["box", "box"]) : pick(kinds)
    count += 1
    let name = newName(), isNamed = random.below(5) > 0
    var text = kind + (isNamed ? " \(name)" : "")
    if kind == "label" { text += pick([" \"\"", " \"some words in a row\"", " \"ü\\n\\\"x\\\"\""]) }
    text += generalTraits() + ownTraits(kind) + cellTraits(container)
    var content = ""
    if depth < 4 && kind != "label" {
      for _ in 0..<random.below(4) { content += item(depth: depth + 1, in: kind) }
    }
    if isNamed { names.append(name) }
    if random.below(5) == 0 { content += alternatives() }
    if random.below(3) == 0 {
      content += "\(pick(["width", "height"])) \(pick(["==", "<=", ">="])) \(number()) @ \(priority())\n"
    }
    // The outermost item has no parent.
    if depth > 0 && random.below(5) == 0 { content += "top >= parent.top + \(number()) @ \(priority())\n" }
    return text + (content.isEmpty ? "\n" : " {\n\(content)}\n")
  }

  /// Returns a name that no item has: now and then a word of the format, in backticks.
  private mutating func newName() -> String {
    let words = ["parent", "box", "label", "tracks", "columns", "alternative", "size", "when", "with", "fitting"]
    let name = "`\(words[count % words.count])`"
    return random.below(8) == 0 && used.insert(name).inserted ? name : "n\(count)"
  }

  private mutating func alternatives() -> String {
    count += 1
    let first = "n\(count)a", second = "n\(count)b"
    var text = "alternative row \(pick(["", "when width >= \(number())", "fitting \(priority())"])) {\n"
    text += "horizontal {\nbox \(first) .size(\(number()), 9)\nbox \(second) .size(30, \(number()))\n}\n}\n"
    text += "alternative {\n\(pick(["vertical", "wrapping", "tracks"])) {\n\(first)\n\(pick(["", second]))\n}\n}\n"
    if random.below(2) == 0 { text += "alternative `no room` {\nheight == \(number()) @ low\n}\n" }
    return text
  }

  // MARK: - Traits

  private mutating func generalTraits() -> String {
    var text = random.below(2) == 0 ? " .size(\(number()), \(number()))" : ""
    if random.below(5) == 0 { text += " .hugging(\(priority()))" }
    if random.below(5) == 0 { text += " .resistance(horizontal: \(priority()), vertical: \(priority()))" }
    if random.below(9) == 0 { text += pick([" .hidden", " .direction(rightToLeft)"]) }
    return text
  }

  private mutating func ownTraits(_ kind: String) -> String {
    switch kind {
    case "label":
      return pick(["", " .font(\(number()))", " .font(cells) .maximumLines(2)", " .lineHeight(1.5) .alignment(center)"])
    case "tracks":
      let tracks = pick([
        "3", "50pt, 1fr", "fit, fit(upTo: 30)", "autoFill(minmax(40pt, 1fr))", "repeat(4, fit), 2fr", "upTo(9)",
      ])
      let more = pick(["", " .spacing(\(number()), 3)", " .flow(columns) .packing(dense)", " .contentMode(scroll)"])
      return " .tracks(\(tracks))" + more + pick(["", " .implicitTracks(fit)", " .columnDistribution(stretch)"])
    case "wrapping":
      return " .spacing(\(number()))"
        + pick(["", " .along(vertical)", " .lineLimit(2)", " .alignment(stretch)", " .lines(spaceEvenly)"])
    case "columns": return pick(["", " .axis(columns: 6, direction: any)", " .spacing(3) .insets(\(number()))"])
    default: return ""
    }
  }

  private mutating func cellTraits(_ container: String?) -> String {
    switch container {
    case "vertical", "horizontal":
      let length = pick([
        "", " .auto", " .constant(\(number()))", " .expanded", " .expanded(2) .canCollapse", " .minLength(9)",
      ])
      return length + pick(["", " .margin(\(number()))", " .margin(left: 3)", " .horizontalAlignment(autoRight)"])
    case "tracks":
      return pick([
        "", " .gridSpan(column: 2)", " .gridStart(column: 0, row: 1)", " .gridItemAlignment(top)", " .gridSpan(row: 2)",
      ])
    case "wrapping":
      return pick([
        "", " .grow", " .grow(0.25) .maxLength(40)", " .shrink(0)", " .lineAlignment(end)", " .overflowItem",
      ])
    case "columns": return pick(["", " .columns(3)", " .rows(2) .columns(0)", " .columns(2) .offset(columns: 1)"])
    default: return ""
    }
  }

  // MARK: - Constraints

  private mutating func constraint() -> String {
    if names.isEmpty { return "" }
    let one = names[random.below(names.count)], other = names[random.below(names.count)]
    let text = pick([
      "\(one).leading == \(other).trailing + \(number())", "\(one).top - \(other).bottom >= \(number())",
      "\(one).edges <= \(other).edges -- (horizontally: \(number()), vertically: 2)",
      "\(one).size == \(other).size * 0.5 - (width: 3, height: \(number()))",
      "\(one).center == \(other).leadingTop + (x: \(number()), y: 0)",
      "\(one).width == (\(other).width - \(number())) / 3 ++ 2",
      "\(one).height <= -\(other).height + 2 * (100 - \(number()))",
      "\(one).centerX == (\(other).left + \(other).right) / 2", "\(one).width >= \(number())",
    ])
    return text + (random.below(2) == 0 ? " @ \(priority())" : "") + (random.below(4) == 0 ? " \"name\"" : "")
  }
}
