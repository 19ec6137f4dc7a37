import BenchmarkWorkloads
import Testing

@testable import BowerbirdFuzzing

/// The reader of workload files names the line of a mistake, and never traps.
@Suite struct WorkloadReaderTests {
  /// The reader's message for a file, or nil if it accepts the file.
  private func complaint(_ text: String) -> String? {
    do throws(WorkloadReader.FormatError) {
      _ = try WorkloadReader.workload(from: text)
      return nil
    } catch {
      return error.description
    }
  }

  /// A file with three variables, two rows that are in, one that is pending, and some lines after those.
  private func file(_ lines: String...) -> String {
    (["name own 1", "vars 3", "c 0 R 1 0 1 0 1", "c 1 W 0 -5 1 1 1", "p 2 W 2 -9 1 1 1", "e 2 S"] + lines)
      .joined(separator: "\n")
  }

  @Test("the sample is accepted, whatever its lines end with", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let lines = WorkloadFileTrial.sample.split(separator: "\n")
    let workload = try WorkloadReader.workload(from: lines.joined(separator: end) + end)
    #expect(workload.variableCount == 4 && workload.rows.count == 5 && workload.loops.count == 2)
    #expect(workload.constraintCount == 4)
    #expect(try WorkloadReader.workload(from: "\u{FEFF}" + lines.joined(separator: end)) == workload)
    #expect(try WorkloadFileTrial.run(text: WorkloadFileTrial.sample))
    #expect(try WorkloadReader.workload(from: WorkloadWriter.text(of: workload)) == workload)
  }

  @Test(
    "invalid numbers of variables",
    arguments: [
      ("-5", "line 2: the number of variables must be a whole number from 0 to 1000000, not -5"),
      (
        "99999999999999", "line 2: the number of variables must be a whole number from 0 to 1000000, not 99999999999999"
      ),
      ("many", "line 2: the number of variables must be a whole number from 0 to 1000000, not many"),
      ("", "line 2: the line ends, but the number of variables must follow"),
      ("3 4", "line 2: 4 is unexpected: the line should end before it"),
    ])
  func variables(words: String, message: String) { #expect(complaint("name own 1\nvars \(words)") == message) }

  @Test("a second, smaller number of variables after a row")
  func secondVars() { #expect(complaint(file("vars 1")) == "line 7: the file already has a line with vars") }

  @Test("names")
  func names() {
    #expect(complaint("name a -3") == "line 1: a size must be a whole number from 1 to 1000000, not -3")
    #expect(complaint(file("name b 1")) == "line 7: the file already has a line with name")
    #expect(
      complaint(file("loop l 1 1", "name b 1"))
        == "line 8: name is not a step of a loop; the steps are s, u, r, a, t and endloop")
    #expect(complaint("vars 3") == "line 1: a line with name must come before vars")
    #expect(complaint("# nothing\n") == "line 2: the file has no line with name")
    #expect(complaint("name a 1") == "line 1: the file has no line with vars")
  }

  @Test("rows")
  func rows() {
    #expect(complaint(file("c 3 R -1 0 0")) == "line 7: a relation must be a whole number from 0 to 2, not -1")
    #expect(
      complaint(file("c 3 R 0 0 -3")) == "line 7: the number of terms must be a whole number from 0 to 1000000, not -3")
    #expect(complaint(file("c 3 R 0 nan 0")) == "line 7: a constant must be a finite number, not nan")
    #expect(complaint(file("c 3 R 0 0 1 3 1")) == "line 7: variable 3 does not exist; there are 3")
    #expect(complaint(file("c 3 R 0 0 2 1 1")) == "line 7: the line ends, but a variable must follow")
    #expect(complaint(file("c 2 R 0 0 0")) == "line 7: the next row must be 3, not 2")
    #expect(complaint(file("c 3 0 0 0 0")) == "line 7: a strength must be R, E, S, M, W or a weight above 0, not 0")
    #expect(complaint("name a 1\nc 0 R 0 0 0") == "line 2: a line with vars must come before the first row")
  }

  @Test("edits and suggestions")
  func edits() {
    #expect(complaint(file("I 1 5")) == "line 7: variable 1 is not edited: a line with e 1 must come first")
    #expect(complaint(file("e 2 W")) == "line 7: variable 2 is edited already")
    #expect(complaint(file("e 1 R")) == "line 7: an edit cannot be required: its strength is E, S, M, W or a weight")
    #expect(complaint(file("i 2 inf")) == "line 7: a value must be a finite number, not inf")
  }

  @Test("loops")
  func loops() {
    #expect(
      complaint(file("loop l 1 1", "r 0", "r 0")) == "line 9: row 0 is not in the solver, so it cannot be removed")
    #expect(complaint(file("loop l 1 1", "r 2")) == "line 8: row 2 is not in the solver, so it cannot be removed")
    #expect(complaint(file("loop l 1 1", "a 1")) == "line 8: row 1 is in the solver already, so it cannot be added")
    #expect(complaint(file("loop l 1 1", "r 9")) == "line 8: row 9 does not exist; there are 3")
    #expect(complaint(file("loop l 1 1", "u", "t")) == "line 7: loop l has no end: add endloop")
    #expect(
      complaint(file("loop l 1 1", "r 1", "t", "endloop"))
        == "line 10: loop l cannot be repeated: at its end row 1 is removed, but not at its start")
    #expect(
      complaint(file("loop l 2 1", "t", "endloop"))
        == "line 9: loop l has 1 operations, counted by their t, instead of 2")
    #expect(
      complaint(file("loop l 0 1"))
        == "line 7: the number of operations must be a whole number from 1 to 1000000, not 0")
    #expect(complaint(file("endloop")) == "line 7: endloop without a loop before it")
    #expect(complaint(file("u")) == "line 7: u must be inside of a loop")
    #expect(
      complaint(file("loop l 1 1", "loop m 1 1"))
        == "line 8: loop is not a step of a loop; the steps are s, u, r, a, t and endloop")
    #expect(complaint(file("x")) == "line 7: x is unknown; a line begins with name, vars, c, p, e, I, i or loop")
    #expect(complaint(file("loop l 1 1", "r 1", "a 1", "t", "endloop")) == nil)
  }

  @Test("damaged files are refused with their line, or can be run", arguments: UInt64(1)...8)
  func damagedFiles(seed: UInt64) throws {
    var accepted = 0
    for number in 0..<250 { if try WorkloadFileTrial.run(seed: seed &* 1000 &+ UInt64(number)) { accepted += 1 } }
    #expect(accepted > 25 && accepted < 225, "seed \(seed): neither all nor none of them are in order")
  }
}
