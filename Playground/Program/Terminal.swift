#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The output and the files of the program, through functions of the system that the standard library lacks.
enum Terminal {
  /// Writes to the standard output.
  static func write(_ text: String) { write(text, to: 1) }

  /// Writes to the standard error.
  static func writeError(_ text: String) { write(text, to: 2) }

  /// Ends the program.
  static func end(with status: Int32) -> Never { exit(status) }

  /// The path that stands for the standard output, or for the standard input.
  static let standardPath = "-"

  /// Writes a file, and replaces an existing file; the path `-` is the standard output.
  static func write(_ text: String, toFile path: String) throws(Complaint) {
    if path == standardPath { return write(text) }
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if file < 0 { throw Complaint(ofSystem: "'\(path)' cannot be written: \(reason).") }
    let isWritten = write(text, to: file)
    if close(file) != 0 || !isWritten { throw Complaint(ofSystem: "'\(path)' cannot be written: \(reason).") }
  }

  /// Reads a file; the path `-` is the standard input.
  static func contents(ofFile path: String) throws(Complaint) -> [UInt8] {
    let file = path == standardPath ? 0 : open(path, O_RDONLY)
    if file < 0 { throw Complaint(ofSystem: "'\(path)' cannot be read: \(reason).") }
    defer { if file != 0 { _ = close(file) } }
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
}
