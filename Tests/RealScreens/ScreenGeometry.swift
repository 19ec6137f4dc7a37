import BowerbirdLayout
import BowerbirdSolver

/// The frames of a screen's items in the root's coordinates, to check its statements by plain arithmetic.
package struct ScreenGeometry {
  private let description: ScreenDescription

  /// The frames of the views, followed by those of the guides.
  private let frames: [Rect]

  /// Creates the geometry of the frames in the file.
  package init(ofFile description: ScreenDescription) {
    self.init(description, frames: description.views.map(\.frame))
  }

  /// Creates the geometry of a layout.
  ///
  /// - Parameters:
  ///   - description: The screen.
  ///   - relative: The frame of each view, in its parent's coordinates.
  package init(_ description: ScreenDescription, frames relative: [Rect]) {
    self.description = description
    var frames: [Rect] = []
    for (view, frame) in zip(description.views, relative) {
      let origin = view.parent.map { frames[$0].origin } ?? .zero
      let place = view.parent == nil ? Point.zero : Point(x: origin.x + frame.x, y: origin.y + frame.y)
      frames.append(Rect(origin: place, size: frame.size))
    }
    for guide in description.guides {
      let (owner, insets) = (frames[guide.owner], guide.insets)
      frames.append(
        Rect(
          x: owner.x + insets.left, y: owner.y + insets.top, width: owner.width - insets.left - insets.right,
          height: owner.height - insets.top - insets.bottom))
    }
    self.frames = frames
  }

  /// Returns the violation of a statement; 0 if it holds.
  package func violation(of statement: ScreenDescription.Statement) -> Double {
    let origin = origin(of: statement)
    var difference = value(of: statement.first, from: origin) - statement.constant
    if let second = statement.second { difference -= statement.factor * value(of: second, from: origin) }
    switch statement.relation {
    case .equal: return difference.magnitude
    case .lessOrEqual: return max(0, difference)
    case .greaterOrEqual: return max(0, -difference)
    }
  }

  /// Returns by how much an item's extents are negative.
  package func shortage(of item: Int) -> Double { max(0, -frames[item].width, -frames[item].height) }

  /// Returns the origin of positions: that of the closest item around both items, or of the parent for a statement
  /// about one.
  private func origin(of statement: ScreenDescription.Statement) -> Point {
    guard let second = statement.second, second.item != statement.first.item else {
      return frames[parent(of: statement.first.item) ?? 0].origin
    }
    let around = Set(path(of: second.item))
    return frames[path(of: statement.first.item).first { around.contains($0) } ?? 0].origin
  }

  /// Returns an item and the items around it, from the inside outwards.
  private func path(of item: Int) -> [Int] {
    var path = [item]
    while let next = parent(of: path[path.count - 1]) { path.append(next) }
    return path
  }

  private func parent(of item: Int) -> Int? {
    item < description.views.count
      ? description.views[item].parent : description.guides[item - description.views.count].owner
  }

  private func value(of term: ScreenDescription.Term, from origin: Point) -> Double {
    let frame = frames[term.item]
    return switch term.attribute {
    case .left, .leading: frame.minX - origin.x
    case .right, .trailing: frame.maxX - origin.x
    case .centerX: frame.midX - origin.x
    case .top: frame.minY - origin.y
    case .bottom: frame.maxY - origin.y
    case .centerY: frame.midY - origin.y
    case .width: frame.width
    case .height: frame.height
    case .firstBaseline, .lastBaseline, .scalar: .nan
    }
  }
}
