/// A key to which a layout on the whole screen responds.
package enum Key: Equatable {
  case left
  case right
  case up
  case down
  case next
  case previous
  case reset
  case code
  case write
  case digit(Int)

  /// The key that closes the source code of a scene, or ends the program if no source code is shown.
  case escape
  case quit

  /// Returns the keys in bytes from a terminal.
  ///
  /// - Parameter bytes: The bytes that have arrived. They contain several keys if a key is held down.
  /// - Returns: The keys in order, without unknown keys.
  package static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = sequenceLength(rest)
      if let key = Key(Array(rest.prefix(length))) { keys.append(key) }
      rest = rest.dropFirst(length)
    }
    return keys
  }

  /// Returns the number of bytes of the first key: one, or the length of an escape sequence.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.count > 1, bytes.first == 0x1B else { return 1 }
    let kind = bytes[bytes.startIndex + 1]
    if kind == 0x4F { return min(3, bytes.count) }
    if kind != 0x5B { return 2 }
    // Parameters are followed by the byte that ends the sequence. A sequence that is cut off is no key.
    let parameters = bytes.dropFirst(2).prefix { $0 < 0x40 }
    return min(3 + parameters.count, bytes.count)
  }

  private init?(_ bytes: [UInt8]) {
    switch bytes {
    case [0x1B, 0x5B, 0x44], [0x1B, 0x4F, 0x44]: self = .left
    case [0x1B, 0x5B, 0x43], [0x1B, 0x4F, 0x43]: self = .right
    case [0x1B, 0x5B, 0x41], [0x1B, 0x4F, 0x41]: self = .up
    case [0x1B, 0x5B, 0x42], [0x1B, 0x4F, 0x42]: self = .down
    case [0x09], [0x6E]: self = .next
    case [0x1B, 0x5B, 0x5A], [0x70]: self = .previous
    case [0x72]: self = .reset
    case [0x63]: self = .code
    case [0x77]: self = .write
    case _ where bytes.count == 1 && (0x30...0x39).contains(bytes[0]): self = .digit(Int(bytes[0] - 0x30))
    case [0x1B]: self = .escape
    case [0x71], [0x03], [0x04]: self = .quit
    default: return nil
    }
  }
}
