/// The position of an expectation in the source of its test.
struct CallSite {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  init(_ fileID: String, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
