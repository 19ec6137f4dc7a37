/// The indices of a slot's four numbers among the numbers of all slots: leading edge, top edge, width and height.
///
/// A slot of additional numbers has four of a node's additional numbers instead.
struct SlotPlaces {
  /// The number of numbers in a slot.
  static let count = 4

  /// The index of the first number.
  let first: Int

  @inline(__always)
  init(_ slot: Int) { first = slot * Self.count }

  @inline(__always)
  init(_ slot: Int32) { first = Int(slot) * Self.count }

  @inline(__always)
  var leading: Int { first }

  @inline(__always)
  var top: Int { first + 1 }

  @inline(__always)
  var width: Int { first + 2 }

  @inline(__always)
  var height: Int { first + 3 }

  /// All four indices.
  @inline(__always)
  var all: Range<Int> { first..<first + Self.count }

  /// Returns the index of the length along an axis.
  @inline(__always)
  func length(along axis: Axis) -> Int { axis == .horizontal ? width : height }

  @inline(__always)
  subscript(number: LayoutEngine.SlotNumber) -> Int { first + number.rawValue }

  /// Returns the slot that contains the number with an index.
  @inline(__always)
  static func slot(of place: Int) -> Int { place / count }

  /// Returns the index of a number in its slot, from 0 to 3, given its index among the numbers of all slots.
  @inline(__always)
  static func order(of place: Int) -> Int { place % count }
}

extension LayoutNode {
  /// Returns the index of one of the node's additional numbers among the numbers of all slots; nil if it has no slot.
  func place(ofExtra index: Int) -> Int? {
    let order = SlotPlaces.slot(of: index)
    if index < 0 || order >= scalarSlots.count { return nil }
    return SlotPlaces(scalarSlots[order]).first + SlotPlaces.order(of: index)
  }
}
