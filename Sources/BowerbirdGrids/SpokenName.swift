extension String {
  /// The string as the name of a box in a sentence: "an unnamed box" if it is empty.
  var spoken: String { isEmpty ? "an unnamed box" : self }
}
