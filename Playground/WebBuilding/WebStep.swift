import Foundation

/// Runs programs that build parts of a page.
enum WebStep {
  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The arguments of the program.
  ///   - purpose: The purpose of the program, in words that follow "cannot" in a sentence.
  /// - Returns: The standard output of the program.
  /// - Throws: A complaint with the messages of the program if it fails.
  @discardableResult
  static func run(_ program: URL, _ arguments: [String], to purpose: String) throws(WebComplaint) -> Data {
    let process = Process(), output = Pipe(), folder = FileManager.default.temporaryDirectory
    let messages = folder.appendingPathComponent("page-\(ProcessInfo.processInfo.globallyUniqueString)")
    _ = FileManager.default.createFile(atPath: messages.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: messages) }
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    do {
      process.standardError = try FileHandle(forWritingTo: messages)
      try process.run()
    } catch {
      throw WebComplaint("'\(program.path)' cannot be run.")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      let output = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
      throw WebComplaint("\(program.lastPathComponent) cannot \(purpose):\n\(output)")
    }
    return data
  }
}
