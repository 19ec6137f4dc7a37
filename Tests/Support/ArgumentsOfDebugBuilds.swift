/// Returns all arguments of a test in a release build, and some of them in a debug build.
///
/// A debug build checks invariants after every call, which makes some tests a hundred times slower. So invariants are
/// checked for some of the arguments, and answers for all of them.
///
/// - Parameters:
///   - arguments: The arguments of the test.
///   - count: The number of arguments in a debug build, which are spread over all arguments.
/// - Returns: The arguments to test.
public func all<Argument>(_ arguments: some Collection<Argument>, inDebug count: Int) -> [Argument] {
  let arguments = Array(arguments)
  #if CHECK_INVARIANTS
    let count = min(count, arguments.count)
    return (0..<count).map { arguments[$0 * arguments.count / count] }
  #else
    return arguments
  #endif
}
