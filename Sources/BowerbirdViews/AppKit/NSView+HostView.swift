#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import BowerbirdCoreGraphics
  import BowerbirdLayout
  import BowerbirdSolver

  extension NSView: @MainActor HostView {
    /// The view's place in the tree of items; made when it is first asked for, and kept by the view.
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

    /// The intrinsic content size, or in less width the size that fits a control; the view's baselines.
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

    /// Whether the view is hidden.
    public var isHostHidden: Bool { isHidden }

    /// The direction of the view's contents.
    public var hostDirection: LayoutDirection {
      userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size of the bounds.
    public var hostSize: BowerbirdLayout.Size { BowerbirdLayout.Size(bounds.size) }

    /// The scale of the window.
    public var hostScale: Double { Double(window?.backingScaleFactor ?? 1) }

    /// The superview.
    public var hostParent: (any HostView)? { superview }

    /// The subviews that have taken part in layout before.
    public var hostChildren: [any HostView] { subviews.filter { AssociatedNode.node(of: $0) != nil } }

    /// Makes another view a subview of this one.
    public func hostAdopt(_ view: any HostView) {
      if let view = view as? NSView { addSubview(view) }
    }

    /// Sets the frame, upside down where the superview's y axis points up.
    public func hostPlace(at frame: BowerbirdLayout.Rect) {
      var frame = frame
      if let superview, !superview.isFlipped { frame.y = Double(superview.bounds.height) - frame.maxY }
      self.frame = CGRect(frame)
    }
  }

  extension Priority {
    /// AppKit's priority as a level that layout accepts.
    fileprivate init(_ priority: AppKit.NSLayoutConstraint.Priority) {
      self.init(Double(min(max(priority.rawValue, 1), 1000)))
    }
  }
#endif
