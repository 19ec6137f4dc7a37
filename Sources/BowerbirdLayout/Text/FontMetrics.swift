extension Font.Face {
  /// The number of units in the em.
  var unitsPerEm: Double { self == .cells ? 1 : 2048 }

  var ascentUnits: Double { self == .cells ? 1 : 1901 }

  var descentUnits: Double { self == .cells ? 0 : 483 }

  /// The scalar with which a truncated line ends.
  static var ellipsis: Unicode.Scalar { "…" }

  /// Returns the advance (the width in units of the face) of a scalar that forms a cluster of its own.
  func advance(of scalar: Unicode.Scalar) -> Double {
    switch ScalarWidth(scalar) {
    case .zero: 0
    case .narrow: narrowAdvance(of: scalar.value)
    case .wide: wideAdvance
    }
  }

  /// The advance of an ideograph or an emoji.
  var wideAdvance: Double {
    switch self {
    case .proportional: 2048
    case .monospaced: 2 * 1233
    case .cells: 2
    }
  }

  /// The advance of a tab: four spaces.
  var tabAdvance: Double { 4 * narrowAdvance(of: 0x20) }

  private func narrowAdvance(of value: UInt32) -> Double {
    switch self {
    case .proportional: Double(Self.proportionalAdvance(of: value))
    case .monospaced: 1233
    case .cells: 1
    }
  }

  private static func proportionalAdvance(of value: UInt32) -> UInt16 {
    switch value {
    case 0x20...0x24F: ProportionalAdvances.latin[Int(value - 0x20)]
    case 0x370...0x52F: ProportionalAdvances.greekAndCyrillic[Int(value - 0x370)]
    case 0x1E00...0x1EFF: ProportionalAdvances.latinAdditional[Int(value - 0x1E00)]
    case 0x2000...0x205F: ProportionalAdvances.punctuation[Int(value - 0x2000)]
    case 0x20A0...0x2193: ProportionalAdvances.currencyAndLetterlike[Int(value - 0x20A0)]
    case 0x2194...0x22FF: 1716
    default: 1229
    }
  }
}
