import BowerbirdDrawing
import BowerbirdLayout

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LayoutItem {
  /// Shows the layout on the whole screen of the terminal, and lays it out again whenever the terminal is resized.
  ///
  /// ```swift
  /// let screen = Box("screen"), list = Box("list")
  /// screen.add(list)
  /// list.constraints { $0.edgesAnchor == screen.edgesAnchor -- 16 }
  /// try screen.watch()                                       // until q is pressed
  /// ```
  ///
  /// At first the layout fills the screen. The left and up arrow keys make the layout narrower and lower by a column or
  /// a row; the right and down arrow keys make it wider and higher again. `r` returns to the whole screen. `q`, Escape,
  /// Control-C and Control-D end the call, as does the end of the input. If a signal asks the program to end, the call
  /// restores the terminal's settings, and then ends the program.
  ///
  /// The handlers for SIGINT, SIGTERM and SIGHUP stay installed after the call, so these signals no longer end the
  /// program.
  ///
  /// - Parameters:
  ///   - pointsPerColumn: The width of a character in units of the layout; a character is twice as high. With nil, or a
  ///     number that is not positive and finite, the width and the height of a character are 1, for layouts in
  ///     character cells.
  ///   - snapping: The grid to which frames are rounded; nil for frames that are not rounded.
  ///   - colors: The colors for a terminal with 24-bit color, such as `.dark` for light lines on a dark ground; nil for
  ///     a drawing without colors.
  /// - Throws: An error if input or output is not a terminal, or if the terminal's settings cannot be read or changed.
  public func watch(
    pointsPerColumn: Double? = 8, snappingTo snapping: SnappingGrid? = nil, colors: DrawingOptions.Theme? = nil
  ) throws(WatchError) {
    if !TerminalDevice.isInteractive {
      throw WatchError("Watching a layout needs a terminal to draw on and to read keys from.")
    }
    var layout = WatchedLayout(
      self, pointsPerColumn: pointsPerColumn, snappingTo: snapping, colors, on: TerminalDevice.size)
    TerminalDevice.catchEndingSignals()
    try TerminalDevice.onWholeScreen { layout.follow() }
    // By convention, a program that a signal ends has the exit status 128 plus the number of the signal.
    if TerminalDevice.endingSignal != 0 { exit(128 + TerminalDevice.endingSignal) }
  }
}

extension WatchedLayout {
  /// Draws the layout after keys and changes of the terminal's size, until a key, a signal or the end of the input
  /// quits.
  fileprivate mutating func follow() {
    TerminalDevice.show(lines, last: help, rows: screen.rows)
    while let bytes = TerminalDevice.nextKeys() {
      let size = TerminalDevice.size, hasNewScreen = size != screen
      if hasNewScreen { move(to: size) }
      let keys = Key.keys(in: bytes)
      for key in keys where !take(key) { return }
      if !keys.isEmpty || hasNewScreen { TerminalDevice.show(lines, last: help, rows: screen.rows) }
    }
  }
}
