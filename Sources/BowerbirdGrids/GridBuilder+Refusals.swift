import BowerbirdLayout

// These declarations match code that grids and their builders refuse. None of them can be used: each is unavailable,
// and its message says what to write instead.

extension GridBuilder {
  /// Refuses items without cells in a stack.
  @available(
    *, unavailable, message: "an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it"
  )
  public static func buildFinalResult(_ elements: [GridElement]) -> [GridContentBase] { [] }

  /// Refuses cells of a stack in a grid of tracks and in a wrapping grid.
  @available(
    *, unavailable,
    message: "only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()"
  )
  public static func buildFinalResult(_ contents: [GridContentBase]) -> [GridElement] { [] }

  /// Refuses a statement that is not an item.
  @available(*, unavailable, message: "only items are allowed here: write 'let _ = …' before any other call")
  public static func buildExpression(_ nothing: Void) -> [GridElement] { [] }

  /// Refuses text without a label.
  @available(*, unavailable, message: "text is not an item: write Label(\"…\")")
  public static func buildExpression(_ text: String) -> [GridElement] { [] }
}

extension Grid {
  /// Refuses a spacing between the cells of a vertical stack.
  @available(
    *, unavailable,
    message: "a stack has no spacing: write Box(\"gap\").constant(8) between two items"
  )
  public static func vertical(
    _ name: String = "", spacing: Double, distribution: GridDistribution = .start,
    @GridBuilder content: () -> [GridContentBase]
  ) -> Grid { vertical(name, distribution: distribution, content: content) }

  /// Refuses a spacing between the cells of a horizontal stack.
  @available(
    *, unavailable,
    message: "a stack has no spacing: write Box(\"gap\").constant(8) between two items"
  )
  public static func horizontal(
    _ name: String = "", spacing: Double, distribution: GridDistribution = .start,
    @GridBuilder content: () -> [GridContentBase]
  ) -> Grid { horizontal(name, distribution: distribution, content: content) }
}

extension Grid {
  /// Refuses the label `axis` for the axis of a wrapping grid; the right label is `along`.
  @available(*, unavailable, message: "write Grid.wrapping(along:)")
  public static func wrapping(
    _ name: String = "", axis: Axis, spacing: Double = 0, lineSpacing: Double? = nil,
    @GridBuilder content: () -> [GridElement]
  ) -> Grid { wrapping(name, along: axis, spacing: spacing, lineSpacing: lineSpacing, content: content) }
}

extension AlternativeBuilder {
  /// Refuses a cell of a stack outside of a stack.
  @available(
    *, unavailable, message: "a cell needs a stack around it: write Grid.vertical { … } or Grid.horizontal { … }"
  )
  public static func buildExpression(_ content: any GridContentProtocol) -> [AlternativeContent] { [] }
}

extension GridTrack {
  /// Refuses `auto`, the name that other systems give to a track that is as long as its items need.
  @available(
    *, unavailable, message: "write .fit, or .minmax(.fit, .fr(1)) for a track that takes free space too"
  )
  public static var auto: GridTrack { .fit }
}
