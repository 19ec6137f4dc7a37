/// Returns all arguments of a test in a release build, and the first ones in a debug build.
///
/// A debug build checks invariants after every call, which makes some tests a hundred times slower. So invariants are
/// checked for some of the arguments, and answers for all of them.
///
/// - Parameters:
///   - arguments: The arguments of the test.
///   - count: The number of arguments in a debug build.
/// - Returns: The arguments to test.
public func all<Argument>(_ arguments: [Argument], inDebug count: Int) -> [Argument] {
  #if CHECK_INVARIANTS
    return Array(arguments.prefix(count))
  #else
    return arguments
  #endif
}
