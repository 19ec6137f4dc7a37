/// A value in heap memory of its own, which the box owns.
///
/// Like a `UniqueArray`, a box can be written without `mutating`, and its owner ensures that no two accesses overlap. A
/// box in a `let` property of a class needs no run-time exclusivity check. For a stored `var` property, Swift checks
/// every access, and these checks would cost more than the work of a suggestion itself.
///
/// Boxes also make it faster to compile a noncopyable type with large, seldom used properties. Wherever code mentions a
/// property of such a type, the Swift compiler looks through all nested properties, but not into boxes.
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
