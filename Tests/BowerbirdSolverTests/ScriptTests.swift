import Testing

/// Problems that once went wrong and are too long to be told in words, as scripts.
///
/// Each was cut down from a random trial or a trace until nothing more could be left out.
@Suite struct ScriptTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let variables: Int
    let text: String

    init(_ name: String, variables: Int, _ text: String) {
      testDescription = name
      self.variables = variables
      self.text = text
    }
  }

  @Test(arguments: cases)
  func script(_ script: Case) {
    #expect(Script.failure(script.text, variables: script.variables) == nil)
  }

  @Test("A wrong script reports the place of the mistake")
  func wrongScripts() {
    #expect(Script.failure("add 1 1000 == -5 0:1\nrefused 2 1000 <= -4 0:1\ncheck", variables: 1) == nil)
    let failure = Script.failure("add 1 1000 == -5 0:1\nrefused 2 1000 <= -6 0:1", variables: 1)
    #expect(failure?.hasPrefix("line 2, refused 2") == true)
    #expect(Script.failure("remove 7", variables: 1) != nil)
    #expect(Script.failure("jump", variables: 1) != nil)
  }

  static let cases = [
    Case(
      "A row of 30 against one of 0.003 is refused although it can hold", variables: 6,
      """
      add 5 750 <= 0 2:0.3
      add 8 500 <= 0 3:-3.5
      add 27 500 == 49.84 1:0.11 2:-0.05
      add 28 1000 <= -66.69 1:-0.11 5:-0.6 4:-0.05 0:6.6
      add 29 250 <= 0 5:1.1
      add 30 1000 >= -5.91 1:0.11 5:0.6 4:0.05
      add 31 500 == 25.1 4:-1.1
      add 32 250 <= 92.69999999999999 3:-2.0999999999999996
      add 33 1000 >= 0.55 3:-5.5 4:-0.6 0:-0.21 5:0.07
      check
      add 35 1000 == 11 3:1 1:-1
      add 36 1000 == 0 2:-1
      add 39 1000 == -3 0:1 5:-1
      add 40 1000 == -8 5:1 3:-1
      check
      """),
    Case(
      "Multipliers of rows of 30000 and of 0.002", variables: 14,
      """
      add 18 10 == 0 2:-30000
      add 24 990 <= 0.047 5:-0.003 2:-0.002 6:-0.002
      add 25 1000 >= 0 9:0.2 6:-0.1
      add 30 749 >= -71 2:-1 3:-1 0:2
      add 53 1000 == 0 3:-2 5:-1 13:1
      add 54 750 <= 0 0:0.1 13:0.1
      add 56 1000 == 51.5 3:1.5 6:-2
      add 59 600 == 0 3:10 6:-10
      add 60 499 == 1.1 9:-0.1
      check
      """),
    Case(
      "A wish of 30000 for one variable, when two others are pinned last", variables: 12,
      """
      add 12 50 == 0 1:-0.0002
      add 13 501 == 0 11:30
      add 14 750 == 0 7:0.3 8:-0.2
      add 15 600 >= 0 8:-200 5:-200 3:300
      add 16 2 == -59000 5:3000
      add 17 1000 == 0 4:-20000
      add 18 750 == -4.7 2:0.2 3:0.2 9:-0.1
      add 19 1000 >= 0 1:1 7:3
      add 22 1 <= 0 0:-0.003
      check
      add 23 1000 <= 75000 9:15000 10:-30000 11:30000
      add 24 250 >= 0 9:150
      add 26 900 == -420 5:15 8:10
      add 27 990 >= 0.016 3:0.001 11:-0.001
      add 28 751 == -1040000 5:20000
      add 30 749 >= 0 10:0.15
      add 31 1000 == -320000 2:10000
      add 33 1000 >= 0 11:-1 9:-1
      check
      add 35 900 == -25 11:1
      check
      add 36 700 == 0 8:30000
      add 46 1000 == 0.6 2:-0.02 11:-0.02
      check
      """),
    Case(
      "Removals between rows of 10000 and of 0.0005", variables: 10,
      """
      with 0 1000 == 0 0:10000.0
      with 1 1000 == 0 1:0.3
      with 4 1000 == 0 3:10000.0 1:-10000.0 2:-10000.0
      with 5 1000 == 0 4:10000.0 2:-10000.0
      with 6 1000 == 0 5:10000.0 3:-10000.0 4:-10000.0
      with 7 1000 == 0 6:10000.0 2:-10000.0
      with 8 1000 >= -57 6:1
      with 9 1000 == 0 7:7 5:-7 6:-7
      with 10 1000 == 0 8:0.1 2:-0.1
      with 12 1000 <= 0 7:1 8:1 9:-1
      add 14 1000 == -9.405 8:0.09 7:0.015 6:0.03
      with 16 999 == 0 8:0.3
      with 17 1000 <= -3192 9:14
      add 20 1000 == -0.0855 6:0.0005 5:0.0005
      with 22 750 == 0 9:10000.0 8:10000.0
      check
      remove 7
      remove 9
      solve
      remove 22 1
      with 29 500 <= 0 2:1
      add 30 500 == 0 9:-100
      check
      """),
    Case(
      "Required rows of 20000 and of 0.0005 come and go", variables: 9,
      """
      with 18 1000 >= 0 0:-0.001
      with 19 250 == 0 5:-0.1
      add 20 1000 <= 0 3:-0.001
      add 21 999 == 0 5:21 6:3.5
      with 23 750 >= -20.099999999999998 4:0.6 0:-0.3
      with 24 500 >= 0 6:0.15
      check
      with 26 431 == 0 5:0.2
      with 27 750 == 0 7:-0.03 8:0.03
      add 28 1000 >= 0 8:0.3
      check
      add 30 750 == 0 4:3.5
      add 31 1000 == 0 4:1 3:-1
      with 32 750 == 0 6:10000.0
      with 34 1000 <= 0 3:1
      add 38 1000 >= -0.1675 5:0.0005 3:0.001 4:0.003
      check
      remove 34 30 18
      add 42 431 <= 0 4:0.5
      check
      with 43 250 == 0 8:-100 6:-100
      with 44 1000 == -6.800000000000001 7:0.2 0:0.1
      with 45 1000 >= -1.56 7:0.06
      check
      with 46 1000 <= -1100000.0 4:20000.0 3:10000.0
      add 50 999 >= 0.038 4:-0.001
      remove 38
      check
      """),
  ]
}
