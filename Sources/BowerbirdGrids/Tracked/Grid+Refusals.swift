import BowerbirdLayout

extension Grid {
  /// Refuses a spacing that is an integer variable; `GridSpacing(Double(gap))` makes a spacing from a variable `gap`.
  @available(*, unavailable, message: "a spacing takes a Double: write GridSpacing(Double(number))")
  public convenience init(
    tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil, flow: GridFlow? = nil, packing: GridPacking? = nil,
    spacing: some BinaryInteger, @GridBuilder content: () -> [GridElement]
  ) { self.init(tracks: tracks, content: content) }
}
