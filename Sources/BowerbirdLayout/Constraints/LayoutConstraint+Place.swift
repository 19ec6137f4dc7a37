extension LayoutConstraint {
  /// Notes where the constraint was written.
  func place(file: StaticString?, line: Int) {
    use()
    self.file = file
    self.line = line
  }

  /// The same constraint, with a note of where it was written.
  func placed(file: StaticString, line: Int) -> LayoutConstraint {
    place(file: file, line: line)
    return self
  }
}
