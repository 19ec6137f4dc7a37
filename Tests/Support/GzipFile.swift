/// One gzip member (RFC 1952): a DEFLATE stream between a header and a checksum.
package enum GzipFile {
  package static func decode(_ bytes: [UInt8]) throws(InflateError) -> [UInt8] {
    let body = try skipHeader(bytes)
    let trailer = bytes.count - 8
    guard body <= trailer else { throw .endOfInput }
    let size = littleEndian(bytes, at: trailer + 4)
    let decoded = try Inflate.decode(bytes[body..<trailer], size: size)
    guard checksum(decoded) == littleEndian(bytes, at: trailer) else { throw .wrongChecksum }
    return decoded
  }

  private static func skipHeader(_ bytes: [UInt8]) throws(InflateError) -> Int {
    guard bytes.count >= 18, bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 else { throw .notGzip }
    let flags = bytes[3]
    var index = 10
    let hasExtraField = flags & 4 != 0
    if hasExtraField { index += 2 + Int(bytes[index]) + Int(bytes[index + 1]) << 8 }
    let hasName = flags & 8 != 0
    let hasComment = flags & 16 != 0
    for _ in 0..<(hasName ? 1 : 0) + (hasComment ? 1 : 0) {
      while index < bytes.count, bytes[index] != 0 { index += 1 }
      index += 1
    }
    let hasHeaderChecksum = flags & 2 != 0
    if hasHeaderChecksum { index += 2 }
    return index
  }

  private static func littleEndian(_ bytes: [UInt8], at index: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
  }

  /// Returns the CRC-32 of the bytes.
  package static func checksum(_ bytes: [UInt8]) -> Int {
    let table = (UInt32(0)..<256).map { byte in
      (0..<8).reduce(byte) { crc, _ in crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    var crc = UInt32.max
    table.withUnsafeBufferPointer { table in
      for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    }
    return Int(~crc)
  }
}
