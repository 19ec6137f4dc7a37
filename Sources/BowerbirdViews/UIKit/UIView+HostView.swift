#if canImport(UIKit) && !os(watchOS)
  import BowerbirdCoreGraphics
  import BowerbirdLayout
  import BowerbirdSolver
  import UIKit

  extension UIView: @MainActor HostView {
    /// The node of the view in the tree of items; created at the first use and kept alive by the view.
    public var layoutNode: LayoutNode {
      AssociatedNode.node(of: self)
        ?? AssociatedNode.make(for: self, name: accessibilityIdentifier ?? "\(type(of: self))")
    }

    /// The intrinsic content size, with the view's own priorities.
    public var hostContent: HostContent {
      let size = intrinsicContentSize
      return HostContent(
        width: size.width == Self.noIntrinsicMetric ? nil : Double(size.width),
        height: size.height == Self.noIntrinsicMetric ? nil : Double(size.height),
        hugging: AxisPriorities(
          horizontal: Priority(contentHuggingPriority(for: .horizontal)),
          vertical: Priority(contentHuggingPriority(for: .vertical))),
        resistance: AxisPriorities(
          horizontal: Priority(contentCompressionResistancePriority(for: .horizontal)),
          vertical: Priority(contentCompressionResistancePriority(for: .vertical))))
    }

    /// Returns the view's intrinsic content size, and the baselines of a label.
    ///
    /// If the proposed width is less than the intrinsic width, the view is asked for a size that fits the proposed
    /// width.
    public func hostMeasurement(in proposal: BowerbirdLayout.Size) -> BowerbirdLayout.Measurement {
      let intrinsic = BowerbirdLayout.Size(intrinsicContentSize)
      let size =
        proposal.width >= intrinsic.width
        ? intrinsic
        : BowerbirdLayout.Size(sizeThatFits(CGSize(width: proposal.width, height: .greatestFiniteMagnitude)))
      guard let font = (self as? UILabel)?.font else { return BowerbirdLayout.Measurement(size: size) }
      return BowerbirdLayout.Measurement(
        size: size, firstBaseline: Double(font.ascender), lastBaseline: size.height + Double(font.descender))
    }

    /// A Boolean value that indicates whether the view is hidden.
    public var isHostHidden: Bool { isHidden }

    /// Hides the view, or shows it again.
    ///
    /// - Parameter isHidden: Whether to hide the view.
    public func hostHide(_ isHidden: Bool) { self.isHidden = isHidden }

    /// The direction of the view's contents.
    public var hostDirection: LayoutDirection {
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size of the bounds.
    public var hostSize: BowerbirdLayout.Size { BowerbirdLayout.Size(bounds.size) }

    /// The number of pixels for each point, according to the view's traits.
    public var hostScale: Double { Double(traitCollection.displayScale) }

    /// The superview; nil for a view without a superview.
    public var hostParent: (any HostView)? { superview }

    /// The subviews that have a layout node.
    public var hostChildren: [any HostView] { subviews.filter { AssociatedNode.node(of: $0) != nil } }

    /// Makes another view a subview of this view; does nothing for a view of another toolkit.
    public func hostAdopt(_ view: any HostView) {
      if let view = view as? UIView { addSubview(view) }
    }

    /// Sets bounds and center, so that a transform of the view is kept.
    public func hostPlace(at frame: BowerbirdLayout.Rect) {
      let anchor = layer.anchorPoint
      bounds.size = CGSize(frame.size)
      center = CGPoint(
        x: frame.x + Double(anchor.x) * frame.width, y: frame.y + Double(anchor.y) * frame.height)
    }
  }

  extension Priority {
    /// Creates a priority of a layout from a priority of UIKit.
    fileprivate init(_ priority: UIKit.UILayoutPriority) { self.init(Double(min(max(priority.rawValue, 1), 1000))) }
  }
#endif
