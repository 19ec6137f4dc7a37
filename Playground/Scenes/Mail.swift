import Bowerbird

extension Scene {
  /// Mailboxes, messages and the chosen message side by side; the mailboxes are absent below a width of 700, and the
  /// chosen message is absent below 560.
  static let mail = Scene("mail", "Mailboxes, messages, and the chosen message", size: Size(width: 900, height: 620)) {
    Stage(MailScreen().screen)
  }
}

/// The screen of a mail program.
package struct MailScreen {
  /// The root.
  package let screen = Box("screen")

  private let toolbar = Box("toolbar"), sidebar = Box("sidebar"), list = Box("list"), detail = Box("detail")

  /// The rows of the list: a message each.
  package private(set) var rows: [Box] = []

  /// The labels with the first lines of the messages.
  package private(set) var snippets: [Label] = []

  /// The text of the chosen message.
  package let body = Label(
    "The bower stands between two old fig trees, and its floor is covered with moss. I have counted forty blue bottle "
      + "caps, nine feathers, and a clothes peg that he moves from one side to the other whenever somebody comes near. "
      + "Bring a coat: it is cold in the morning, and he only dances before the sun is over the ridge.",
    name: "body")

  private static let messages = [
    ("Ada", "9:41", "The bower by the river has a new roof, and he has found something blue again."),
    ("Satin", "9:12", "Have you seen my clothes peg? It was beside the moss yesterday evening."),
    ("Fig Tree Lodge", "8:55", "Your booking for two nights in May is confirmed. Breakfast is from six."),
    ("Regent", "Monday", "Yellow is the new blue. I shall explain when we meet at the ridge."),
    ("Ada", "Monday", "Pictures from the morning walk are in the shared folder, the first ten are the best."),
    ("Library", "Sunday", "The field guide that you asked for is waiting for you at the desk until Friday."),
    ("Golden", "Saturday", "I have moved the tower two feet to the left. Tell me what you think."),
    ("Spotted", "1 May", "Bones, shells and stones for sale, hardly used, all of them white or pale grey."),
  ]

  /// Creates the screen.
  package init() {
    screen.add([toolbar, sidebar, list, detail])
    placeColumns()
    fillToolbar()
    fillSidebar()
    for (index, message) in Self.messages.enumerated() { addRow(index, message) }
    fillDetail()
  }

  private func placeColumns() {
    screen.constraints { screen in
      toolbar.leadingTopAnchor == screen.leadingTopAnchor
      toolbar.trailingAnchor == screen.trailingAnchor
      toolbar.heightAnchor == 44
      for column in [sidebar, list, detail] {
        column.topAnchor == toolbar.bottomAnchor
        column.bottomAnchor == screen.bottomAnchor
      }
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) {
        sidebar.leadingAnchor == screen.leadingAnchor
        sidebar.widthAnchor == 160
        list.leadingAnchor == sidebar.trailingAnchor
        // At this priority, a long name of a sender does not widen the list.
        list.widthAnchor == screen.widthAnchor * 0.35 --! .priority(900)
        list.widthAnchor >= 220
        list.widthAnchor <= 340
        detail.leadingAnchor == list.trailingAnchor
        detail.trailingAnchor == screen.trailingAnchor
      }
      Alternative("narrow", when: screen.widthAnchor >= 560, without: [sidebar]) {
        list.leadingAnchor == screen.leadingAnchor
        list.widthAnchor == screen.widthAnchor * 0.42
        detail.leadingAnchor == list.trailingAnchor
        detail.trailingAnchor == screen.trailingAnchor
      }
      Alternative("single", without: [sidebar, detail]) {
        list.horizontalEdgesAnchor == screen.horizontalEdgesAnchor
      }
    }
  }

  private func fillToolbar() {
    let title = Label("Inbox", name: "title")
    toolbar.add(title)
    title.constraints { view in
      view.leadingAnchor == toolbar.leadingAnchor + 12
      view.centerYAnchor == toolbar.centerYAnchor
    }
  }

  private func fillSidebar() {
    let mailboxes = ["Inbox", "Drafts", "Sent"].map { Label($0, name: "mailbox") }
    sidebar.add(mailboxes)
    for (index, mailbox) in mailboxes.enumerated() {
      mailbox.maximumLines = 1
      mailbox.constraints { view in
        view.horizontalEdgesAnchor == sidebar.horizontalEdgesAnchor -- 12
        view.topAnchor == (index == 0 ? sidebar.topAnchor : mailboxes[index - 1].bottomAnchor) + 12
      }
    }
  }

  private mutating func addRow(_ index: Int, _ message: (sender: String, date: String, snippet: String)) {
    let row = Box("row \(index + 1)"), avatar = Box("face")
    let sender = Label(message.sender, name: "sender"), date = Label(message.date, name: "date")
    let snippet = Label(message.snippet, font: .proportional(12), name: "snippet"), above = rows.last
    list.add(row)
    row.add([avatar, sender, date, snippet])
    sender.maximumLines = 1
    snippet.maximumLines = 2
    date.compressionResistance.horizontal = 800
    date.contentHugging.horizontal = 300
    row.constraints { view in
      view.horizontalEdgesAnchor == list.horizontalEdgesAnchor
      view.topAnchor == (above?.bottomAnchor ?? list.topAnchor)
      avatar.leadingTopAnchor == view.leadingTopAnchor + 8
      avatar.sizeAnchor == Size(width: 36, height: 36)
      view.bottomAnchor >= avatar.bottomAnchor + 8
      sender.leadingAnchor == avatar.trailingAnchor + 8
      sender.topAnchor == view.topAnchor + 8
      date.leadingAnchor == sender.trailingAnchor + 8
      date.trailingAnchor == view.trailingAnchor - 8
      date.firstBaselineAnchor == sender.firstBaselineAnchor
      snippet.leadingAnchor == sender.leadingAnchor
      snippet.trailingAnchor == view.trailingAnchor - 8
      snippet.topAnchor == sender.bottomAnchor + 2
      view.bottomAnchor >= snippet.bottomAnchor + 8
      view.heightAnchor == 0 --! .priority(.low)
    }
    rows.append(row)
    snippets.append(snippet)
  }

  private func fillDetail() {
    let subject = Label("A new roof for the bower by the river", font: .proportional(18), name: "subject")
    let people = Label("From Satin to all friends of the bower", font: .proportional(12), name: "people")
    let buttons = ["Reply", "Forward", "Delete"].map { Label($0, name: "button") }
    detail.add([subject, people, body])
    detail.add(buttons)
    detail.constraints { view in
      subject.leadingTopAnchor == view.leadingTopAnchor + 16
      subject.trailingAnchor == view.trailingAnchor - 16
      people.topAnchor == subject.bottomAnchor + 4
      people.horizontalEdgesAnchor == subject.horizontalEdgesAnchor
      body.topAnchor == people.bottomAnchor + 12
      body.horizontalEdgesAnchor == subject.horizontalEdgesAnchor
      for (index, button) in buttons.enumerated() {
        button.topAnchor == body.bottomAnchor + 16
        if index == 0 {
          button.leadingAnchor == subject.leadingAnchor
        } else {
          button.leadingAnchor == buttons[index - 1].trailingAnchor + 8
          button.widthAnchor == buttons[0].widthAnchor
        }
      }
      buttons[2].trailingAnchor <= subject.trailingAnchor
    }
  }
}
