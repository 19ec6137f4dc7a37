/// One of a slot's four numbers.
///
/// The numbers of all slots are stored in one array, slot by slot. The index of a number is its index in that array.
/// Some slots hold four of a node's extra numbers instead.
enum SlotNumber: Int {
  case leading, top, width, height

  private static let count = 4

  /// Returns the number that is the length along an axis: width or height.
  @inline(__always)
  static func length(along axis: Axis) -> Self { axis == .horizontal ? .width : .height }

  // MARK: From slots to indices

  /// Returns the index of this number of a slot among the numbers of all slots.
  @inline(__always)
  func index(in slot: Int) -> Int { slot * Self.count + rawValue }

  @inline(__always)
  func index(in slot: Int32) -> Int { index(in: Int(slot)) }

  /// Returns the indices of all four numbers of a slot.
  @inline(__always)
  static func indices(in slot: Int) -> Range<Int> { slot * count..<(slot + 1) * count }

  /// Returns how many numbers `slotCount` slots have.
  @inline(__always)
  static func numberCount(ofSlots slotCount: Int) -> Int { slotCount * count }

  // MARK: From indices to slots

  /// Returns the slot of the number at an index.
  @inline(__always)
  static func slot(of index: Int) -> Int { index / count }

  /// Creates the case for the number that is stored at an index.
  @inline(__always)
  init(at index: Int) { self = Self(rawValue: index % Self.count) ?? .leading }

  /// The axis of a length; nil for a position.
  @inline(__always)
  var axisOfLength: Axis? {
    switch self {
    case .leading, .top: nil
    case .width: .horizontal
    case .height: .vertical
    }
  }

  /// Returns whether the number at an index in an item's slot is a length.
  ///
  /// The index must not belong to a slot of extra numbers, because the result depends only on the place in the slot.
  @inline(__always)
  static func isLength(at index: Int) -> Bool { index % count >= width.rawValue }

  /// The attribute of an item that corresponds to the number.
  var attribute: LayoutAttribute {
    switch self {
    case .leading: .leading
    case .top: .top
    case .width: .width
    case .height: .height
    }
  }
}

extension LayoutNode {
  /// Returns the index, among the numbers of all slots, of one of the node's extra numbers; nil if the number has no
  /// slot.
  func index(ofExtra extra: Int) -> Int? {
    let order = SlotNumber.slot(of: extra)
    if extra < 0 || order >= scalarSlots.count { return nil }
    return SlotNumber(at: extra).index(in: scalarSlots[order])
  }
}
