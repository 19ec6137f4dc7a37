// Conditions on layouts that must not compile, with the compiler's messages. A rule of .ci compares them; no target
// contains this file.
import BowerbirdLayout
import BowerbirdTesting

@MainActor func mustNotCompile(page: Box, side: Box, gap: Int) {
  forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
    // expected-error@+1 {{numbers are compared up to rounding, so no inequality is strict: write >=}}
    layout[side].width > 80
    // expected-error@+1 {{numbers are compared up to rounding, so no inequality is strict: write <=}}
    layout[side].width < layout[page].width
    // expected-error@+1 {{numbers are compared up to rounding, so no inequality is strict: write <=}}
    layout[side].width < gap
  }
}

@MainActor func mustStateACondition(page: Box) {
  // expected-error@+1 {{state at least one condition, such as layout.isEverythingInside(container)}}
  forEverySize(of: page, widths: 320...800, heights: [300]) { _ in }
}
