import BowerbirdGrids
import BowerbirdLayout

/// A box in the place of the document's view of the same name.
final class ColorView: Box {
  enum Color: Int, Hashable, Sendable {
    case blue, purple, red, cyan, green, orange, black, brown, yellow, gray, magenta, random
  }

  init(_ color: Color) { super.init("color \(color.rawValue)") }
  init(_ model: ColorModel) { super.init(model.name) }
}

struct ColorModel: Hashable, Identifiable {
  var name: String
  var id: String { name }
}

enum MathOperation: Int, Hashable {
  case divide, multiply, substract, add, equal, clear
}

final class CalcButton: Box {
  init(_ operation: MathOperation) { super.init("button \(operation.rawValue)") }
}

/// A card as wide as its text, unless a maximum width is set.
final class VCardView: Box {
  init(text: String, color: ColorView.Color) {
    super.init(text)
    intrinsicSize = Size(width: Double(text.count), height: 40)
    gridCellBackground { _ in ColorView(color) }
    gridCellOverlay { _ in Box("border") }
  }
}

extension LayoutItem {
  /// Sets a maximum for the intrinsic width.
  func frame(maxWidth: Double) -> Self {
    intrinsicSize = Size(width: min(maxWidth, intrinsicSize?.width ?? maxWidth), height: intrinsicSize?.height ?? 10)
    return self
  }
}

func placeholderText(length: Int = 200) -> String { String(repeating: "x", count: length) }
