import Bowerbird

extension Box {
  /// Applies the traits that any box has, and those that place the box in a grid.
  func apply(_ traits: [NotationTrait]) {
    for trait in traits {
      applyContent(trait)
      applyPlace(trait)
    }
  }

  /// Applies only the traits that place the box in a grid of tracks, a wrapping grid or a column grid.
  func applyPlaces(_ traits: [NotationTrait]) { for trait in traits { applyPlace(trait) } }

  private func applyContent(_ trait: NotationTrait) {
    switch trait {
    case .size(let size): intrinsicSize = size
    case .width(let width): intrinsicWidth = width
    case .height(let height): intrinsicHeight = height
    case .hugging(let priorities): contentHugging = priorities
    case .resistance(let priorities): compressionResistance = priorities
    case .hidden: isHidden = true
    case .direction(let direction): layoutDirection = direction
    default: break
    }
  }

  private func applyPlace(_ trait: NotationTrait) {
    switch trait {
    case .gridSpan(let span): gridSpan(span)
    case .gridStart(let start): gridStart(start)
    case .gridArea(let name): gridArea(name)
    case .gridItemAlignment(let alignment): gridItemAlignment(alignment)
    case .grow(let share): grow(share)
    case .shrink(let share): shrink(share)
    case .lineAlignment(let alignment): lineAlignment(alignment)
    case .overflowItem(let text): applyOverflow(text)
    case .minLength(let length): minLength(length)
    case .maxLength(let length): maxLength(length)
    case .columns(let count): grid.columns = count
    case .rows(let count): grid.rows = count
    case .offset(let offset): grid.offset = offset
    default: break
    }
  }

  private func applyOverflow(_ text: String?) {
    guard let label = self as? Label, let text else {
      overflowItem()
      return
    }
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    label.overflowItem { count in parts.joined(separator: "\(count)") }
  }

  /// Applies the traits of a container of columns.
  func applyColumns(_ traits: [NotationTrait]) {
    for trait in traits {
      switch trait {
      case .axis(let axis): grid.axis = axis
      case .gap(let length): grid.interimSpace = length
      case .insets(let insets): grid.layoutEdgeInsets = insets
      default: break
      }
    }
  }
}

extension Label {
  /// Applies the traits of a text.
  func applyText(_ traits: [NotationTrait]) {
    for trait in traits {
      switch trait {
      case .font(let font): self.font = font
      case .maximumLines(let count): maximumLines = count
      case .lineHeight(let multiple): lineHeight = multiple
      case .textAlignment(let alignment): self.alignment = alignment
      default: break
      }
    }
  }
}

extension Grid {
  /// Applies the traits of a wrapping grid.
  func applyLines(_ traits: [NotationTrait]) {
    for trait in traits {
      switch trait {
      case .along(let axis): wrapping?.axis = axis
      case .gap(let length): wrapping?.spacing = length
      case .lineSpacing(let length): wrapping?.lineSpacing = length
      case .alignment(let alignment): wrapping?.alignment = alignment
      case .distribution(let distribution): wrapping?.distribution = distribution
      case .lines(let distribution): wrapping?.lines = distribution
      case .lineLimit(let count): wrapping?.lineLimit = count
      default: break
      }
    }
  }

  /// Applies the traits of a grid of tracks.
  func applyTracks(_ traits: [NotationTrait]) {
    for trait in traits {
      switch trait {
      case .tracks(let tracks): declaration.tracks = tracks
      case .crossTracks(let tracks): declaration.crossTracks = tracks
      case .implicitTracks(let tracks): declaration.implicitTracks = tracks
      case .areas(let picture): declaration.areas = picture
      case .spacing(let spacing): declaration.spacing = spacing
      case .flow(let flow): declaration.flow = flow
      case .packing(let packing): declaration.packing = packing
      case .contentMode(let mode): declaration.contentMode = mode
      case .itemsAlignment(let alignment): declaration.commonItemsAlignment = alignment
      case .contentAlignment(let alignment): declaration.contentAlignment = alignment
      case .columnDistribution(let distribution): declaration.columnDistribution = distribution
      case .rowDistribution(let distribution): declaration.rowDistribution = distribution
      default: break
      }
    }
  }
}
