import BowerbirdSolver

extension UniqueArray<Double> {
  /// Returns the four numbers of a slot.
  @inline(__always)
  func four(of slot: Int) -> SIMD4<Double> { UnsafeBufferPointer(elements).four(of: slot) }

  /// Writes the four numbers of a slot.
  @inline(__always)
  func setFour(_ numbers: SIMD4<Double>, of slot: Int) {
    self[SlotNumber.leading.index(in: slot)] = numbers.x
    self[SlotNumber.top.index(in: slot)] = numbers.y
    self[SlotNumber.width.index(in: slot)] = numbers.z
    self[SlotNumber.height.index(in: slot)] = numbers.w
  }
}

extension UnsafeBufferPointer<Double> {
  /// Returns the four numbers of a slot.
  @inline(__always)
  func four(of slot: Int) -> SIMD4<Double> {
    SIMD4(
      self[SlotNumber.leading.index(in: slot)], self[SlotNumber.top.index(in: slot)],
      self[SlotNumber.width.index(in: slot)], self[SlotNumber.height.index(in: slot)])
  }
}
