import BowerbirdLayout
import BowerbirdViews

/// A view of a small toolkit.
@MainActor
final class Widget: @MainActor HostView {
  /// The node of the widget, created at the first use, as for views of real toolkits.
  var layoutNode: LayoutNode {
    if let node { return node }
    let made = LayoutNode(name: name)
    node = made
    return made
  }

  private var node: LayoutNode?
  private let name: String

  var frame = Rect.zero
  var isHostHidden = false
  var hostDirection = LayoutDirection.leftToRight
  var hostContent = HostContent()
  let hostScale: Double
  private(set) weak var superview: Widget?
  private(set) var subviews: [Widget] = []

  init(_ name: String, size: Size = .zero, scale: Double = 1) {
    self.name = name
    hostScale = scale
    frame.size = size
  }

  var hostSize: Size { frame.size }
  var hostParent: (any HostView)? { superview }
  var hostChildren: [any HostView] { subviews.filter { $0.node != nil } }

  /// Returns a text that is 20 high in its natural width, and higher in less width.
  func hostMeasurement(in proposal: Size) -> Measurement {
    let width = hostContent.width ?? 0
    let lines = proposal.width < width ? (width / proposal.width).rounded(.up) : 1
    return Measurement(size: Size(width: min(width, proposal.width), height: 20 * lines), firstBaseline: 15)
  }

  func hostAdopt(_ view: any HostView) {
    if let widget = view as? Widget { addSubview(widget) }
  }

  func hostPlace(at frame: Rect) { self.frame = frame }

  func hostHide(_ isHidden: Bool) { isHostHidden = isHidden }

  func addSubview(_ widget: Widget) {
    widget.removeFromSuperview()
    subviews.append(widget)
    widget.superview = self
  }

  func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}
