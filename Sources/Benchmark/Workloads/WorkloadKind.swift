import BenchmarkWorkloads

/// The workloads by name.
enum WorkloadKind: String, CaseIterable {
  case chain = "W1"
  case tree = "W2"
  case crossingTree = "W2x"
  case sizeFirstTree = "W2s"
  case form = "W3"
  case independent = "W4"
  case enaml = "W6"

  static let standardSizes = [10, 30, 100, 300, 1000, 5000, 10000]

  /// Returns the selected sizes, or 1 for W6, which has only one size.
  func sizes(_ wanted: [Int]) -> [Int] { self == .enaml ? [1] : wanted }

  func make(size: Int) throws(WorkloadReader.FormatError) -> Workload {
    switch self {
    case .chain: ChainWorkload.make(size: size)
    case .tree: TreeWorkload.make(size: size)
    case .crossingTree: TreeWorkload.make(size: size, variant: .crossing)
    case .sizeFirstTree: TreeWorkload.make(size: size, variant: .sizeFirst)
    case .form: FormWorkload.make(size: size)
    case .independent: IndependentWorkload.make(size: size)
    case .enaml: try EnamlWorkload.make()
    }
  }
}
