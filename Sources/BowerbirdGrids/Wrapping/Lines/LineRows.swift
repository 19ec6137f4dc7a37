import BowerbirdLayout
import BowerbirdSolver

/// Makes the definitions and constraints for the starts and lengths of items along the lines of a wrapping grid.
///
/// A start or a length is a constant, or an affine function of the grid's length.
final class LineRows {
  /// The values from which the constraints of an item were made.
  private struct Key: Equatable {
    var item: PlacedItem
    var axis: Axis

    /// Whether the item is a box with children; constraints inside of such a box may contradict the length in the line.
    var isBox: Bool

    /// The attribute that the item's start or length refers to: the grid's length, or the length that the grid hands
    /// on; nil if start and length are constants.
    var whole: LayoutAttribute?
  }

  private struct Record {
    /// A reference to the record's item, which does not keep the item alive.
    let item: ItemReference
    var key: Key?

    /// The constraint of the length of a box; nil for other items, whose lengths are set by definitions.
    var length: LayoutConstraint?
  }

  private let reconciler: ConstraintReconciler
  private unowned(unsafe) let host: LayoutNode
  private var records: [Record] = []

  init(_ reconciler: ConstraintReconciler, host: LayoutNode) {
    self.reconciler = reconciler
    self.host = host
  }

  /// Removes all constraints.
  func clear() {
    for record in records { remove(record) }
    records = []
  }

  /// Places items.
  ///
  /// Only the constraints of items whose ``Key`` has changed are compiled.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - placed: The starts and lengths of the items, in the same order.
  ///   - axis: The axis of the lines.
  func place(_ items: [WrappedItem], _ placed: [PlacedItem], along axis: Axis) {
    match(items)
    let depends = placed.contains { $0.start.slope != 0 || $0.length.slope != 0 }
    let whole = depends ? host.sharedLength(axis) : nil
    for (index, target) in placed.enumerated() {
      let node = items[index].item.layoutNode, isBox = node.isBoxWithChildren
      node.decideLength(!isBox, along: axis)
      node.yieldLength(nil, along: axis)
      let uses = target.start.slope != 0 || target.length.slope != 0
      let key = Key(item: target, axis: axis, isBox: isBox, whole: uses ? whole : nil)
      if records[index].key == key { continue }
      if records[index].key?.axis != axis {
        remove(records[index])
        records[index] = Record(item: records[index].item)
      }
      compile(key, node, &records[index])
    }
  }

  private func compile(_ key: Key, _ node: LayoutNode, _ record: inout Record) {
    let attributes = AxisAttributes.of(key.axis), old = record.key
    record.key = key
    if old?.item.start != key.item.start || old?.whole != key.whole {
      let start = definition(attributes.near, key.item.start, key.whole, .itemBegins)
      reconciler.define(.position, key.axis, of: node, start)
    }
    if old?.item.length == key.item.length, old?.whole == key.whole, old?.isBox == key.isBox { return }
    let length = definition(attributes.length, key.item.length, key.whole, .itemLength)
    if key.isBox {
      reconciler.endDefinition(.length, key.axis, of: node)
      record.length = reconciler.add(
        length.expression(of: node, in: host), .equal, GridPriority.boxLength, "item length", over: record.length)
    } else {
      reconciler.define(.length, key.axis, of: node, length)
      record.length = reconciler.drop(record.length)
    }
  }

  private func definition(
    _ attribute: LayoutAttribute, _ value: Affine, _ whole: LayoutAttribute?, _ kind: Definition.Kind
  ) -> Definition {
    var definition = Definition(attribute, plus: -value.constant, kind)
    if value.slope != 0, let whole { definition.add(whole, -value.slope) }
    return definition
  }

  /// Reorders the records to match the items, adds missing records, and removes the records of other items.
  private func match(_ items: [WrappedItem]) {
    if items.count == records.count, zip(items, records).allSatisfy({ $0.item.layoutNode.reference === $1.item }) {
      return
    }
    var known: [ObjectIdentifier: Record] = [:]
    for record in records { known[ObjectIdentifier(record.item)] = record }
    records = items.map { item in
      let reference = item.item.layoutNode.reference
      return known.removeValue(forKey: ObjectIdentifier(reference)) ?? Record(item: reference)
    }
    for record in known.values { remove(record) }
  }

  private func remove(_ record: Record) {
    reconciler.remove(record.length)
    guard let key = record.key else { return }
    reconciler.endDefinitions(of: record.item, along: key.axis, count: key.isBox ? 1 : 2)
  }
}
