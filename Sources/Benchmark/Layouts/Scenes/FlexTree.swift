import BowerbirdLayout

/// A tree of nested rows and columns, with up to four children in each.
///
/// Benchmarks of flexible-box engines use such a tree. A box at an even depth is a row, and a box at an odd depth is a
/// column. The gaps between children and the padding around them are 8 wide. Along the axis of the parent, all
/// children are equally long. Across that axis, every child is as long as its parent without padding. The phase
/// `sibling` of the benchmark makes one leaf longer than its siblings.
final class FlexTree: LayoutScene {
  let boxes: [Box]
  private let shape: TreeShape
  private var size: Size

  /// The leaf whose content changes its preferred width.
  private let leaf: Box

  /// The leaf that may be longer than its first sibling, the excess in length, and the constraint whose constant is the
  /// excess; nil in a tree without such a leaf.
  private var odd: (index: Int, excess: Double, constraint: LayoutConstraint)?

  var root: Box { boxes[0] }

  /// Declares the tree.
  ///
  /// - Parameters:
  ///   - count: The number of boxes.
  ///   - isFilled: Whether all leaves have content with an intrinsic size, rather than only the last leaf.
  init(size count: Int, isFilled: Bool) {
    shape = TreeShape(size: count)
    boxes = (0..<count).map { _ in Box() }
    leaf = boxes[count - 1]
    size = .zero
    size = rootSize(ofLeaves: 120)
    for index in boxes.indices {
      let children = shape.children(of: index)
      if !children.isEmpty {
        addChildren(boxes[children], to: boxes[index], isRow: shape.isRow(index))
      } else if isFilled {
        boxes[index].intrinsicSize = Size(width: 100, height: 20)
      }
    }
    leaf.intrinsicWidth = 100
  }

  func layOut() -> LayoutReport { root.layout(size) }
}

// MARK: - Declaring

extension FlexTree {
  private func addChildren(_ children: ArraySlice<Box>, to parent: Box, isRow: Bool) {
    for child in children { parent.add(child) }
    let group = isRow ? row(of: children, in: parent) : column(of: children, in: parent)
    let second = children.startIndex + 1
    if odd == nil, children.count > 1, children.indices.allSatisfy({ shape.children(of: $0).isEmpty }) {
      // The group begins with three constraints of the first child and one constraint of the second child. Then comes
      // the constraint on the second child's length along the axis.
      odd = (second, 0, group.constraints[4])
    }
  }

  private func row(of children: ArraySlice<Box>, in parent: Box) -> ConstraintGroup {
    parent.constraints { parent in
      for (index, child) in zip(children.indices, children) {
        if index == children.startIndex {
          child.leadingAnchor == parent.leadingAnchor + 8
        } else {
          child.leadingAnchor == children[index - 1].trailingAnchor + 8
          child.widthAnchor == children[children.startIndex].widthAnchor
        }
        child.topAnchor == parent.topAnchor + 8
        child.heightAnchor == parent.heightAnchor -- 8
      }
      children[children.endIndex - 1].trailingAnchor == parent.trailingAnchor - 8
    }
  }

  private func column(of children: ArraySlice<Box>, in parent: Box) -> ConstraintGroup {
    parent.constraints { parent in
      for (index, child) in zip(children.indices, children) {
        if index == children.startIndex {
          child.topAnchor == parent.topAnchor + 8
        } else {
          child.topAnchor == children[index - 1].bottomAnchor + 8
          child.heightAnchor == children[children.startIndex].heightAnchor
        }
        child.leadingAnchor == parent.leadingAnchor + 8
        child.widthAnchor == parent.widthAnchor -- 8
      }
      children[children.endIndex - 1].bottomAnchor == parent.bottomAnchor - 8
    }
  }
}

// MARK: - Changing

extension FlexTree {
  var loops: [LayoutLoop] {
    [
      LayoutLoop(name: "resize", isPerUnit: true, operations: [resize(140), resize(120)]),
      LayoutLoop(name: "resize_read", isPerUnit: true, operations: [resizeAndRead(140), resizeAndRead(120)]),
      LayoutLoop(name: "resize_97", isPerUnit: true, operations: widths.map { resize($0) }),
      LayoutLoop(name: "leaf", operations: [fill(110), fill(100)]),
      LayoutLoop(name: "sibling", operations: [lengthen(by: 4), lengthen(by: 0)]),
    ]
  }

  /// The widths of the leaves in a loop of 97 resizes: adjacent widths differ, and the last width is the initial width.
  private var widths: [Double] {
    (1...97).map { step in
      let part = Double(step * 37 % 97) / 96
      return 120 + 20 * part
    }
  }

  private func resize(_ leafWidth: Double) -> () -> LayoutReport {
    let wanted = rootSize(ofLeaves: leafWidth)
    return { [unowned self] in
      size = wanted
      return root.layout(wanted)
    }
  }

  private func resizeAndRead(_ leafWidth: Double) -> () -> LayoutReport {
    let resize = resize(leafWidth)
    return { [unowned self] in
      let report = resize()
      ValueSum.shared.add(sumOfFrames)
      return report
    }
  }

  /// Returns an operation that changes the preferred width of one leaf's content, which changes no frame.
  private func fill(_ width: Double) -> () -> LayoutReport {
    { [unowned self] in
      leaf.intrinsicWidth = width
      return root.layoutIfNeeded()
    }
  }

  /// Returns an operation that makes one box longer than its siblings by `excess`; the siblings become shorter.
  private func lengthen(by excess: Double) -> () -> LayoutReport {
    { [unowned self] in
      odd?.constraint.constant = excess
      odd?.excess = excess
      return root.layoutIfNeeded()
    }
  }

  private func rootSize(ofLeaves width: Double) -> Size {
    Size(
      width: shape.rootLength(ofLeaves: width, alongRows: true),
      height: shape.rootLength(ofLeaves: 40, alongRows: false))
  }
}

// MARK: - Arithmetic

extension FlexTree {
  func expectedFrames() -> [Rect] {
    var frames = Array(repeating: Rect(origin: .zero, size: size), count: shape.size)
    for parent in 0..<shape.size {
      let children = shape.children(of: parent)
      let isRow = shape.isRow(parent)
      var start = 8.0
      for (child, length) in zip(children, lengths(of: children, in: frames[parent].size, isRow: isRow)) {
        frames[child] =
          isRow
          ? Rect(x: start, y: 8, width: length, height: frames[parent].height - 16)
          : Rect(x: 8, y: start, width: frames[parent].width - 16, height: length)
        start += length + 8
      }
    }
    return frames
  }

  /// Returns the lengths of children: equal shares of the space without gaps and excess, plus the excess for one child.
  private func lengths(of children: Range<Int>, in parent: Size, isRow: Bool) -> [Double] {
    let excess = odd.flatMap { children.contains($0.index) ? $0.excess : nil } ?? 0
    let free = (isRow ? parent.width : parent.height) - 8 * Double(children.count + 1) - excess
    return children.map { free / Double(children.count) + (odd?.index == $0 ? excess : 0) }
  }
}
