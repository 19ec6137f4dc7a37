/// A range of widths and heights of an item with alternatives.
struct HostSizes {
  let widths: ClosedRange<Double>
  let heights: ClosedRange<Double>
}
