/// The size of the screen in characters, as the command line states it.
struct ScreenSize: Equatable {
  var columns = 80
  var rows = 16

  static let usage = "usage: terminal-screen [COLUMNS ROWS], both whole numbers from 4 to 500"

  /// Reads the words of a command line: no words, or two whole numbers from 4 to 500; nil for other words.
  ///
  /// - Parameter words: The words after the program's name.
  init?(_ words: some Collection<String>) {
    if words.isEmpty { return }
    let numbers = words.compactMap { Int($0) }.filter { (4...500).contains($0) }
    if words.count != 2 || numbers.count != 2 { return nil }
    (columns, rows) = (numbers[0], numbers[1])
  }
}
