/// One of a slot's four numbers.
///
/// The numbers of all slots are stored in one row, slot by slot. A *place* is an index in that row. Some slots hold four
/// of a node's extra numbers instead.
enum SlotNumber: Int {
  case leading, top, width, height

  private static let count = 4

  /// The length along an axis.
  @inline(__always)
  static func length(along axis: Axis) -> Self { axis == .horizontal ? .width : .height }

  // MARK: From slots to places

  /// Returns the place of the number in a slot.
  @inline(__always)
  func place(in slot: Int) -> Int { slot * Self.count + rawValue }

  @inline(__always)
  func place(in slot: Int32) -> Int { place(in: Int(slot)) }

  /// Returns the places of all four numbers of a slot.
  @inline(__always)
  static func places(in slot: Int) -> Range<Int> { slot * count..<(slot + 1) * count }

  /// Returns the number of places that some slots have.
  @inline(__always)
  static func placeCount(ofSlots slotCount: Int) -> Int { slotCount * count }

  // MARK: From places to slots

  /// Returns the slot that a place belongs to.
  @inline(__always)
  static func slot(of place: Int) -> Int { place / count }

  /// Creates the number at a place.
  @inline(__always)
  init(at place: Int) { self = Self(rawValue: place % Self.count) ?? .leading }

  /// The axis of a length; nil for a position.
  @inline(__always)
  var axisOfLength: Axis? {
    switch self {
    case .leading, .top: nil
    case .width: .horizontal
    case .height: .vertical
    }
  }

  /// Returns whether the number at a place is a length.
  @inline(__always)
  static func isLength(at place: Int) -> Bool { place % count >= width.rawValue }

  /// The attribute of an item that the number is.
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
  /// Returns the place of one of the node's extra numbers; nil if the number has no slot.
  func place(ofExtra index: Int) -> Int? {
    let order = SlotNumber.slot(of: index)
    if index < 0 || order >= scalarSlots.count { return nil }
    return SlotNumber(at: index).place(in: scalarSlots[order])
  }
}
