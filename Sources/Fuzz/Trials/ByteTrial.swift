/// Puts a solver through the operations that some bytes come to, twice, and compares.
package enum ByteTrial {
  /// Runs one input.
  ///
  /// - Throws: The first thing that is wrong; a trap is left to end the process.
  package static func run(_ bytes: some Sequence<UInt8>) throws(TrialFailure) {
    let input = OperationDecoder.decode(bytes)
    let first = try values(after: input)
    let second = try values(after: input)
    guard first.isIdentical(to: second) else { throw TrialFailure("the same calls gave other values") }
  }

  /// Hands on the calls that an input comes to, as Swift, each before it is made: the last one may trap.
  package static func trace(_ bytes: some Sequence<UInt8>, _ echo: @escaping @Sendable (String) -> Void) {
    let input = OperationDecoder.decode(bytes)
    var trial = Trial(variables: input.variables, echo: echo)
    for operation in input.operations {
      do throws(TrialFailure) { try trial.perform(operation) } catch { return echo("// \(error)") }
    }
  }

  /// The calls of a shorter input that fails too, as Swift.
  package static func shrunkScript(of bytes: some Sequence<UInt8>) -> String {
    let input = OperationDecoder.decode(bytes)
    let shrunk = Trial.shrink(input.operations, variables: input.variables)
    return Trial.script(of: shrunk, variables: input.variables)
  }

  private static func values(after input: OperationDecoder.Decoded) throws(TrialFailure) -> [Double] {
    var trial = Trial(variables: input.variables)
    for operation in input.operations { try trial.perform(operation) }
    return trial.values
  }
}
