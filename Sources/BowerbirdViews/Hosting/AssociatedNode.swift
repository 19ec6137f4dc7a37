#if canImport(UIKit) && !os(watchOS)
  import BowerbirdLayout
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  import BowerbirdLayout
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The nodes of views; each view keeps its own node alive, and the node is released with the view.
  @MainActor
  enum AssociatedNode {
    private final class Key {}
    private static let key = Key()

    /// A unique address, as the key of the association.
    private static var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    /// Returns the node of a view, or nil if the view has no node yet.
    static func node(of view: AnyObject) -> LayoutNode? { objc_getAssociatedObject(view, address) as? LayoutNode }

    /// Creates the node of a view.
    static func make(for view: AnyObject, name: String) -> LayoutNode {
      let node = LayoutNode(name: name)
      objc_setAssociatedObject(view, address, node, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return node
    }
  }
#endif
