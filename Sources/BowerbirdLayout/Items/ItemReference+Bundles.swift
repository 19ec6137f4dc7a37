/// The bundles that mention a node.
extension ItemReference {
  /// Lists a bundle, unless it is listed already.
  ///
  /// - Returns: Whether it was not.
  @inline(__always)
  func enter(_ bundle: ConstraintBundle) -> Bool {
    if newestBundle === bundle { return false }
    if let newestBundle { putAside(newestBundle) }
    newestBundle = bundle
    return true
  }

  private func putAside(_ bundle: ConstraintBundle) {
    if olderBundles.count == olderBundles.capacity { removeOldBundles() }
    olderBundles.append(bundle)
  }

  /// Removes bundles that are open or have lost an item, before there has to be more room for others.
  private func removeOldBundles() {
    for bundle in olderBundles where bundle.hasLostItem { bundle.open() }
    olderBundles.removeAll { $0.isOpen }
    if 2 * olderBundles.count > olderBundles.capacity { olderBundles.reserveCapacity(2 * olderBundles.capacity) }
  }

  /// Calls a closure with every bundle that mentions the node, the oldest first.
  @inline(__always)
  func forEachBundle(_ body: (ConstraintBundle) -> Void) {
    guard let newestBundle else { return }
    for bundle in olderBundles where !bundle.isOpen { body(bundle) }
    if !newestBundle.isOpen { body(newestBundle) }
  }

  /// Makes the mentions of all constraints that mention the node.
  func openBundles() {
    if newestBundle == nil { return }
    forEachBundle { $0.open() }
    newestBundle = nil
    olderBundles = []
  }

  /// Opens the bundles if one of them is about a baseline.
  func openBundlesOfBaselines() {
    var hasBaselines = false
    forEachBundle { if $0.hasBaselines { hasBaselines = true } }
    if hasBaselines { openBundles() }
  }

  func loseBundles() {
    for bundle in olderBundles { bundle.lose() }
    newestBundle?.lose()
    newestBundle = nil
    olderBundles = []
  }
}
