/// A text cut into clusters, the units between which lines can break.
///
/// A cluster is a scalar with the scalars after it that belong to it, such as marks, joined emoji and variation
/// selectors. Cutting uses no Unicode tables of the standard library, because some platforms lack them.
struct TextClusters {
  struct Cluster {
    enum Kind: UInt8 { case letter, space, lineBreak }

    /// The offset of the cluster in the text, in UTF-8 code units.
    var start: Int
    /// The width in units of the face.
    var advance: Double
    var first: Unicode.Scalar
    var kind: Kind
    /// Whether the cluster is as wide as an ideograph or an emoji.
    var isWide: Bool
    /// Whether a line may end after this cluster when more text follows.
    var mayBreakAfter = false
  }

  private(set) var clusters: [Cluster] = []

  /// The length of the text in UTF-8 code units.
  private(set) var length = 0

  /// The advance of the widest cluster that is not a space.
  ///
  /// A smaller maximum width of lines is replaced by this advance, because the cluster would not fit.
  private(set) var widestAdvance = 0.0

  let ellipsisAdvance: Double

  init(_ text: String, face: Font.Face) {
    ellipsisAdvance = face.advance(of: Font.Face.ellipsis)
    cut(text, face: face)
    for index in clusters.indices.dropLast() where mayBreak(between: index, and: index + 1) {
      clusters[index].mayBreakAfter = true
    }
    for cluster in clusters where cluster.kind == .letter { widestAdvance = max(widestAdvance, cluster.advance) }
  }

  /// The sum of all advances.
  var totalAdvance: Double {
    var total = 0.0
    for cluster in clusters { total += cluster.advance }
    return total
  }

  /// Returns the offset of a cluster in UTF-8 code units, or the length of the text for the index after the last
  /// cluster.
  func offset(of index: Int) -> Int { index < clusters.count ? clusters[index].start : length }

  // MARK: - Cutting

  private mutating func cut(_ text: String, face: Font.Face) {
    var previous: Unicode.Scalar = "\n"
    clusters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if Self.isPrintableASCII(scalar) && previous != Self.joiner {
        // Most scalars are of this kind, and need none of the other tests.
        clusters.append(
          Cluster(
            start: length, advance: face.advance(of: scalar), first: scalar, kind: scalar == " " ? .space : .letter,
            isWide: false))
      } else if extendsCluster(scalar, after: previous) {
        extend(with: scalar, face: face)
      } else {
        clusters.append(cluster(of: scalar, face: face))
      }
      length += UTF8.width(scalar)
      previous = scalar
    }
  }

  private func cluster(of scalar: Unicode.Scalar, face: Font.Face) -> Cluster {
    if Self.isLineBreak(scalar) {
      return Cluster(start: length, advance: 0, first: scalar, kind: .lineBreak, isWide: false)
    }
    let isSpace = Self.isSpace(scalar)
    let isFlag = Self.isRegionalIndicator(scalar)
    var advance = face.advance(of: scalar)
    if scalar == "\t" { advance = face.tabAdvance }
    if isFlag { advance = face.wideAdvance }
    return Cluster(
      start: length, advance: advance, first: scalar, kind: isSpace ? .space : .letter,
      isWide: isFlag || ScalarWidth(scalar) == .wide && !isSpace)
  }

  private func extendsCluster(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    if scalar == "\n" && previous == "\r" { return true }
    guard let last = clusters.last, last.kind == .letter else { return false }
    if Self.isLineBreak(scalar) || Self.isSpace(scalar) { return false }
    if Self.isRegionalIndicator(scalar) { return closesFlag(last, previous) }
    let isSkinTone = scalar.value >= 0x1F3FB && scalar.value <= 0x1F3FF
    return previous == Self.joiner && last.isWide || isSkinTone && last.isWide || ScalarWidth(scalar) == .zero
  }

  private mutating func extend(with scalar: Unicode.Scalar, face: Font.Face) {
    if scalar == Self.emojiSelector {
      clusters[clusters.count - 1].advance = face.wideAdvance
      clusters[clusters.count - 1].isWide = true
    }
  }

  /// Returns whether a scalar completes a flag, because the previous scalar is the first half of the flag.
  private func closesFlag(_ last: Cluster, _ previous: Unicode.Scalar) -> Bool {
    Self.isRegionalIndicator(previous) && last.start == length - UTF8.width(previous)
  }

  // MARK: - Kinds of scalars

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x20 && scalar.value < 0x7F }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns whether a scalar is a space at which a line may break; no-break spaces are treated as letters.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
