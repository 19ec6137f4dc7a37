/// A part that is measured separately: a layer of the package, or scenes that use all layers.
enum Part: String, CaseIterable {
  case solver
  case layout
  case grids
  case scenes
  case screens
  case sweeps
}
