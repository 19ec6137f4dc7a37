/// A value in heap memory of its own, which the box owns.
///
/// A run-time check guards every access to a stored `var` property of a class. Such checks would cost more than a
/// suggestion itself. A box in a `let` property needs no check. Like a `UniqueArray`, a box can be written without
/// `mutating`, and its owner ensures that no two accesses overlap.
///
/// Large properties that are seldom used also belong in boxes. At every access to a property of a noncopyable value,
/// the compiler looks through all nested properties, but not into boxes.
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
