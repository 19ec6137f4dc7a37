extension Double {
  /// Whether the number is a length: not negative, not infinite, and a number at all.
  var isUsableLength: Bool { self >= 0 && isFinite }

  /// The number as a length; what is none counts as 0.
  var asLength: Double { isUsableLength ? magnitude : 0 }
}
