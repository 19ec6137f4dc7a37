// Statements that the builders of grids must refuse, with the compiler's messages. A rule of .ci compares them; no
// target contains this file.
import BowerbirdGrids
import BowerbirdLayout

func mustNotCompile(image: Box, title: Box, isWide: Bool, gap: Int) {
  // Items of a stack without cells.
  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.horizontal {
    image
    title
  }
  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.vertical {
    image
    title.auto()
  }
  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.vertical { if isWide { title } }

  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.vertical { if isWide { image } else { title.auto() } }
  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.vertical { if isWide { image.auto() } else { title } }

  // A cell without a stack.
  image.alternatives {
    // expected-error@+1 {{a cell needs a stack around it: write Grid.vertical { … } or Grid.horizontal { … }}}
    Alternative("title") { title.auto() }
  }

  // A constraint without an alternative around it.
  // expected-error@+1 {{write the constraint in an alternative: Alternative("name") { … }}}
  image.alternatives { title.widthAnchor == 5 }

  // Parameters and tracks of other systems.
  // expected-error@+1 {{write Grid.wrapping(along:)}}
  _ = Grid.wrapping(axis: .vertical) { title }
  // expected-error@+1 {{a stack has no spacing: write Box("gap").constant(8) between two items}}
  _ = Grid.vertical(spacing: 8) { title.auto() }
  // expected-error@+1 {{a stack has no spacing: write Box("gap").constant(8) between two items}}
  _ = Grid.horizontal(spacing: 8, distribution: .center) { title.auto() }
  // expected-error@+1 {{write .fit, or .minmax(.fit, .fr(1)) for a track that takes free space too}}
  _ = Grid(tracks: [.auto, .fr(1)]) { title }

  // Cells of a stack in a grid of tracks.
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid(tracks: 2) { title.auto() }
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid.wrapping(spacing: 8) { title.constant(40) }

  // Items with and without cells, where no cell is allowed.
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid.wrapping {
    image
    title.auto()
  }
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid(tracks: 2) {
    image
    if isWide { title.auto() }
    for box in [image, title] { box.expanded() }
  }
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid.wrapping { if isWide { image } else { title.auto() } }
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid(tracks: 2) { if isWide { image.auto() } else { title } }
  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.vertical {
    if isWide {
      image
      title.auto()
    }
  }
  // expected-error@+1 {{only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()}}
  _ = Grid.wrapping {
    for box in [image, title] {
      box
      box.auto()
    }
  }

  // Statements that are not items.
  _ = Grid(tracks: 2) {
    // expected-error@+1 {{only items are allowed here: write 'let _ = …' before any other call}}
    print("laying out")
    title
  }
  _ = Grid(tracks: 2) {
    title
    // expected-error@+1 {{text is not an item: write Label("…")}}
    "Text"
  }
  // expected-error@+2 {{text is not an item: write Label("…")}}
  // expected-error@+1 {{an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it}}
  _ = Grid.vertical { "Text" }

  // Whole numbers as arguments: Swift's own message names the place.
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Double'}}
  _ = Grid(tracks: [.fr(gap), .pt(20)]) { title }
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Double'}}
  _ = Grid.vertical { title.constant(gap * 2 + 3) }
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Double'}}
  _ = Grid.vertical { title.auto().margin(EdgeInsets(gap)) }
  // expected-error@+1 {{a spacing takes a Double: write GridSpacing(Double(number))}}
  _ = Grid(tracks: 2, spacing: gap) { title }
  // expected-error@+1 {{a spacing takes a Double: write GridSpacing(Double(number))}}
  _ = GridSpacing(gap)
  // expected-error@+1 {{the gaps between tracks are the argument 'spacing'}}
  _ = Grid(tracks: 3, gap: 4) { title }
}
