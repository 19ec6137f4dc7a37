import BowerbirdLayout

extension Grid {
  var tracked: TrackedArranger? { arranger as? TrackedArranger }

  /// Makes the grid a grid of tracks with one column; call this only if the grid has no arranger yet.
  private func becomeTracked() {
    arranger = TrackedArranger(GridDeclaration(), elements: [])
    layoutNode.arrangesChildren = true
  }

  /// Reports in ``warnings`` that a change of tracks was refused, because this kind of grid has no declared tracks.
  private func refuseTracks() {
    let name = layoutNode.name
    refuse(stack == nil ? .noDeclaredTracks(grid: name) : .noTracks(grid: name))
  }

  /// The declaration of a grid of tracks; a change takes effect in the next layout.
  ///
  /// In a grid of another kind, such as a stack, the value is always the default declaration. Setting the property
  /// there only adds a warning to ``warnings``.
  public var declaration: GridDeclaration {
    get { tracked?.declaration ?? GridDeclaration() }
    set {
      refusal = nil
      if arranger == nil { becomeTracked() }
      guard let tracked else {
        refuseTracks()
        return
      }
      tracked.declaration = newValue
      setNeedsArrangement()
    }
  }

  /// Replaces the items.
  ///
  /// Items that are in the old list and in the new list stay in the grid. Constraints change only for items that are
  /// added, removed or moved. Removed items leave the grid at once, and can be laid out alone or added to another grid.
  ///
  /// A stack, or a grid with an arranger of your own, refuses this call and reports the refusal in ``warnings``. The
  /// cells of a stack are changed by ``addGridContent(at:components:)`` and similar functions.
  ///
  /// - Parameter content: The items.
  public func setContent(@GridBuilder _ content: () -> [GridElement]) {
    refusal = nil
    if let wrapped {
      let old = wrapped.elements, elements = withoutCycles(content())
      wrapped.setElements(elements)
      release(old, except: elements)
      adopt(elements)
      return setNeedsArrangement()
    }
    if arranger == nil { becomeTracked() }
    guard let tracked else {
      refuseTracks()
      return
    }
    let old = tracked.elements, elements = withoutCycles(content())
    tracked.setElements(elements)
    release(old, except: elements)
    adopt(elements)
    setNeedsArrangement()
  }

  /// Replaces the items by the items that the builder returns for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: A key path or a closure that returns the identity of an element.
  ///   - content: A builder that returns the items of one element.
  public func setContent<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, @GridBuilder content: (Data.Element) -> [GridElement]
  ) {
    setContent { GridElement.list(data, id: id, content: content) }
  }

  /// Replaces the items by the items that the builder returns for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - content: A builder that returns the items of one element.
  public func setContent<Data: RandomAccessCollection>(
    _ data: Data, @GridBuilder content: (Data.Element) -> [GridElement]
  ) where Data.Element: Identifiable {
    setContent(data, id: { $0.id }, content: content)
  }

  /// Adds items after the other items, and gives each new item a cell or a place in a line.
  ///
  /// In contrast, a child that is added with `add(_:)` gets no cell. If such a child has no constraints either,
  /// ``warnings`` names the child.
  ///
  /// A stack, or a grid with an arranger of your own, refuses this call and reports the refusal in ``warnings``.
  public func addContent(@GridBuilder _ content: () -> [GridElement]) {
    // An item that has left the grid since the last arrangement is still listed, and must not come back.
    let known = (wrapped?.elements ?? tracked?.elements ?? []).filter { layoutNode.has($0.item.layoutNode) }
    setContent {
      known
      content()
    }
  }
}
