import BowerbirdLayout
import BowerbirdSolver

/// One item with the constraints that hold it in its cells.
struct CellRecord {
  /// What the constraints along one axis were made from.
  struct Key: Equatable {
    /// The lines of the item's first track and of its last one, by which those are known; `nil` where tracks have no numbers.
    var lines: TrackLines?
    var before: Double
    var after: Double
    var alignment: CellAlignment
    /// The item's own length, where tracks must hold it.
    var content: Double?
    /// What the item needs of a track that others may stretch, where it is stretched itself.
    var need: ContentNeed?
    /// Whether the item alone decides how long its track is at least.
    var fillsBase: LayoutAttribute?
    /// Whether the item may not be longer than its cells under any circumstances.
    var isHeld: Bool
    var contentPriority: Priority
    /// What a nest needs, where only a solution determines that, and what must be so long.
    var nestNeed: NestNeed?
    /// What of the grid's length an item that can be measured in less must not ask for.
    var ceiling: Double?
    /// Whether the item's track is the whole grid.
    var isWhole = false
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
    /// Whether the item says nothing of its own length.
    var isShort = false
    /// What the item's lines are made from, where tracks are equal.
    var even: EvenLines?
    /// What the item's lines are made from, where tracks have no numbers.
    var sums: LineSums?
  }

  /// What a nest needs, and the number of its container that holds as much, with the margins.
  struct NestNeed: Equatable {
    var need: LayoutAttribute
    var holder: LayoutAttribute
  }

  /// The length of an item as a part of what the grid hands on.
  struct HandedExtent: Equatable {
    var length: LayoutAttribute
    var extent: Affine
  }

  /// The numbers at which two tracks begin.
  struct TrackLines: Equatable {
    var first: LayoutAttribute
    var last: LayoutAttribute
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
