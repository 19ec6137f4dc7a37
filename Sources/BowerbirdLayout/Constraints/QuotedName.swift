/// Returns a name in quotation marks, or a description of an item without a name.
package func quoted(_ name: String) -> String { name.isEmpty ? "an unnamed box" : "'\(name)'" }
