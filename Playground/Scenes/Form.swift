import Bowerbird

extension Scene {
  /// Labels in a column as wide as the widest label; each label shares a baseline with the text in its field.
  static let form = Scene("form", "Labels, fields and a button", size: Size(width: 380, height: 230)) {
    let form = Box("form"), button = Box("button")
    let margin = 20.0
    let rows = [("Name", "Ada"), ("E-mail", "ada@example.org"), ("City", "London")]
    let labels = rows.map { Label($0.0) }, fields = rows.map { field($0.1) }
    for label in labels { form.add(label) }
    for field in fields { form.add(field.box) }
    form.add(button)
    for (row, label) in labels.enumerated() {
      // The priority is above the hugging of the texts in the fields, and below the priority of the constraints on
      // baselines.
      label.contentHugging.horizontal = 400
      label.constraints { view in
        view.leadingAnchor == form.leadingAnchor + margin
        view.firstBaselineAnchor == fields[row].text.firstBaselineAnchor
        view.widthAnchor == labels[0].widthAnchor
      }
      fields[row].box.constraints { view in
        view.leadingAnchor == label.trailingAnchor + 12
        view.trailingAnchor == form.trailingAnchor - margin
        view.heightAnchor == 40
        view.topAnchor == (row == 0 ? form.topAnchor + margin : fields[row - 1].box.bottomAnchor + 10)
      }
    }
    button.constraints { view in
      view.topAnchor == fields[rows.count - 1].box.bottomAnchor + 12
      view.trailingAnchor == form.trailingAnchor - margin
      view.sizeAnchor == Size(width: 100, height: 36)
    }
    return Stage(form)
  }

  private static func field(_ content: String) -> (box: Box, text: Label) {
    let box = Box("field"), text = Label(content)
    box.add(text)
    text.constraints { view in
      view.horizontalEdgesAnchor == box.horizontalEdgesAnchor -- 8
      view.centerYAnchor == box.centerYAnchor
    }
    return (box, text)
  }
}
