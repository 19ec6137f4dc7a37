import Testing

@testable import BowerbirdTesting

@Suite("Expectations in a program without tests")
struct OutsideOfTestsTests {
  @Test(
    "the path of a program tells whether it runs tests",
    arguments: [
      ("/p/.build/x86_64-unknown-linux-gnu/debug/PackageTests.xctest", true),
      ("/Applications/Xcode.app/Contents/Developer/usr/bin/xctest", true),
      ("/Library/Developer/Toolchains/x/usr/libexec/swift/pm/swiftpm-testing-helper", true),
      ("C:\\p\\PackageTests.xctest", true), ("/p/.build/debug/card", false), ("/p/my.xctest.d/card", false),
      ("", false),
    ])
  func runner(_ path: String, _ isRunner: Bool) { #expect(TestProcess.isRunner(path) == isRunner) }

  @Test("this process runs tests, so that a detached task writes nothing to the standard error")
  func here() { #expect(TestProcess.runsTests) }

  @Test("a failure is a line as compilers write errors")
  func line() {
    let site = CallSite("Card/main.swift", "/p/main.swift", 12, 3)
    #expect(Failure.line("'a' is outside", at: site) == "/p/main.swift:12:3: error: 'a' is outside")
  }
}
