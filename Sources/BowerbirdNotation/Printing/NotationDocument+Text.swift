import Bowerbird

extension NotationDocument: CustomStringConvertible {
  /// The document in the canonical form.
  ///
  /// The form has two spaces for each brace, one statement on a line, and no redundant parentheses. A constraint
  /// that is alone between braces stays on their line, if the line does not get too long.
  ///
  /// ```swift
  /// let parsing = NotationDocument.parse("box a{box b{width==(20)}}")
  /// print(parsing.document?.description ?? "")
  /// // box a {
  /// //   box b { width == 20 }
  /// // }
  /// ```
  ///
  /// Parsing the text gives an equal document.
  public var description: String {
    var printer = DocumentPrinter()
    if let size {
      printer.add(line: "size \(NumberText.text(of: size.width)) x \(NumberText.text(of: size.height))")
    }
    printer.add(root)
    for constraint in constraints { printer.add(line: constraint.description) }
    return printer.text
  }
}

extension NotationConstraint: CustomStringConvertible {
  /// The constraint as the text form writes it.
  public var description: String {
    let sign = relation == .equal ? "==" : relation == .lessOrEqual ? "<=" : ">="
    var text = "\(left) \(sign) \(right)"
    if !priority.isRequired { text += " @ \(TraitPrinter.text(of: priority))" }
    if let identifier { text += " \(DocumentPrinter.quoted(identifier))" }
    return text
  }
}
