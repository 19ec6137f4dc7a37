import Foundation

/// A digest of texts and data, by which changes are found: FNV-1a of 64 bits.
struct WebDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest in hexadecimal digits.
  var text: String { String(hash, radix: 16) }

  mutating func add(_ text: String) { add(Data(text.utf8)) }

  mutating func add(_ data: Data) {
    for byte in data { step(byte) }
    step(0xFF)
  }

  private mutating func step(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
