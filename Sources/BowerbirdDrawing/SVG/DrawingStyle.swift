/// The style sheet of drawings.
enum DrawingStyle {
  static func css(_ theme: DrawingOptions.Theme) -> String {
    switch theme {
    case .light: common + rules(.light)
    case .dark: common + rules(.dark)
    case .automatic:
      common + rules(.light) + "@media (prefers-color-scheme: dark) {\n" + rules(.dark) + "}\n"
    }
  }

  private static let common = """
    .bowerbird .box { stroke-width: 1; }
    .bowerbird .label { fill: none; stroke-width: 0.75; stroke-dasharray: 1 2; }
    .bowerbird .text { font-family: "DejaVu Sans", Verdana, sans-serif; white-space: pre; }
    .bowerbird .mono { font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }
    .bowerbird .name, .bowerbird .size, .bowerbird .value { font: 10px "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    .bowerbird .size { font-size: 8px; opacity: 0.75; }
    .bowerbird .value { font-size: 9px; text-anchor: middle; stroke-width: 3; paint-order: stroke; stroke-linejoin: round; }
    .bowerbird .middle { text-anchor: middle; }
    .bowerbird .guide { fill: none; stroke-width: 0.75; stroke-dasharray: 4 3; stroke-opacity: 0.6; }
    .bowerbird .gap { fill-opacity: 0.1; }
    .bowerbird .arrow { fill: none; stroke-width: 1; }
    .bowerbird .wish { stroke-dasharray: 3 2; }

    """

  private static func rules(_ palette: Palette) -> String {
    let ground = palette.ground.css
    let accent = palette.accent.css
    var rules = ".bowerbird .ground { fill: \(ground); }\n.bowerbird .ink { fill: \(palette.ink.css); }\n"
    for (index, shade) in palette.shades.enumerated() {
      rules += ".bowerbird .shade\(index) { fill: \(shade.fill.css); stroke: \(shade.line.css); }\n"
      rules += ".bowerbird .line\(index) { stroke: \(shade.line.css); }\n"
      rules += ".bowerbird .ink\(index) { fill: \(shade.text.css); }\n"
    }
    rules += ".bowerbird .guide, .bowerbird .arrow { stroke: \(accent); }\n"
    rules += ".bowerbird .gap { fill: \(accent); }\n"
    return rules + ".bowerbird .value { fill: \(accent); stroke: \(ground); }\n"
  }
}
