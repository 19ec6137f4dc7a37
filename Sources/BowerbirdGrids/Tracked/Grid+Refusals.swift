import BowerbirdLayout

extension Grid {
  /// Refuses a whole number that is not a literal.
  @available(*, unavailable, message: "a spacing takes a Double: write GridSpacing(Double(number))")
  public convenience init(
    tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil, flow: GridFlow? = nil, packing: GridPacking? = nil,
    spacing: some BinaryInteger, @GridBuilder content: () -> [GridElement]
  ) { self.init(tracks: tracks, content: content) }
}
