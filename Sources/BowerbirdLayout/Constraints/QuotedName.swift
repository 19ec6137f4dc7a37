/// A name in quotation marks, or what to call a thing without a name.
package func quoted(_ name: String) -> String { name.isEmpty ? "an unnamed box" : "'\(name)'" }
