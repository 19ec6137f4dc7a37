import BowerbirdLayout
import BowerbirdSolver
import Testing

/// UIKit's spelling, for code that is carried over.
@Suite struct UIKitSpellingTests {
  private let view = Box("view"), image = Box("image"), title = Box("title")

  init() {
    view.addSubview(image)
    view.insertSubview(title, at: 0)
    for item in [image, title] { item.translatesAutoresizingMaskIntoConstraints = false }
  }

  @Test func `constraints of items and attributes`() {
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: image, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5,
        constant: -10),
      NSLayoutConstraint(
        item: image, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 44),
      NSLayoutConstraint(
        item: image, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view, attribute: .leading,
        multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: image, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: view, attribute: .leading,
        multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: image, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 0.5,
        constant: 0),
    ])
    #expect(view.layout(width: 320, height: 480).problems.isEmpty)
    #expect(image.frame == Rect(x: 16, y: 196, width: 150, height: 44))
  }

  @Test func `their parts can be read`() {
    let constraint = NSLayoutConstraint(
      item: title, attribute: .top, relatedBy: .equal, toItem: image, attribute: .bottom, multiplier: 1, constant: 8)
    #expect(constraint.firstItem === title && constraint.secondItem === image)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(constraint.constant == 8 && constraint.relation == .equal && !constraint.isActive)
    #expect(constraint.file != nil)
  }

  @Test func `attributes that cannot be compared are reported`() {
    let constraint = NSLayoutConstraint(
      item: title, attribute: .width, relatedBy: .equal, toItem: image, attribute: .top, multiplier: 1, constant: 0)
    constraint.isActive = true
    let problems = view.layout(width: 100, height: 100).problems.map(\.description)
    #expect(problems.count == 1 && problems[0].hasPrefix("'title'.width == 'image'.top"), "\(problems)")
    #expect(problems.first?.contains("cannot be compared") == true)
  }

  @Test func `no attribute of another item is reported and has no effect`() {
    let constraint = NSLayoutConstraint(
      item: image, attribute: .width, relatedBy: .equal, toItem: title, attribute: .notAnAttribute, multiplier: 1,
      constant: 44)
    constraint.isActive = true
    let problems = view.layout(width: 100, height: 100).problems.map(\.description)
    #expect(problems.count == 1 && problems[0].hasPrefix("'image'.width == 'title'.notAnAttribute + 44"), "\(problems)")
    #expect(image.frame.width == 0)
  }

  @Test func `no attribute on the left side is reported and has no effect`() {
    let constraint = NSLayoutConstraint(
      item: image, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 44)
    constraint.isActive = true
    let problems = view.layout(width: 100, height: 100).problems.map(\.description)
    #expect(problems.count == 1 && problems[0].hasPrefix("'image'.notAnAttribute == 44"), "\(problems)")
    #expect(image.frame.height == 0 && constraint.firstAttribute == .notAnAttribute)
  }

  @Test func `a position without another item is reported and has no effect`() {
    let line = #line + 1
    let constraint = NSLayoutConstraint(
      item: image, attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 44)
    constraint.isActive = true
    #expect(
      view.layout(width: 100, height: 100).problems.map(\.description) == [
        "'image'.leading == 44 (\(#fileID):\(line)) has no meaning: only a length can be compared with a number; "
          + "state the other item of a position."
      ])
    #expect(image.frame.x == 0)
  }

  @Test func `no attribute and no item on the right side make it a number`() {
    let constraint = NSLayoutConstraint(
      item: image, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 3,
      constant: 44)
    constraint.isActive = true
    #expect(view.layout(width: 100, height: 100).problems.isEmpty)
    #expect(image.frame.height == 44 && constraint.firstAttribute == .height)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
  }

  @Test func `no attribute stays what it is in a term`() {
    let term = LayoutExpression.Term(image.layoutNode.reference, .notAnAttribute)
    #expect(term.attribute == .notAnAttribute && LayoutAttribute.notAnAttribute != .height)
  }

  @Test func `the tree`() {
    let guide = UILayoutGuide("guide")
    view.addLayoutGuide(guide)
    #expect(view.subviews.count == 2 && view.subviews[0] === title && view.children.count == 3)
    #expect(image.superview === view && view.superview == nil)
    #expect(image.isDescendant(of: view) && image.isDescendant(of: image) && !view.isDescendant(of: image))
    image.removeFromSuperview()
    #expect(image.superview == nil && view.subviews.count == 1)
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `margins and the safe area`() {
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 8, bottom: 0, trailing: 8)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      title.heightAnchor.constraint(equalToConstant: 30),
    ])
    view.layout(width: 100, height: 100)
    #expect(title.frame == Rect(x: 8, y: 20, width: 84, height: 30))
    #expect(view.safeAreaLayoutGuide === view.layoutMarginsGuide)
  }

  @Test func `priorities are calculated`() {
    let width = title.widthAnchor.constraint(equalToConstant: 100)
    width.priority = .defaultHigh - 1
    #expect(width.priority == 749 && UILayoutPriority(rawValue: 250) + 1 == 251)
    #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.fittingSizeLevel == 50)
    title.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    title.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(title.contentHugging.horizontal == 751 && title.compressionResistance.vertical == .required)
    image.constraints { $0.widthAnchor == 50 --! .priority(.defaultHigh - 1) }
  }

  @Test func `system spacing and offsets`() {
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
      image.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      view.leadingAnchor.anchorWithOffset(to: image.leadingAnchor)
        .constraint(equalTo: image.topAnchor.anchorWithOffset(to: image.bottomAnchor)),
      title.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: image.leadingAnchor, multiplier: 1),
      title.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: image.topAnchor, multiplier: 1),
    ])
    view.layout(width: 100, height: 100)
    #expect(image.frame.x == 16 && image.frame.y == 8 && image.frame.height == 16)
    #expect(title.frame.x >= 24 && title.frame.y <= 16)
  }

  @Test func `what asks for a layout`() {
    final class Counting: Box {
      var calls = 0
      override func arrangeChildren() { calls += 1 }
    }
    let counting = Counting("counting")
    view.addSubview(counting)
    view.layout(width: 100, height: 100)
    let before = counting.calls
    counting.setNeedsLayout()
    counting.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(counting.calls == before + 1)
    title.measure = { _ in Measurement(size: Size(width: 30, height: 10)) }
    #expect(title.intrinsicContentSize == Size(width: 30, height: 10) && image.intrinsicContentSize == nil)
    title.invalidateIntrinsicContentSize()
    #expect(view.layoutIfNeeded().problems.isEmpty)
  }
}
