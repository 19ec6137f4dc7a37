extension TextClusters {
  /// Returns whether a line may end after the cluster at `index`, and the next line begin with the cluster at `next`.
  ///
  /// A line may end after spaces, after a hyphen or a dash inside a word, and beside ideographs, unless the break would
  /// separate punctuation from its word. A hyphen before a digit or after a space is treated as a minus sign, and
  /// stays with the next character.
  func mayBreak(between index: Int, and next: Int) -> Bool {
    let left = clusters[index]
    let right = clusters[next]
    if right.kind != .letter { return false }
    if left.kind == .space { return true }
    if left.kind == .lineBreak { return false }
    if Self.isDash(left.first) { return mayBreakAfterDash(index, next) }
    if !left.isWide && !right.isWide { return false }
    return !Self.mayNotBegin.contains(right.first) && !Self.mayNotEnd.contains(left.first)
      && right.first != Self.noBreakSpace && left.first != Self.noBreakSpace
  }

  private func mayBreakAfterDash(_ index: Int, _ next: Int) -> Bool {
    guard index > 0, clusters[index - 1].kind == .letter else { return false }
    return !Self.isDash(clusters[index - 1].first) && !Self.isDash(clusters[next].first)
      && !Self.isDigit(clusters[next].first) && !Self.mayNotBegin.contains(clusters[next].first)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x30 && scalar.value <= 0x39 }

  /// Returns whether a scalar is a hyphen-minus, a hyphen, a figure dash, an en dash or an em dash.
  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2D || scalar.value == 0x2010 || scalar.value >= 0x2012 && scalar.value <= 0x2014
  }

  private static let noBreakSpace: Unicode.Scalar = "\u{A0}"

  /// Closing punctuation and small kana, with which no line begins.
  private static let mayNotBegin: [Unicode.Scalar] = [
    "!", "%", ")", ",", ".", ":", ";", "?", "]", "}", "’", "”", "»", "…", "、", "。", "〃", "々", "〉",
    "》", "」", "』", "】", "〕", "〗", "〙", "〛", "〜", "！", "％", "）", "，", "．", "：", "；",
    "？", "］", "｝", "ー", "・", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ",
    "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]

  /// Opening punctuation, with which no line ends.
  private static let mayNotEnd: [Unicode.Scalar] = [
    "(", "[", "{", "‘", "“", "«", "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚", "（", "［", "｛",
  ]
}
