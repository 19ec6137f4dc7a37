extension String {
  /// The string as the name of a box in a sentence: "an unnamed box" if the string is empty.
  package var spoken: String { isEmpty ? "an unnamed box" : self }
}

/// Returns a name in single quotation marks, or "an unnamed box" if the name is empty.
package func quoted(_ name: String) -> String { name.isEmpty ? name.spoken : "'\(name)'" }
