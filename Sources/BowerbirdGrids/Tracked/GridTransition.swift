import BowerbirdLayout

/// The way from one layout of a grid to another.
///
/// ```swift
/// let before = grid.snapshot
/// grid.gridFlow(.columns)
/// root.layout(width: 320, height: 480)
/// let transition = grid.transition(from: before)
/// transition.items(at: 0.1)               // frames a tenth of a second on the way
/// ```
///
/// Items are the same if their identities are. They move and change their size; new ones fade in where they will be, and
/// those that are gone fade out where they were.
public struct GridTransition {
  /// What happens to an item.
  public enum Kind: Hashable, Sendable {
    /// It is there before and after.
    case move

    /// It is there only after.
    case insertion

    /// It is there only before.
    case removal
  }

  /// An item on its way.
  public struct Item {
    /// What finds the item again.
    public let identity: GridIdentity

    /// What happens to it.
    public let kind: Kind

    /// Where it is.
    public let frame: Rect

    /// How visible it is, from 0 to 1.
    public let opacity: Double
  }

  private struct Path {
    let identity: GridIdentity
    let kind: Kind
    let from: Rect
    let to: Rect
  }

  /// How it goes on in time.
  public let animation: GridAnimation
  private let paths: [Path]

  /// Makes a transition between two layouts.
  ///
  /// - Parameters:
  ///   - before: The layout that it begins with.
  ///   - after: The layout that it ends with.
  ///   - animation: How it goes on in time.
  /// - Complexity: O(items)
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

  /// When it is over, in seconds.
  public var end: Double { animation.end }

  /// All items at a moment: those of the later layout in their order, then those that are on their way out.
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

  /// The frame of one item at a moment.
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
