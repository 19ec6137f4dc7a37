import BowerbirdGrids
import BowerbirdTestSupport
import Testing

/// A case of `Data/cases.json`; `FIXTURES.md` beside it explains the members.
struct ExyteCase: Sendable, CustomTestStringConvertible {
  struct Item: Sendable {
    var id: Int
    var request: PlacementRequest
    var width: Double
    var height: Double
    var alignment: String?
  }

  struct Rectangle: Sendable, Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  var name: String
  var flow: GridFlow
  var packing: GridPacking

  /// The content mode, or nil if the case tests placement only.
  var contentMode: GridContentMode?

  var spacing: GridSpacing

  /// The tracks as in the file: `"fit"`, or an object with `fr` or `pt`.
  var tracks: [JSONValue]
  var width: Double?
  var height: Double?
  var items: [Item]
  var areas: [Int: GridArea]?
  var order: [Int]?
  var warnings: [String]?
  var rectangles: [Rectangle]?
  var fixedTrackSizes: [Double]
  var growingTrackSizes: [Double]

  var testDescription: String { name }
}

extension ExyteCase {
  /// Returns all cases, in the order of the file.
  static func all() throws -> [ExyteCase] {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return try JSONReader.read(readFile(folder + "/Data/cases.json")[...]).elements.map(ExyteCase.init)
  }

  init(json: JSONValue) throws {
    name = try #require(json["name"]?.text)
    flow = json["flow"]?.text == "columns" ? .columns : .rows
    packing = json["packing"]?.text == "dense" ? .dense : .sparse
    contentMode = json["contentMode"]?.text.map { $0 == "fill" ? .fill : .scroll }
    let spacing = json["spacing"]?.elements.compactMap(\.double) ?? []
    self.spacing = GridSpacing(horizontal: spacing.first ?? 0, vertical: spacing.last ?? 0)
    tracks = json["tracks"]?.elements ?? []
    width = json["boundingSize"]?["width"]?.double
    height = json["boundingSize"]?["height"]?.double
    items = try (json["items"]?.elements ?? []).map(Item.init)
    let result = json["kind"]?.text == "arrange+position" ? json["expected"]?["arrangement"] : nil
    let arrangement = result ?? (json["kind"]?.text == "arrangement" ? json["expected"] : json["arrangement"])
    let placed = (arrangement?["items"] ?? json["derived"]?["items"])?.elements
    let listing = try placed?.map { (try #require($0["id"]?.integer), try GridArea(json: $0)) }
    areas = listing.map { Dictionary(uniqueKeysWithValues: $0) }
    order = json["kind"]?.text == "positioning" ? nil : listing?.map(\.0)
    warnings = (arrangement?["warnings"] ?? json["derived"]?["warnings"])?.elements.compactMap {
      warning in warning["kind"]?.text.map { "\($0) \(warning["id"]?.integer ?? -1)" }
    }
    let hasRectangles = json["kind"]?.text != "arrangement"
    rectangles = hasRectangles ? try json["expected"]?["items"]?.elements.map(Rectangle.init) : nil
    fixedTrackSizes = json["derived"]?["fixedTrackSizes"]?.elements.compactMap(\.double) ?? []
    growingTrackSizes = json["derived"]?["growingTrackSizes"]?.elements.compactMap(\.double) ?? []
  }
}

extension ExyteCase.Item {
  fileprivate init(json: JSONValue) throws {
    id = try #require(json["id"]?.integer)
    request = PlacementRequest(
      start: GridStart(column: json["start"]?["column"]?.integer, row: json["start"]?["row"]?.integer),
      span: GridSpan(column: json["span"]?["column"]?.integer ?? 1, row: json["span"]?["row"]?.integer ?? 1))
    width = json["size"]?["width"]?.double ?? 0
    height = json["size"]?["height"]?.double ?? 0
    alignment = json["alignment"]?.text
  }
}

extension ExyteCase.Rectangle {
  fileprivate init(json: JSONValue) throws {
    x = try #require(json["x"]?.double)
    y = try #require(json["y"]?.double)
    width = try #require(json["width"]?.double)
    height = try #require(json["height"]?.double)
  }
}

extension GridArea {
  /// Creates an area; ends are inclusive in the file.
  fileprivate init(json: JSONValue) throws {
    func range(_ axis: String) throws -> Range<Int> {
      try #require(json["start"]?[axis]?.integer)..<(try #require(json["end"]?[axis]?.integer)) + 1
    }
    self.init(columns: try range("column"), rows: try range("row"))
  }
}

extension JSONValue {
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  var integer: Int? { double.map { Int($0) } }
}
