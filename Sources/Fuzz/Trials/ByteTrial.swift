/// Trials whose operations are decoded from bytes.
///
/// Each trial performs its operations on two solvers. The values of the two solvers must be identical.
package enum ByteTrial {
  /// Runs one input.
  ///
  /// - Throws: The first failure; a trap ends the process.
  package static func run(_ bytes: some Sequence<UInt8>) throws(TrialFailure) {
    let input = OperationDecoder.decode(bytes)
    let first = try values(after: input)
    let second = try values(after: input)
    guard first.isIdentical(to: second) else { throw TrialFailure("the same calls gave different values") }
  }

  /// Passes the calls of an input to a closure, as Swift code.
  ///
  /// Each call is passed before it is made, so that the output contains a call that traps.
  package static func trace(_ bytes: some Sequence<UInt8>, _ echo: @escaping @Sendable (String) -> Void) {
    let input = OperationDecoder.decode(bytes)
    var trial = Trial(variables: input.variables, echo: echo)
    for operation in input.operations {
      do throws(TrialFailure) { try trial.perform(operation) } catch { return echo("// \(error)") }
    }
  }

  /// Returns Swift code with the calls of a shorter input that also fails.
  ///
  /// If performing the operations once does not fail, the code contains the calls of the whole input.
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
