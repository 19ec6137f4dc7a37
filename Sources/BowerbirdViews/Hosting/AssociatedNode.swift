#if canImport(UIKit) && !os(watchOS)
  import BowerbirdLayout
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  import BowerbirdLayout
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The nodes of views: each view keeps its own alive, which so outlives nothing that speaks of it.
  @MainActor
  enum AssociatedNode {
    private final class Key {}
    private static let key = Key()

    /// An address that nothing else has.
    private static var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    /// The node of a view, or nil if nobody has asked for one.
    static func node(of view: AnyObject) -> LayoutNode? { objc_getAssociatedObject(view, address) as? LayoutNode }

    /// Makes the node of a view.
    static func make(for view: AnyObject, name: String) -> LayoutNode {
      let node = LayoutNode(name: name)
      objc_setAssociatedObject(view, address, node, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return node
    }
  }
#endif
