/// What is measured by itself: a layer of the package, or all of them in the playground's scenes.
enum Part: String, CaseIterable {
  case solver
  case layout
  case grids
  case scenes
  case screens
}
