import BowerbirdLayout

/// A transition from one layout of a grid to another.
///
/// ```swift
/// let before = grid.snapshot
/// grid.gridFlow(.columns)
/// root.layout(width: 320, height: 480)
/// let transition = grid.transition(from: before)
/// transition.items(at: 0.1)               // the frames after a tenth of a second
/// ```
///
/// Equal identities identify the same item in both layouts. An item of both layouts moves and changes its size. A new
/// item fades in at its new place, and a removed item fades out at its old place.
public struct GridTransition {
  /// The kind of change of an item.
  public enum Kind: Hashable, Sendable {
    /// The item is in both layouts.
    case move

    /// The item is only in the later layout.
    case insertion

    /// The item is only in the earlier layout.
    case removal
  }

  /// An item at a moment of the transition.
  public struct Item {
    /// The identity by which the item is recognized.
    public let identity: GridIdentity

    /// The kind of change of the item.
    public let kind: Kind

    /// The frame of the item at the moment.
    public let frame: Rect

    /// The opacity of the item, from 0 to 1.
    public let opacity: Double
  }

  private struct Path {
    let identity: GridIdentity
    let kind: Kind
    let from: Rect
    let to: Rect
  }

  /// The duration, the delay and the curve of the transition.
  public let animation: GridAnimation
  private let paths: [Path]

  /// Creates a transition between two layouts.
  ///
  /// - Parameters:
  ///   - before: The layout at the beginning.
  ///   - after: The layout at the end.
  ///   - animation: The duration, the delay and the curve of the transition.
  /// - Complexity: O(n) for n items in both layouts together.
  public init(from before: GridSnapshot, to after: GridSnapshot, animation: GridAnimation = .default) {
    self.animation = animation
    var old: [GridIdentity: Rect] = [:]
    for item in before.items { old[item.identity] = item.frame }
    var paths = after.items.map { item in
      let from = old.removeValue(forKey: item.identity)
      return Path(
        identity: item.identity, kind: from == nil ? .insertion : .move, from: from ?? item.frame, to: item.frame)
    }
    for item in before.items {
      guard let frame = old[item.identity] else { continue }
      paths.append(Path(identity: item.identity, kind: .removal, from: frame, to: frame))
    }
    self.paths = paths
  }

  /// The time at which the transition ends, in seconds from its beginning; the animation's delay is included.
  public var end: Double { animation.end }

  /// Returns all items at a time: the items of the later layout in their order, then the items that fade out.
  ///
  /// When the transition is over, the result has only the items of the later layout.
  ///
  /// - Parameter time: The time in seconds from the beginning of the transition.
  /// - Returns: The items.
  public func items(at time: Double) -> [Item] {
    let progress = animation.progress(at: time)
    let isOver = time >= end
    return paths.compactMap { path in
      switch path.kind {
      case .move:
        Item(identity: path.identity, kind: .move, frame: path.from.moved(towards: path.to, by: progress), opacity: 1)
      case .insertion:
        Item(identity: path.identity, kind: .insertion, frame: path.to, opacity: min(max(progress, 0), 1))
      case .removal:
        isOver
          ? nil
          : Item(identity: path.identity, kind: .removal, frame: path.from, opacity: min(max(1 - progress, 0), 1))
      }
    }
  }

  /// Returns the frame of one item at a time in seconds from the beginning of the transition.
  ///
  /// The result is nil if the item is in neither layout, or if the item is a removed item and the transition is over.
  public func frame(of identity: GridIdentity, at time: Double) -> Rect? {
    items(at: time).first { $0.identity == identity }?.frame
  }
}

extension Rect {
  fileprivate func moved(towards other: Rect, by progress: Double) -> Rect {
    if progress == 1 { return other }
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    return Rect(
      x: between(x, other.x), y: between(y, other.y), width: between(width, other.width),
      height: between(height, other.height))
  }
}
