/// Takes bits from bytes, the lowest bit first, as DEFLATE stores them.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The next bits as a number; at most 48.
  mutating func take(_ count: Int) throws(InflateError) -> Int {
    guard count > 0 else { return 0 }
    fill()
    guard waitingCount >= count else { throw .endOfInput }
    let taken = Int(waiting & (1 << UInt64(count) - 1))
    waiting >>= UInt64(count)
    waitingCount -= count
    return taken
  }

  /// Up to the given number of bits without taking them; zeros stand for what lies behind the end.
  mutating func peek(_ count: Int) -> Int {
    fill()
    return Int(waiting & (1 << UInt64(count) - 1))
  }

  /// Throws away what is left of the present byte.
  mutating func skipToByte() {
    let rest = waitingCount % 8
    waiting >>= UInt64(rest)
    waitingCount -= rest
  }

  private mutating func fill() {
    while waitingCount <= 48, place < bytes.endIndex {
      waiting |= UInt64(bytes[place]) << UInt64(waitingCount)
      waitingCount += 8
      place += 1
    }
  }
}
