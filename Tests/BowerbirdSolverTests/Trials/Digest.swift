/// A hash that distinguishes runs that differ in a single bit (FNV-1a over 64-bit words).
struct Digest: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value ^= word >> shift & 0xFF
      value = value &* 0x100_0000_01B3
    }
  }

  mutating func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte)) } }
}
