#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The screen and the keys of the terminal in which the program runs, through functions of the operating system.
package enum TerminalDevice {
  /// Whether both input and output are a terminal.
  package static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// The numbers of columns and rows of the terminal; 80 and 24 if the numbers are unknown.
  package static var size: TerminalSize {
    var window = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
    return isKnown
      ? TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
      : TerminalSize(columns: 80, rows: 24)
  }

  /// Runs some work while the terminal sends each key at once, without waiting for a line.
  package static func withRawKeys(_ work: () -> Void) throws(WatchError) {
    var usual = termios()
    if tcgetattr(0, &usual) != 0 {
      throw WatchError("The settings of the terminal cannot be read: \(reason).")
    }
    var raw = usual
    cfmakeraw(&raw)
    // With this flag, a newline still moves to the first column.
    raw.c_oflag |= tcflag_t(OPOST)
    if tcsetattr(0, TCSAFLUSH, &raw) != 0 {
      throw WatchError("The terminal cannot be set to send single keys: \(reason).")
    }
    work()
    tcsetattr(0, TCSAFLUSH, &usual)
  }

  /// The number of the signal that asked the program to end; 0 if there was no such signal.
  ///
  /// Only the signal handler writes the number, and only one thread reads the number.
  nonisolated(unsafe) package private(set) static var endingSignal: Int32 = 0

  /// Installs handlers for SIGINT, SIGTERM and SIGHUP.
  ///
  /// A signal then stops ``nextKeys()`` instead of the program, so the terminal's settings are restored.
  package static func catchEndingSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] { _ = signal(number) { TerminalDevice.endingSignal = $0 } }
  }

  /// Waits for keys.
  ///
  /// - Returns: The bytes of the pressed keys; an empty list after a quarter of a second without keys, or if a signal
  ///   interrupts the wait. Nil at the end of the input, or after a signal that asks the program to end.
  package static func nextKeys() -> [UInt8]? {
    if endingSignal != 0 { return nil }
    var wanted = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let count = poll(&wanted, 1, 250)
    if count == 0 || (count < 0 && errno == EINTR) { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let length = read(0, &bytes, bytes.count)
    return length > 0 ? Array(bytes[..<length]) : nil
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// Fills the screen with lines, and the last line of the screen with a text.
  package static func show(_ lines: [String], last: String, rows: Int) {
    var text = "\u{1B}[H"
    for line in lines { text += line + "\u{1B}[K\r\n" }
    write(text + "\u{1B}[J\u{1B}[\(rows);1H" + last)
  }

  /// Runs some work on the terminal's alternate screen, and shows the former screen again afterwards.
  package static func onWholeScreen(_ work: () -> Void) throws(WatchError) {
    write("\u{1B}[?1049h\u{1B}[?25l")
    defer { write("\u{1B}[?25h\u{1B}[?1049l") }
    try withRawKeys(work)
  }

  private static func write(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
