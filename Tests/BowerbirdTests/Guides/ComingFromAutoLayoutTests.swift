import Bowerbird
import Testing

/// Runs the code of ComingFromAutoLayout.md.
@Suite struct ComingFromAutoLayoutTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/ComingFromAutoLayout.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a screen`() throws {
    // The document's code begins
    let screen = Box("screen"), image = Box("image")
    screen.add(image)
    let group = image.constraints { view in
      view.topAnchor == screen.topAnchor + 20
      view.leadingAnchor == screen.leadingAnchor + 20
      view.trailingAnchor <= screen.trailingAnchor - 20
      view.widthAnchor == 400 --! .priority(900) --! .identifier("image width")
      view.heightAnchor == view.widthAnchor * 0.6
    }
    screen.layout(width: 320, height: 480)
    print(image.frame.x, image.frame.y, image.frame.width, image.frame.height)
    // 20.0 20.0 280.0 168.0
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let title = Box("title")
    screen.add(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
      title.widthAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5, constant: -10),
      title.leadingAnchor.constraint(equalTo: image.leadingAnchor),
    ])
    screen.layoutIfNeeded()
    print(title.frame.y, title.frame.width)  // 200.0 130.0
    // and ends
    try document.expectPrinted()

    // The document's code begins
    final class ProfileView: Box {
      private let avatar = Box("avatar"), nameLabel = Label("Ada", name: "name"), followButton = Box("follow")
      private let column = UILayoutGuide("column")
      private var avatarWidth: NSLayoutConstraint!

      init() {
        super.init("profile")
        for view in [avatar, nameLabel, followButton] {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
        }
        addLayoutGuide(column)
        avatarWidth = avatar.widthAnchor.constraint(equalToConstant: 64)
        avatarWidth.priority = .defaultHigh - 1
        nameLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
        nameLabel.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
          avatar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
          avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
          avatarWidth,
          avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 1),
          column.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 2),
          column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
          column.topAnchor.constraint(equalTo: avatar.topAnchor),
          column.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
          nameLabel.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
          nameLabel.topAnchor.constraint(equalTo: column.topAnchor),
        ])
        NSLayoutConstraint(
          item: followButton, attribute: .leading, relatedBy: .equal, toItem: column, attribute: .leading,
          multiplier: 1, constant: 0
        ).isActive = true
        NSLayoutConstraint(
          item: followButton, attribute: .bottom, relatedBy: .equal, toItem: column, attribute: .bottom,
          multiplier: 1, constant: 0
        ).isActive = true
        NSLayoutConstraint(
          item: followButton, attribute: .width, relatedBy: .equal, toItem: column, attribute: .width,
          multiplier: 0.5, constant: 0
        ).isActive = true
        NSLayoutConstraint(
          item: followButton, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 28
        ).isActive = true
      }

      func enlarge() {
        avatarWidth.constant = 96
        setNeedsLayout()
        layoutIfNeeded()
      }
    }

    let profile = ProfileView()
    profile.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16)
    profile.layout(width: 320, height: 480)
    for view in profile.subviews { print(view.name, view.frame.x, view.frame.y) }
    // avatar 16.0 36.0
    // name 96.0 36.0
    // follow 96.0 72.0
    profile.enlarge()
    print(profile.subviews[0].frame)  // (x 16, y 36, 96 × 96)
    // and ends
    try document.expectPrinted()

    // The document's code begins
    group.top?.constant = 40
    group["image width"]?.priority = .defaultLow
    screen.layoutIfNeeded()
    print(image.frame.y, title.frame.y)  // 40.0 220.0
    group.isActive = false
    image.remove()
    let report = screen.layoutIfNeeded()
    print(report.changed.contains { $0 === image })  // false
    // and ends
    try document.expectPrinted()
  }

  @Test func `content`() throws {
    // The document's code begins
    let row = Box("row"), icon = Box("icon"), middle = Guide("middle")
    let text = Label("Have you seen the new bower?")
    row.add([icon, text, middle])
    row.layoutMargins = DirectionalEdgeInsets(8)
    icon.intrinsicSize = Size(width: 24, height: 24)
    icon.contentHugging.horizontal = 251
    icon.compressionResistance.horizontal = 751
    icon.constraints { $0.leadingTopAnchor == row.layoutMarginsGuide.leadingTopAnchor }
    middle.constraints { view in
      view.leadingAnchor == icon.trailingAnchor
      view.widthAnchor == 10
    }
    text.constraints { view in
      view.leadingAnchor == middle.trailingAnchor
      view.topAnchor == row.layoutMarginsGuide.topAnchor
      view.trailingAnchor == row.layoutMarginsGuide.trailingAnchor
      view.bottomAnchor <= row.layoutMarginsGuide.bottomAnchor
    }
    row.layout(row.fittingSize(width: 200))
    print(row.frame.height, text.frame.x, text.frame.width)  // 48.59375 42.0 150.0
    row.layoutDirection = .rightToLeft
    row.layoutIfNeeded()
    print(icon.frame.x, text.frame.x)  // 168.0 8.0

    let custom = Box("custom")
    custom.measure = { proposed in Measurement(size: Size(width: 40, height: 20)) }
    custom.setNeedsMeasurement()
    let stack = Grid.horizontal {
      custom.auto()
      Box("rest").expanded()
    }
    stack.layout(width: 100, height: 20)
    print(stack.children.map(\.frame.width))  // [40.0, 60.0]

    let chips = Grid.wrapping(spacing: 10) {
      for _ in 1...3 { Box("chip").minLength(80) }
    }
    chips.layout(width: 200, height: 40)
    print(chips.wrappedLines.map(\.count))  // [2, 1]
    // and ends
    try document.expectPrinted()
  }

  @Test func `an open question`() throws {
    // The document's code begins
    let window = Box("window"), loose = Box("loose")
    window.add(loose)
    loose.constraints { view in
      view.topAnchor == window.topAnchor
      view.heightAnchor == 20
      view.widthAnchor == 50
    }
    let report = window.layout(width: 200, height: 100)
    print(report.conflicts.count)  // 0
    for ambiguity in window.ambiguities() { print(ambiguity) }
    // 'loose'.leading is not determined: it is 0 and could as well be 1.
    // Add a constraint for 'loose'.leading, such as a distance from an edge of 'window'.
    print(window.explain(loose.widthAnchor).value)  // 50.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }

  @Test func `tables are in the code`() throws { try document.expectTables() }
}
