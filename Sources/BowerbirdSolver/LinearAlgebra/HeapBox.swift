/// A value on the heap, owned by the holder of the place.
///
/// A run-time check guards every access to a stored property of a class, and costs more than a suggestion does. A place
/// in a `let` property needs no such check. Like a `Store` it can be written without `mutating`, and its owner ensures
/// that no two accesses overlap.
///
/// A part that is large and seldom needed also belongs in a box: at every mention of a part of a value that cannot be copied,
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
