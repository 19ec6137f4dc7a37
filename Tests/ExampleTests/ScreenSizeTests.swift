import Testing

@testable import terminal_screen

@Suite struct ScreenSizeTests {
  @Test("the size of the screen is two numbers, or none")
  func sizes() {
    #expect(ScreenSize([]) == ScreenSize(["80", "16"]))
    let size = ScreenSize(["100", "30"])
    #expect(size?.columns == 100 && size?.rows == 30)
    for words in [
      ["100"], ["100", "x"], ["3", "30"], ["100", "501"], ["-5", "30"], ["1", "2", "3"], ["1e2", "30"], [""],
    ] {
      #expect(ScreenSize(words) == nil, "\(words)")
    }
  }
}
