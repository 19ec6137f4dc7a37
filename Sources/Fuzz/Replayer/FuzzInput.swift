#if !FUZZING
  import BowerbirdFuzzing
  import BowerbirdTestSupport
  import Foundation

  /// The bytes from which a trial is decoded, with a name: the path of a file, or `random-` and a seed.
  struct FuzzInput {
    /// A file or a directory that cannot be read or written.
    struct FileError: Error, CustomStringConvertible {
      let description: String
    }

    let name: String
    let bytes: [UInt8]

    /// Returns the inputs at paths: files, or all files of directories in the order of their names, except hidden
    /// files.
    static func stored(at paths: [String]) throws -> [FuzzInput] {
      try paths.flatMap { path in
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
          throw FuzzOptions.UsageError(description: "there is no \(path)")
        }
        guard isDirectory.boolValue else { return [try FuzzInput(path: path)] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted() else {
          throw FileError(description: "the directory \(path) cannot be read")
        }
        return try names.filter { !$0.hasPrefix(".") }.map { try FuzzInput(path: "\(path)/\($0)") }
      }
    }

    /// Returns `count` inputs of various lengths, made from a seed; no inputs if the choice is nil.
    ///
    /// Inputs are made one at a time, because all inputs together might not fit into memory.
    static func random(_ choice: (seed: UInt64, count: Int)?) -> LazyMapSequence<Range<Int>, FuzzInput> {
      let (seed, count) = choice ?? (0, 0)
      return (0..<count).lazy.map { index in
        var generator = SplitMix64(seed: seed &+ UInt64(index))
        let length = 1 << (4 + generator.below(7))
        let bytes = (0..<length + generator.below(length)).map { _ in UInt8(generator.below(256)) }
        return FuzzInput(name: "random-\(seed &+ UInt64(index))", bytes: bytes)
      }
    }

    private init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    private init(path: String) throws {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
        throw FileError(description: "\(path) cannot be read as a file")
      }
      self.init(name: path, bytes: Array(data))
    }

    func store(in directory: String) throws {
      let folder = URL(fileURLWithPath: directory, isDirectory: true)
      // The name of an input from a file is the file's path.
      let file = folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      } catch {
        throw FileError(description: "no inputs can be written into \(directory)")
      }
    }
  }
#endif
