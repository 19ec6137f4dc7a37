import BowerbirdTestSupport
import Testing

@Suite struct InflateTests {
  @Test func storedBlock() throws {
    let stream: [UInt8] = [0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61, 0x62, 0x63]
    #expect(try Inflate.decode(stream[...], size: 3) == Array("abc".utf8))
  }

  @Test("Fixed codes: the letter a, then a match that overlaps what it writes")
  func fixedBlock() throws {
    // Bits, first to last: last block 1, fixed 10, literal "a" 10010001, length 9 0000111, distance 1 00000, end 0000000.
    let stream = bytes("1 10 10010001 0000111 00000 0000000")
    #expect(try Inflate.decode(stream[...], size: 10) == Array("aaaaaaaaaa".utf8))
  }

  @Test("A dynamic block with the codes a = 0 and end = 1")
  func dynamicBlock() throws {
    // The lengths of 257 literals and 1 distance are coded by 0 → a length of 1 and 1 → a run of 11 zeros and more; the
    // lengths of these two codes stand in the order 16, 17, 18, 0, 8, …, 1.
    let lengthLengths = "000 000 100 000 000 000 000 000 000 000 000 000 000 000 000 000 000 100"
    let upToLetter = "1 \(lowestFirst(97 - 11, 7)) 0"
    let upToEnd = "1 \(lowestFirst(138 - 11, 7)) 1 \(lowestFirst(20 - 11, 7)) 0"
    let distance = "0"
    let header = "1 01 \(lowestFirst(0, 5)) \(lowestFirst(0, 5)) \(lowestFirst(14, 4)) \(lengthLengths)"
    let stream = bytes("\(header) \(upToLetter) \(upToEnd) \(distance) 0 0 0 1")
    #expect(try Inflate.decode(stream[...], size: 3) == Array("aaa".utf8))
  }

  @Test("A whole file as gzip writes it")
  func gzip() throws {
    let file: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0xFF, 0x4B, 0x54, 0x48, 0xCA, 0x2F, 0x4F, 0x2D,
      0x52, 0xC8, 0x4F, 0x53, 0x48, 0xCA, 0x29, 0x4D, 0xD5, 0x51, 0x48, 0x44, 0x17, 0x00, 0x91, 0x00, 0xB2,
      0x43, 0x99, 0x06, 0x26, 0x00, 0x00, 0x00,
    ]
    #expect(try String(decoding: GzipFile.decode(file), as: UTF8.self) == "a bower of blue, a bower of blue, blue")
  }

  @Test func damageIsNoticed() throws {
    #expect(throws: InflateError.endOfInput) { try Inflate.decode([0x01, 0x03, 0x00, 0xFC, 0xFF, 0x61][...], size: 3) }
    #expect(throws: InflateError.invalidStoredLength) { try Inflate.decode([0x01, 3, 0, 0, 0, 0x61][...], size: 3) }
    #expect(throws: InflateError.invalidBlockType) { try Inflate.decode([0x07][...], size: 1) }
    #expect(throws: InflateError.tooMuchOutput) { try Inflate.decode([1, 2, 0, 0xFD, 0xFF, 0x61, 0x61][...], size: 1) }
    #expect(throws: InflateError.wrongSize) { try Inflate.decode([1, 1, 0, 0xFE, 0xFF, 0x61][...], size: 2) }
    #expect(throws: InflateError.invalidDistance) {
      try Inflate.decode(bytes("1 10 0000111 00000 0000000")[...], size: 9)
    }
    #expect(throws: InflateError.notGzip) { try GzipFile.decode([UInt8](repeating: 0, count: 30)) }
  }

  @Test("The checksum of the digits is the one that every description of CRC-32 gives")
  func checksum() { #expect(GzipFile.checksum(Array("123456789".utf8)) == 0xCBF4_3926) }

  /// Bytes from bits in the order in which DEFLATE reads them.
  private func bytes(_ bits: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, bit) in bits.filter({ $0 != " " }).enumerated() {
      if index % 8 == 0 { bytes.append(0) }
      if bit == "1" { bytes[bytes.count - 1] |= 1 << UInt8(index % 8) }
    }
    return bytes
  }

  private func lowestFirst(_ number: Int, _ count: Int) -> String {
    (0..<count).map { number >> $0 & 1 == 1 ? "1" : "0" }.joined()
  }
}
