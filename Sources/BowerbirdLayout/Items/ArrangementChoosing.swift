/// An item that chooses among arrangements by its size, such as a grid that repeats tracks.
package protocol ArrangementChoosing: LayoutItem {
  /// Returns a description of the arrangement in the last layout, such as `3 columns`.
  ///
  /// - Parameter axis: The axis along which the tracks or the items follow each other.
  /// - Returns: A few words without lengths, which are the same in all layouts with this arrangement; nil if the item
  ///   has no choice along the axis.
  func chosenArrangement(along axis: Axis) -> String?
}
