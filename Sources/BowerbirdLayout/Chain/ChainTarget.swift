/// What a member of a chain relates its item to: another item, anchors, the parent, or the parent's safe area.
///
/// ```swift
/// view.layout.topLeft(top: 8, left: 8)                             // of the parent
/// view.layout.topLeft(image, top: 8, left: 8)                      // of another item
/// view.layout.topLeft(image.anchor.bottomLeft, top: 8)             // of a point
/// ```
public protocol ChainTarget {
  /// Returns the numbers that a target has.
  static func numbers(of target: Self) -> ChainNumbers
}

/// A target with a horizontal and a vertical position.
///
/// Corners and centers are related to points, and not to pairs of edges.
public protocol ChainPointTarget: ChainTarget {}

/// A target with a left and a right, or a leading and a trailing edge.
public protocol ChainHorizontalEdgesTarget: ChainTarget {}

/// A target with an upper and a lower edge.
public protocol ChainVerticalEdgesTarget: ChainTarget {}

/// A target with four edges.
public protocol ChainEdgesTarget: ChainTarget {}

/// A target with all numbers of an item.
public typealias ChainItemTarget = ChainPointTarget & ChainHorizontalEdgesTarget & ChainVerticalEdgesTarget
  & ChainEdgesTarget

extension LayoutItem {
  /// Returns the numbers of an item.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(kind: .item(target.layoutNode.reference))
  }
}

extension LayoutAnchor: ChainTarget {
  /// Returns the anchor alone.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(near: (target, target), far: (target, target))
  }
}

extension LocationAnchor: ChainPointTarget {
  /// Returns the two positions of a point.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(near: (target.x, target.y), far: (target.x, target.y))
  }
}

extension HorizontalEdgesAnchor: ChainHorizontalEdgesTarget {
  /// Returns the two edges.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(near: (target.leading, target.leading), far: (target.trailing, target.trailing))
  }
}

extension VerticalEdgesAnchor: ChainVerticalEdgesTarget {
  /// Returns the two edges.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(near: (target.top, target.top), far: (target.bottom, target.bottom))
  }
}

extension EdgesAnchor: ChainEdgesTarget {
  /// Returns the four edges.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(
      near: (target.horizontal.leading, target.vertical.top), far: (target.horizontal.trailing, target.vertical.bottom))
  }
}
