// What must not compile, with what the compiler has to say. A rule of .ci compares; no target contains this file.
import BowerbirdLayout

func mustNotCompile(a: Box, b: Box) {
  // One axis and the other, a position and a length.
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.leadingAnchor == b.topAnchor }
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.bottomAnchor <= b.trailingAnchor + 20 }
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.centerXAnchor >= b.centerYAnchor }
  // expected-error@+1 {{nor a position to a length}}
  a.constraints { $0.widthAnchor == b.topAnchor }
  // expected-error@+1 {{a position is no number by itself: relate it to another anchor}}
  a.constraints { $0.leadingAnchor == 20 }

  // A number for what the composite does not have.
  // expected-error@+2 {{operands of type 'SizeAnchor' and '(x: Int, y: Int)'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.sizeAnchor == b.sizeAnchor + (x: 3, y: 4) }
  // expected-error@+2 {{operands of type 'LocationAnchor' and '(width: Int, height: Int)'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.centerAnchor == b.centerAnchor + (width: 3, height: 4) }
  // expected-error@+2 {{operands of type 'EdgesAnchor' and '(left: Int, right: Int)'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor -- (left: 3, right: 4) }
  // expected-error@+2 {{operands of type 'HorizontalEdgesAnchor' and '(top: Int, bottom: Int)'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.horizontalEdgesAnchor == b.horizontalEdgesAnchor -- (top: 3, bottom: 4) }
  // expected-error@+2 {{operands of type 'VerticalEdgesAnchor' and '(leading: Int, trailing: Int)'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.verticalEdgesAnchor == b.verticalEdgesAnchor -- (leading: 3, trailing: 4) }

  // One composite and another.
  // expected-error@+2 {{operands of type 'EdgesAnchor' and 'SizeAnchor'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.edgesAnchor == b.sizeAnchor }
  // expected-error@+2 {{operands of type 'HorizontalEdgesAnchor' and 'VerticalEdgesAnchor'}}
  // expected-note@+1 {{overloads}}
  a.constraints { $0.horizontalEdgesAnchor == b.verticalEdgesAnchor }
  // expected-error@+1 {{a size is two numbers}}
  a.constraints { $0.sizeAnchor == 50 }

  // Sums that are no place and no length.
  // expected-error@+1 {{operands of type 'VerticalAnchor'}}
  a.constraints { $0.leadingAnchor == b.topAnchor + b.leadingAnchor }
  // expected-error@+1 {{-- is for lengths and edges: move a position with -}}
  a.constraints { $0.leadingAnchor == b.leadingAnchor -- 4 }

  // Comparisons that make no constraint.
  // expected-error@+1 {{constraints include their limit: write <=}}
  a.constraints { $0.widthAnchor < $0.heightAnchor }
  // expected-error@+1 {{constraints include their limit: write >=}}
  a.constraints { $0.widthAnchor > $0.heightAnchor }
  // expected-error@+1 {{no constraint keeps anchors apart}}
  a.constraints { $0.leadingAnchor != b.leadingAnchor }
}
