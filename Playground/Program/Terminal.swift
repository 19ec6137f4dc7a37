#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal and the files of the program, through functions of the system that the standard library lacks.
enum Terminal {
  /// Writes to the standard output.
  static func write(_ text: String) { write(text, to: 1) }

  /// Writes to the standard error.
  static func writeError(_ text: String) { write(text, to: 2) }

  /// Ends the program.
  static func end(with status: Int32) -> Never { exit(status) }

  /// Writes a file, and replaces an existing one.
  static func write(_ text: String, toFile path: String) throws(Complaint) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if file < 0 { throw Complaint(ofSystem: "'\(path)' cannot be written: \(reason).") }
    let isWritten = write(text, to: file)
    if close(file) != 0 || !isWritten { throw Complaint(ofSystem: "'\(path)' cannot be written: \(reason).") }
  }

  /// Reads a file.
  static func contents(ofFile path: String) throws(Complaint) -> [UInt8] {
    let file = open(path, O_RDONLY)
    if file < 0 { throw Complaint(ofSystem: "'\(path)' cannot be read: \(reason).") }
    defer { _ = close(file) }
    var content: [UInt8] = [], part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw Complaint(ofSystem: "'\(path)' cannot be read: \(reason).") }
      if count == 0 { return content }
      content += part[..<count]
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  @discardableResult
  private static func write(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(file, part)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Calls the system's function, which has the same name as the functions here.
  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Musl.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  // MARK: - The screen

  /// Whether both input and output are a terminal.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// The numbers of columns and rows of the terminal.
  static var size: WatchedScene.Screen {
    var window = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
    return isKnown
      ? WatchedScene.Screen(columns: Int(window.ws_col), rows: Int(window.ws_row))
      : WatchedScene.Screen(columns: 80, rows: 24)
  }

  /// Runs some work while the terminal sends each key at once, without waiting for a line.
  static func withRawKeys(_ work: () -> Void) throws(Complaint) {
    var usual = termios()
    if tcgetattr(0, &usual) != 0 {
      throw Complaint(ofSystem: "The settings of the terminal cannot be read: \(reason).")
    }
    var raw = usual
    cfmakeraw(&raw)
    // A newline still returns to the first column.
    raw.c_oflag |= tcflag_t(OPOST)
    if tcsetattr(0, TCSAFLUSH, &raw) != 0 {
      throw Complaint(ofSystem: "The terminal cannot be set to send single keys: \(reason).")
    }
    work()
    tcsetattr(0, TCSAFLUSH, &usual)
  }

  /// The signal that asked the program to end; 0 before.
  ///
  /// Only the handler of signals writes it, and one thread reads it.
  nonisolated(unsafe) private(set) static var endingSignal: Int32 = 0

  /// Lets a signal that would end the program end the reading of keys instead, so that the terminal gets its settings
  /// back.
  static func catchEndingSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] { _ = signal(number) { Terminal.endingSignal = $0 } }
  }

  /// Waits for keys.
  ///
  /// - Returns: The bytes of the pressed keys: none after a while without keys, and nil at the end of the input or
  ///   after a signal that ends the program.
  static func nextKeys() -> [UInt8]? {
    if endingSignal != 0 { return nil }
    var wanted = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    let count = poll(&wanted, 1, 250)
    if count == 0 || (count < 0 && errno == EINTR) { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let length = read(0, &bytes, bytes.count)
    return length > 0 ? Array(bytes[..<length]) : nil
  }
}
