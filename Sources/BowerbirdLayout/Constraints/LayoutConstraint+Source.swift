extension LayoutConstraint {
  /// Sets the file and line of the declaration.
  func setSource(file: StaticString?, line: Int) {
    use()
    self.file = file
    self.line = line
  }

  /// Returns this constraint after setting the file and line of its declaration.
  func placed(file: StaticString, line: Int) -> LayoutConstraint {
    setSource(file: file, line: line)
    return self
  }
}
