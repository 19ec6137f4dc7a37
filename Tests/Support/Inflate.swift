/// The reason why a compressed stream is refused.
package enum InflateError: Error, Equatable {
  case endOfInput
  case invalidBlockType
  case invalidStoredLength
  case invalidCode
  case invalidDistance
  case tooMuchOutput
  case notGzip
  case wrongChecksum
  case wrongSize
}

/// Decodes DEFLATE streams (RFC 1951).
///
/// Traces and screens are stored as they were compressed, so that they are exactly the original files. This decoder
/// lets the tests read them without a library.
package struct Inflate {
  private var bits: BitReader
  private let output: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Decodes a stream with a known decoded size.
  package static func decode(_ input: ArraySlice<UInt8>, size: Int) throws(InflateError) -> [UInt8] {
    // No stream grows by more. A larger size is wrong, and would only reserve memory.
    guard size <= input.count * mostGrowth else { throw .wrongSize }
    // The closure of this initialiser can only throw untyped errors.
    var failure: InflateError?
    let decoded = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      var inflate = Inflate(bits: BitReader(input), output: output)
      do throws(InflateError) {
        try inflate.run()
      } catch {
        failure = error
      }
      count = inflate.count
    }
    if let failure { throw failure }
    guard decoded.count == size else { throw .wrongSize }
    return decoded
  }

  /// The maximum growth: a match of 258 bytes takes at least two bits.
  private static let mostGrowth = 258 * 4

  private init(bits: BitReader, output: UnsafeMutableBufferPointer<UInt8>) {
    self.bits = bits
    self.output = output
  }

  private mutating func run() throws(InflateError) {
    var isLast = false
    while !isLast {
      isLast = try bits.take(1) == 1
      switch try bits.take(2) {
      case 0: try copyStored()
      case 1: try decodeBlock(literals: HuffmanCode.fixedLiterals, distances: HuffmanCode.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try decodeBlock(literals: literals, distances: distances)
      default: throw .invalidBlockType
      }
    }
  }

  private mutating func copyStored() throws(InflateError) {
    bits.skipToByte()
    let length = try bits.take(16)
    guard try bits.take(16) == length ^ 0xFFFF else { throw .invalidStoredLength }
    for _ in 0..<length { try write(UInt8(bits.take(8))) }
  }

  /// Reads the two Huffman codes at the start of a dynamic block, which are themselves Huffman coded.
  private mutating func readCodes() throws(InflateError) -> (literals: HuffmanCode, distances: HuffmanCode) {
    let literalCount = try bits.take(5) + 257
    let distanceCount = try bits.take(5) + 1
    let orderCount = try bits.take(4) + 4
    var lengthLengths = [Int](repeating: 0, count: 19)
    for index in 0..<orderCount { lengthLengths[Self.lengthOrder[index]] = try bits.take(3) }
    let lengthCode = try HuffmanCode(lengths: lengthLengths)

    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try lengthCode.decode(&bits)
      switch symbol {
      case 0...15: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw .invalidCode }
        lengths.append(contentsOf: repeatElement(last, count: try bits.take(2) + 3))
      case 17: lengths.append(contentsOf: repeatElement(0, count: try bits.take(3) + 3))
      default: lengths.append(contentsOf: repeatElement(0, count: try bits.take(7) + 11))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .invalidCode }
    return (
      try HuffmanCode(lengths: Array(lengths[..<literalCount])),
      try HuffmanCode(lengths: Array(lengths[literalCount...]))
    )
  }

  private mutating func decodeBlock(literals: HuffmanCode, distances: HuffmanCode) throws(InflateError) {
    while true {
      let symbol = try literals.decode(&bits)
      if symbol < 256 {
        try write(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        try copyMatch(lengthSymbol: symbol - 257, distances: distances)
      }
    }
  }

  private mutating func copyMatch(lengthSymbol: Int, distances: HuffmanCode) throws(InflateError) {
    guard lengthSymbol < Self.lengthBases.count else { throw .invalidCode }
    let length = Self.lengthBases[lengthSymbol] + (try bits.take(Self.lengthExtraBits[lengthSymbol]))
    let distanceSymbol = try distances.decode(&bits)
    guard distanceSymbol < Self.distanceBases.count else { throw .invalidCode }
    let distance = Self.distanceBases[distanceSymbol] + (try bits.take(Self.distanceExtraBits[distanceSymbol]))
    guard distance <= count else { throw .invalidDistance }
    guard count + length <= output.count else { throw .tooMuchOutput }
    // Bytes are copied one by one, because a match may overlap the bytes that it writes.
    for index in count..<count + length { output[index] = output[index - distance] }
    count += length
  }

  private mutating func write(_ byte: UInt8) throws(InflateError) {
    guard count < output.count else { throw .tooMuchOutput }
    output[count] = byte
    count += 1
  }

  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthExtraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceExtraBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
}
