/// An item that chooses among arrangements by its size, such as a grid that repeats tracks.
package protocol ArrangementChoosing: LayoutItem {
  /// Returns the arrangement in the last layout, such as `3 columns`; nil if the item has no choice.
  ///
  /// - Parameter axis: The axis along which the tracks or the items follow each other.
  /// - Returns: A few words without lengths, so that they are the same in all layouts with this arrangement.
  func chosenArrangement(along axis: Axis) -> String?
}
