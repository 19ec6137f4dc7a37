extension Double {
  /// Whether the number is a length: finite, and not negative.
  var isUsableLength: Bool { self >= 0 && isFinite }

  /// The number as a length; a number that is not a length counts as 0.
  var asLength: Double { isUsableLength ? magnitude : 0 }
}
