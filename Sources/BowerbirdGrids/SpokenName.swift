extension String {
  /// The name of a box as sentences use it.
  var spoken: String { isEmpty ? "an unnamed box" : self }
}
