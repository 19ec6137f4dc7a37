/// A part of a grid in which the members of one group are placed.
public final class GridRegion {
  /// The cells of a region, as they are declared.
  public enum Place: Hashable, Sendable {
    /// The columns and rows of an area.
    case area(GridArea)

    /// The columns and rows of the grid's area with this name.
    case named(String)
  }

  /// The cells of this region, as they are declared.
  public let place: Place

  /// Creates a region.
  public init(_ place: Place) { self.place = place }
}

extension GridGroup {
  /// Returns a group of this group's members, which the grid places one after the other within a region.
  ///
  /// ```swift
  /// GridGroup { first; second; third }.gridRegion(columns: 1..<3, rows: 0..<2)
  /// ```
  ///
  /// A member without room in the region is placed like an item without a start, and reported in ``Grid/warnings``. A
  /// member that has a region already keeps that region.
  ///
  /// - Parameters:
  ///   - columns: The columns of the region.
  ///   - rows: The rows of the region.
  /// - Returns: A group of this group's members.
  public func gridRegion(columns: Range<Int>, rows: Range<Int>) -> GridGroup {
    inRegion(GridRegion(.area(GridArea(columns: columns, rows: rows))))
  }

  /// Returns a group of this group's members, which the grid places one after the other within a named area.
  ///
  /// If the grid has no area of this name, the members are placed without a region, and reported in ``Grid/warnings``.
  public func gridRegion(area name: String) -> GridGroup { inRegion(GridRegion(.named(name))) }

  private func inRegion(_ region: GridRegion) -> GridGroup {
    GridGroup(
      elements: elements.map { element in
        var element = element
        element.region = element.region ?? region
        return element
      })
  }
}
