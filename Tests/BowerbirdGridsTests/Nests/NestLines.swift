import BowerbirdGrids
import BowerbirdLayout

/// A grid whose items follow each other in lines, as arithmetic.
struct NestLines {
  typealias Need = NestArithmetic.Need
  typealias Stretch = NestArithmetic.Stretch

  private let model: NestModel
  private let said: WrappingDeclaration

  init(_ model: NestModel, _ said: WrappingDeclaration) {
    self.model = model
    self.said = said
  }

  private var isAcross: Bool { said.axis == .horizontal }

  /// The widths of the items in a grid of a width: they depend on no height.
  func widths(_ width: Double) -> [Double] {
    let needs = model.children.map(NestArithmetic.width)
    if isAcross { return lines(needs).along(width).map(\.length) }
    let across = needs.map(Self.across), any = lines(needs)
    return needs.indices.map { any.width($0, across, in: width) }
  }

  /// The need of the grid along an axis.
  ///
  /// - Parameters:
  ///   - isHorizontal: Whether its width is asked for.
  ///   - needs: What its items need along that axis.
  ///   - width: How wide the grid is, where its height is asked for.
  /// - Returns: The fit and the least length.
  func need(isHorizontal: Bool, _ needs: [Need], width: Double?) -> Need {
    if isHorizontal == isAcross {
      let need = lines(needs).need
      return Need(fit: need.fit, least: need.least)
    }
    if isHorizontal {
      if said.lineLimit == 0 { return Need(fit: 0, least: 0) }
      return Need(fit: needs.map(\.fit).max() ?? 0, least: needs.map(\.least).max() ?? 0)
    }
    let need = lines(model.children.map(NestArithmetic.width)).needAcross(needs.map(Self.across), width ?? 0)
    return Need(fit: need.fit, least: need.least)
  }

  /// The places of the items in a grid of a given size.
  func places(_ width: Double, _ height: Double) -> (across: [Stretch], down: [Stretch]) {
    let widthNeeds = model.children.map(NestArithmetic.width)
    let heightNeeds = zip(model.children, widths(width)).map { NestArithmetic.height(of: $0, width: $1) }
    if isAcross {
      let lines = lines(widthNeeds)
      return (lines.along(width), lines.across(heightNeeds.map(Self.across), width, height))
    }
    let lines = lines(heightNeeds)
    return (lines.across(widthNeeds.map(Self.across), height, width), lines.along(height))
  }

  /// Returns for each item whether it is in one of the lines, and not left out behind the last allowed line.
  func arePlaced(_ width: Double, _ height: Double) -> [Bool] {
    let heights = zip(model.children, widths(width)).map { NestArithmetic.height(of: $0, width: $1) }
    let needs = isAcross ? model.children.map(NestArithmetic.width) : heights
    let placed = Set(lines(needs).lines(isAcross ? width : height).joined())
    return model.children.indices.map { placed.contains($0) }
  }

  private func lines(_ needs: [Need]) -> WrappingArithmetic {
    let items = zip(model.children, needs).map { child, need in
      var item = child.inLine
      (item.fit, item.least) = (need.fit, need.least)
      return item
    }
    return WrappingArithmetic(items: items, said: said)
  }

  private static func across(_ need: Need) -> WrappingArithmetic.Across { .init(fit: need.fit, least: need.least) }
}

extension NestModel {
  /// The settings of the item in a line: those that it has in a stack, as far as both kinds have them.
  var inLine: WrappingArithmetic.Item {
    var item = WrappingArithmetic.Item(fit: 0, least: 0)
    switch cell {
    case .constant: break
    case .expanded(let share, _): item.grow = share
    case .auto(let least, let most): (item.minimum, item.maximum) = (least > 0 ? least : nil, most)
    }
    return item
  }
}
