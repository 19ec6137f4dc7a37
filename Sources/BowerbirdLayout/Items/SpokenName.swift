extension String {
  /// The string as the name of a box in a sentence: "an unnamed box" if it is empty.
  package var spoken: String { isEmpty ? "an unnamed box" : self }
}

/// Returns a name in quotation marks, or a description of an item without a name.
package func quoted(_ name: String) -> String { name.isEmpty ? name.spoken : "'\(name)'" }
