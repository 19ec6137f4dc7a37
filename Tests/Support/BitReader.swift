/// Reads bits from bytes, the lowest bit first, as in DEFLATE.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns and removes the next bits as a number, at most 48 of them.
  mutating func take(_ count: Int) throws(InflateError) -> Int {
    guard count > 0 else { return 0 }
    fill()
    guard waitingCount >= count else { throw .endOfInput }
    let taken = Int(waiting & (1 << UInt64(count) - 1))
    waiting >>= UInt64(count)
    waitingCount -= count
    return taken
  }

  /// Returns the next bits without removing them; after the end of the input, they are 0.
  mutating func peek(_ count: Int) -> Int {
    fill()
    return Int(waiting & (1 << UInt64(count) - 1))
  }

  /// Skips the rest of the present byte.
  mutating func skipToByte() {
    let rest = waitingCount % 8
    waiting >>= UInt64(rest)
    waitingCount -= rest
  }

  private mutating func fill() {
    while waitingCount <= 48, index < bytes.endIndex {
      waiting |= UInt64(bytes[index]) << UInt64(waitingCount)
      waitingCount += 8
      index += 1
    }
  }
}
