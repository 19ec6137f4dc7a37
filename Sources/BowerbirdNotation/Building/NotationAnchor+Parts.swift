import Bowerbird

extension NotationAnchor {
  /// The attributes that the anchor consists of: for `size`, the width and the height, in this order.
  var attributes: [LayoutAttribute] {
    switch self {
    case .leading: [.leading]
    case .trailing: [.trailing]
    case .left: [.left]
    case .right: [.right]
    case .centerX: [.centerX]
    case .top: [.top]
    case .bottom: [.bottom]
    case .centerY: [.centerY]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    case .width: [.width]
    case .height: [.height]
    case .size: [.width, .height]
    case .edges: [.leading, .trailing, .top, .bottom]
    case .horizontalEdges: [.leading, .trailing]
    case .verticalEdges: [.top, .bottom]
    case .leadingTop: [.leading, .top]
    case .leadingCenter: [.leading, .centerY]
    case .leadingBottom: [.leading, .bottom]
    case .centerTop: [.centerX, .top]
    case .center: [.centerX, .centerY]
    case .centerBottom: [.centerX, .bottom]
    case .trailingTop: [.trailing, .top]
    case .trailingCenter: [.trailing, .centerY]
    case .trailingBottom: [.trailing, .bottom]
    case .leftTop: [.left, .top]
    case .leftCenter: [.left, .centerY]
    case .leftBottom: [.left, .bottom]
    case .rightTop: [.right, .top]
    case .rightCenter: [.right, .centerY]
    case .rightBottom: [.right, .bottom]
    }
  }
}
