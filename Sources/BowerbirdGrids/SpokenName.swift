extension String {
  /// The name of a box in a sentence.
  var spoken: String { isEmpty ? "an unnamed box" : self }
}
