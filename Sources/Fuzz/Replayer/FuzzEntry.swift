#if FUZZING
  import BowerbirdFuzzing

  /// Runs an input of libFuzzer.
  ///
  /// A failure ends the process, so that libFuzzer keeps the input. The command for the build is
  /// `swift build -c release --product fuzz --sanitize fuzzer -Xswiftc -DFUZZING`.
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
