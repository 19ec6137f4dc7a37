/// A value in a place of its own on the heap, owned by whoever holds the place.
///
/// A stored property of a class is guarded by a run-time check at every access, which costs more than a suggestion does. A
/// place in a `let` property needs no such guard; like a `Store` it may be written to without `mutating`, and its owner sees to
/// it that no two accesses overlap.
///
/// It is also where a part belongs that is large and seldom needed: at every mention of a part of a value that cannot be copied,
/// the compiler looks through all the parts of it and theirs, but not through a place.
struct HeapBox<Value: ~Copyable>: ~Copyable {
  private let address: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  var value: Value {
    @inline(__always) _read { yield address.pointee }
    @inline(__always) nonmutating _modify { yield &address.pointee }
  }
}
