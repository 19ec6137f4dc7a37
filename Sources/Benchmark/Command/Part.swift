/// A layer of the package that is measured by itself.
enum Part: String, CaseIterable {
  case solver
  case layout
  case grids
}
