// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The declarations of AppKit that the adaptor needs, so that it can be compiled and tested on Linux. Foundation stands
// in for Core Graphics and for the classes of the Objective-C runtime.

@_exported import Foundation

open class NSLayoutAnchor: NSObject {}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}
public final class NSLayoutDimension: NSLayoutAnchor {}

public final class NSLayoutConstraint: NSObject {
  public enum Orientation: Int, Sendable { case horizontal, vertical }

  public struct Priority: Hashable, Sendable, RawRepresentable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(rawValue: 1000)
    public static let defaultHigh = Priority(rawValue: 750)
    public static let defaultLow = Priority(rawValue: 250)
  }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct NSUserInterfaceItemIdentifier: Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

// MacTypes.h declares types with these names, and every program that imports AppKit sees them.
public struct Point: Sendable {}
public struct Rect: Sendable {}
public typealias Size = Int

@MainActor
public final class NSWindow: NSObject {
  public let backingScaleFactor: CGFloat = 2
}

@MainActor
open class NSView: NSObject {
  public static let noIntrinsicMetric: CGFloat = -1

  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var isFlipped: Bool { false }

  public init(frame: CGRect = .zero) {
    super.init()
    self.frame = frame
  }

  // MARK: - The tree of views

  open private(set) var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open var isHidden = false
  open var identifier: NSUserInterfaceItemIdentifier?
  open var window: NSWindow?
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layout() {}

  // MARK: - Content

  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open var fittingSize: CGSize { .zero }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  private var hugging: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  private var resistance: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation)
  {
    hugging[axis] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Orientation)
    -> NSLayoutConstraint.Priority
  {
    resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {
    resistance[axis] = priority
  }

  // MARK: - Members with the names of item members

  open var constraints: [NSLayoutConstraint] { [] }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor
open class NSControl: NSView {
  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A text with characters 10 wide and lines 20 high; baselines are 4 above the bottom of a line.
@MainActor
open class NSTextField: NSControl {
  open var stringValue = ""
  open var maximumNumberOfLines = 1
  open override var firstBaselineOffsetFromTop: CGFloat { 16 }
  open override var lastBaselineOffsetFromBottom: CGFloat { 4 }

  private var length: CGFloat { CGFloat(stringValue.count) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 10 * length, height: 20) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if maximumNumberOfLines == 1 || size.width < 10 { return intrinsicContentSize }
    let most = (size.width / 10).rounded(.down)
    return CGSize(width: 10 * min(most, length), height: 20 * (length / most).rounded(.up))
  }
}

// MARK: - The Objective-C runtime

public enum objc_AssociationPolicy: UInt, Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1 }

/// The values by object and key; the trials keep their views alive, so no address is used twice.
nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[ObjectIdentifier(object as AnyObject)]?[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associations[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
}
