// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The declarations of UIKit that the adaptor needs, so that it can be compiled and tested on Linux. Foundation stands
// in for Core Graphics and for the classes of the Objective-C runtime.

@_exported import Foundation

open class NSLayoutAnchor: NSObject {}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}
public final class NSLayoutDimension: NSLayoutAnchor {}

public final class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UIEdgeInsets: Sendable {
  public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  public init() {}
}

public final class UITraitCollection: NSObject {
  public let displayScale: CGFloat = 2
}

open class CALayer: NSObject {
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}

public final class UIFont: NSObject {
  public let ascender: CGFloat = 16
  public let descender: CGFloat = -4
}

@MainActor
open class UIView: NSObject {
  public static let noIntrinsicMetric: CGFloat = -1

  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  public let layer = CALayer()

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - layer.anchorPoint.x * bounds.width, y: center.y - layer.anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + layer.anchorPoint.x * newValue.width,
        y: newValue.minY + layer.anchorPoint.y * newValue.height)
    }
  }

  public init(frame: CGRect = .zero) {
    super.init()
    self.frame = frame
  }

  // MARK: - The tree of views

  open private(set) var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var isHidden = false
  open var accessibilityIdentifier: String?
  open var traitCollection = UITraitCollection()
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layoutSubviews() {}

  // MARK: - Content

  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    resistance[axis] = priority
  }

  // MARK: - Members with the names of item members

  open var constraints: [NSLayoutConstraint] { [] }
  open var layoutMargins = UIEdgeInsets()
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

/// A label with characters 10 wide and lines 20 high.
@MainActor
open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
  open var font: UIFont! = UIFont()

  private var length: CGFloat { CGFloat(text?.count ?? 0) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 10 * length, height: 20) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if numberOfLines == 1 || size.width < 10 { return intrinsicContentSize }
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
