import BowerbirdLayout
import BowerbirdSolver

/// One item with the constraints that hold it in its cells.
struct CellRecord {
  /// What the constraints along one axis were made from.
  struct Key: Equatable {
    /// Where the item's tracks begin and end; `nil` if nothing was compiled yet.
    var lines: Lines?
    var before: Double
    var after: Double
    var alignment: CellAlignment
    /// What the item asks of tracks that constraints size.
    var asking = Asking.nothing
    /// Whether the cell alone decides where the item is and how long.
    var isDecided = false
    /// Whether the item is as long as its content, so that another length is no change of the plan.
    var followsContent = false
    /// Whether the item is in a share of what is left, and takes no room from tracks whose lengths only a solution determines.
    var yields = false
    /// Whether the item's own constraints may contradict that.
    var isBox = false
    /// What an item is as long as that may not pull at the grid.
    var handed: HandedExtent?

    /// Whether the tracks are equal.
    var isEven: Bool { if case .even = lines { true } else { false } }

    /// Whether the lines are sums, which a change of another cell may change.
    var hasSums: Bool { if case .sums = lines { true } else { false } }
  }

  /// Where an item's tracks begin and end.
  enum Lines: Equatable {
    /// The numbers at which the first track and the last one begin.
    case numbers(first: LayoutAttribute, last: LayoutAttribute)

    /// What the lines of equal tracks are made from.
    case even(EvenLines)

    /// What the lines are made from where tracks have no numbers.
    case sums(LineSums)
  }

  /// What an item asks of tracks that constraints size; kept apart, because most tracks are decided.
  indirect enum Asking: Equatable {
    case nothing
    case demand(Demand)

    /// What it asks.
    var demand: Demand { if case .demand(let demand) = self { demand } else { Demand() } }
  }

  /// What an item asks of tracks.
  struct Demand: Equatable {
    /// The item's own length, where tracks must hold it.
    var content: Double?
    /// What the item needs of a track that others may stretch, where it is stretched itself.
    var need: ContentNeed?
    /// Whether the item alone decides how long its track is at least.
    var fillsBase: LayoutAttribute?
    /// Whether the item may not be longer than its cells under any circumstances.
    var isHeld = false
    var contentPriority = GridPriority.content
    /// What a nest needs, where only a solution determines that, and what must be so long.
    var nestNeed: NestNeed?
    /// What of the grid's length an item that can be measured in less must not ask for.
    var ceiling: Ceiling?
    /// Whether the item's track is the whole grid.
    var isWhole = false
    /// Whether the item says nothing of its own length.
    var isShort = false
  }

  /// What a nest needs, and the number of its container that holds as much, with the margins.
  struct NestNeed: Equatable {
    var need: LayoutAttribute
    var holder: LayoutAttribute
  }

  /// What an item is no longer than: a length of the grid, but for insets and margins.
  struct Ceiling: Equatable {
    var length: LayoutAttribute
    var insets: Double
  }

  /// The length of an item as a part of what the grid hands on.
  struct HandedExtent: Equatable {
    var length: LayoutAttribute
    var extent: Affine
  }

  /// The line and the length of an item's tracks, and the number in the place of the grid's length.
  struct LineSums: Equatable {
    var start: TrackSum
    var length: TrackSum
    var whole: LayoutAttribute?
  }

  /// The numbers in the lines of equal tracks.
  struct EvenLines: Equatable {
    var tracks: Range<Int>
    var count: Int
    var gap: Double
    var startInset: Double
    var endInset: Double
  }

  /// The constraints along one axis.
  struct Rows {
    var position: LayoutConstraint?
    var length: LayoutConstraint?
    var limit: LayoutConstraint?
    var content: LayoutConstraint?
    var ceiling: LayoutConstraint?
    var nestNeed: LayoutConstraint?

    /// Whether there are any that say neither where the item is nor how long.
    var hasOthers: Bool { limit != nil || content != nil || ceiling != nil || nestNeed != nil }

    var all: [LayoutConstraint] { [position, length, limit, content, ceiling, nestNeed].compactMap { $0 } }
  }

  let node: LayoutNode
  var area: GridArea
  var columnKey: Key
  var rowKey: Key
  var columns = Rows()
  var rows = Rows()

  /// What the item is called: an unnamed one after its cells.
  var name: String { node.name.isEmpty ? "cell in \(area.description)" : node.name }
}
