/// What a call has changed so far, so that a refused call can be undone.
///
/// Multipliers are not recorded: they follow from the active set and the sides.
struct Journal: ~Copyable {
  struct Value: BitwiseCopyable {
    var variable: Int32
    var before: Double
  }

  struct Activation: BitwiseCopyable {
    var position: Int32
    var before: Int32
  }

  struct Side: BitwiseCopyable {
    var row: Int32
    var before: Int8
  }

  var isOpen = false

  /// Whether a solve was due before the call.
  var wasPending = false

  /// The lists that the call works off on the way.
  var dirty = Store<Int32>()
  var requiredSuspects = Store<Int32>()
  var wasAllDirty = false

  var values = Store<Value>()
  var activations = Store<Activation>()
  var sides = Store<Side>()

  /// Rows that were leaving and have been replaced; they are vacated when the call succeeds.
  var retired = Store<Int32>()

  init() {}

  mutating func open(isPending: Bool) {
    isOpen = true
    wasPending = isPending
    values.removeAll()
    activations.removeAll()
    sides.removeAll()
  }
}
