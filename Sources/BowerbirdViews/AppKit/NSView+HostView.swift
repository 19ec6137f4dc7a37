#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import BowerbirdCoreGraphics
  import BowerbirdLayout
  import BowerbirdSolver

  extension NSView: @MainActor HostView {
    /// The node of the view in the tree of items; created at the first use and kept alive by the view.
    public var layoutNode: LayoutNode {
      AssociatedNode.node(of: self) ?? AssociatedNode.make(for: self, name: identifier?.rawValue ?? "\(type(of: self))")
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

    /// Returns the view's intrinsic content size and its baselines.
    ///
    /// If the proposed width is less than the intrinsic width, a control is asked for a size that fits the proposed
    /// width.
    public func hostMeasurement(in proposal: BowerbirdLayout.Size) -> BowerbirdLayout.Measurement {
      var size = BowerbirdLayout.Size(intrinsicContentSize)
      if proposal.width < size.width, let control = self as? NSControl {
        size = BowerbirdLayout.Size(
          control.sizeThatFits(CGSize(width: proposal.width, height: .greatestFiniteMagnitude)))
      }
      return BowerbirdLayout.Measurement(
        size: size, firstBaseline: Double(firstBaselineOffsetFromTop),
        lastBaseline: size.height - Double(lastBaselineOffsetFromBottom))
    }

    /// A Boolean value that indicates whether the view is hidden.
    public var isHostHidden: Bool { isHidden }

    /// Hides the view, or shows it again.
    ///
    /// - Parameter isHidden: Whether to hide the view.
    public func hostHide(_ isHidden: Bool) { self.isHidden = isHidden }

    /// The direction of the view's contents.
    public var hostDirection: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size of the bounds.
    public var hostSize: BowerbirdLayout.Size { BowerbirdLayout.Size(bounds.size) }

    /// The number of pixels for each point of the window; 1 for a view without a window.
    public var hostScale: Double { Double(window?.backingScaleFactor ?? 1) }

    /// The superview; nil for a view without a superview.
    public var hostParent: (any HostView)? { superview }

    /// The subviews that have a layout node.
    public var hostChildren: [any HostView] { subviews.filter { AssociatedNode.node(of: $0) != nil } }

    /// Makes another view a subview of this view; does nothing for a view of another toolkit.
    public func hostAdopt(_ view: any HostView) {
      if let view = view as? NSView { addSubview(view) }
    }

    /// Sets the frame, flipped if the superview's y axis points up.
    public func hostPlace(at frame: BowerbirdLayout.Rect) {
      var frame = frame
      if let superview, !superview.isFlipped { frame.y = Double(superview.bounds.height) - frame.maxY }
      self.frame = CGRect(frame)
    }
  }

  extension Priority {
    /// Creates a priority of a layout from a priority of AppKit.
    fileprivate init(_ priority: AppKit.NSLayoutConstraint.Priority) {
      self.init(Double(min(max(priority.rawValue, 1), 1000)))
    }
  }
#endif
