/// Where a view lies along one axis of its container, as a multiple of the container's length and a constant.
struct ColumnStretch: Hashable {
  /// How much of the container's length lies before the view.
  var startShare = 0.0

  /// How many points lie before the view beside that.
  var startConstant = 0.0

  /// How much of the container's length the view takes.
  var lengthShare = 0.0

  /// How many points it takes beside that.
  var lengthConstant = 0.0
}
