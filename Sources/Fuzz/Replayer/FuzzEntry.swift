#if FUZZING
  import BowerbirdFuzzing

  /// Runs an input of libFuzzer: `swift build -c release --product fuzz --sanitize fuzzer -Xswiftc -DFUZZING`.
  ///
  /// A failure ends the process, so that libFuzzer keeps the input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    do throws(TrialFailure) {
      try ByteTrial.run(bytes)
    } catch {
      fatalError("\(error)\n\(ByteTrial.shrunkScript(of: bytes))")
    }
    return 0
  }
#endif
