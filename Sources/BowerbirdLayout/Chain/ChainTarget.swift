/// The target to which a member of a chain relates its item: another item, anchors, the parent, or the parent's safe
/// area.
///
/// ```swift
/// view.layout.topLeft(top: 8, left: 8)                             // of the parent
/// view.layout.topLeft(image, top: 8, left: 8)                      // of another item
/// view.layout.topLeft(image.anchor.bottomLeft, top: 8)             // of a point
/// ```
public protocol ChainTarget {
  /// Returns the positions and lengths of a target, to which a chain can relate its item.
  static func numbers(of target: Self) -> ChainNumbers
}

/// A target with a horizontal and a vertical position: an item or a point.
///
/// Corners and centers can be related to such a target. A pair of edges is not such a target.
public protocol ChainPointTarget: ChainTarget {}

/// A target with a left and a right edge, or with a leading and a trailing edge.
public protocol ChainHorizontalEdgesTarget: ChainTarget {}

/// A target with an upper and a lower edge.
public protocol ChainVerticalEdgesTarget: ChainTarget {}

/// A target with four edges.
public protocol ChainEdgesTarget: ChainTarget {}

/// A target with all positions and lengths of an item, which therefore suits every member of a chain.
public typealias ChainItemTarget = ChainPointTarget & ChainHorizontalEdgesTarget & ChainVerticalEdgesTarget
  & ChainEdgesTarget

// In Embedded Swift, `any LayoutItem` requires that all protocols from which `LayoutItem` inherits are class-bound. The
// protocols of targets are not, because points and edges are structures. Classes therefore conform separately.
#if hasFeature(Embedded)
  /// The protocols to which every ``LayoutItem`` conforms.
  public typealias LayoutItemBase = AnyObject

  extension Box: ChainItemTarget {}

  extension Guide: ChainItemTarget {}
#else
  /// The protocols to which every ``LayoutItem`` conforms.
  public typealias LayoutItemBase = AnyObject & ChainItemTarget
#endif

extension LayoutItem {
  /// Returns the positions and lengths of an item, as a target of chains.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(.item(target.layoutNode.reference))
  }
}

extension LocationAnchor: ChainPointTarget {
  /// Returns the two positions of a point, as a target of chains.
  public static func numbers(of target: Self) -> ChainNumbers {
    let x = target.x.expression, y = target.y.expression
    return ChainNumbers(.anchors([x, y, x, y]))
  }
}

extension HorizontalEdgesAnchor: ChainHorizontalEdgesTarget {
  /// Returns the two edges, as a target of chains.
  public static func numbers(of target: Self) -> ChainNumbers {
    let leading = target.leading.expression, trailing = target.trailing.expression
    return ChainNumbers(.anchors([leading, leading, trailing, trailing]))
  }
}

extension VerticalEdgesAnchor: ChainVerticalEdgesTarget {
  /// Returns the two edges, as a target of chains.
  public static func numbers(of target: Self) -> ChainNumbers {
    let top = target.top.expression, bottom = target.bottom.expression
    return ChainNumbers(.anchors([top, top, bottom, bottom]))
  }
}

extension EdgesAnchor: ChainEdgesTarget {
  /// Returns the four edges, as a target of chains.
  public static func numbers(of target: Self) -> ChainNumbers {
    ChainNumbers(
      .anchors([
        target.horizontal.leading.expression, target.vertical.top.expression, target.horizontal.trailing.expression,
        target.vertical.bottom.expression,
      ]))
  }
}
