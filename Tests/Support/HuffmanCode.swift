/// A canonical Huffman code, defined by the length of each symbol's code.
struct HuffmanCode {
  /// For every pattern of `longest` bits: 16 times the symbol whose code the pattern starts with, plus the length of
  /// that code; 0 if it starts with no code.
  private let table: [Int]
  private let longest: Int

  init(lengths: [Int]) throws(InflateError) {
    let longest = lengths.max() ?? 0
    guard longest > 0 else {
      // A block without matches may have no code for distances.
      self.table = [0]
      self.longest = 0
      return
    }
    var table = [Int](repeating: 0, count: 1 << longest)
    var next = 0
    for length in 1...longest {
      for symbol in lengths.indices where lengths[symbol] == length {
        guard next < 1 << length else { throw .invalidCode }
        // Codes are stored with their highest bit first, numbers with their lowest bit first.
        let first = Self.reversed(next, length)
        for pattern in stride(from: first, to: table.count, by: 1 << length) { table[pattern] = symbol << 4 | length }
        next += 1
      }
      next <<= 1
    }
    self.table = table
    self.longest = longest
  }

  func decode(_ bits: inout BitReader) throws(InflateError) -> Int {
    let entry = table[bits.peek(longest)]
    guard entry > 0 else { throw .invalidCode }
    _ = try bits.take(entry & 15)
    return entry >> 4
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var code = code
    var reversed = 0
    for _ in 0..<length {
      reversed = reversed << 1 | code & 1
      code >>= 1
    }
    return reversed
  }
}

extension HuffmanCode {
  /// The codes of a block without codes of its own.
  static var fixedLiterals: HuffmanCode {
    get throws(InflateError) {
      var lengths = [Int](repeating: 8, count: 288)
      for symbol in 144...255 { lengths[symbol] = 9 }
      for symbol in 256...279 { lengths[symbol] = 7 }
      return try HuffmanCode(lengths: lengths)
    }
  }

  static var fixedDistances: HuffmanCode {
    get throws(InflateError) { try HuffmanCode(lengths: [Int](repeating: 5, count: 30)) }
  }
}
