// Statements that must not compile, with the compiler's messages. A rule of .ci compares them; no target contains this
// file.
import BowerbirdLayout

func mustNotCompile(a: Box, b: Box, i: Int, count: Int, gap: Int, d: Double) {
  // Anchors of different axes, and a position with a length.
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.leadingAnchor == b.topAnchor }
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.bottomAnchor <= b.trailingAnchor + 20 }
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.centerXAnchor >= b.centerYAnchor }
  // expected-error@+1 {{nor a position to a length}}
  a.constraints { $0.widthAnchor == b.topAnchor }
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.topAnchor == b.leadingAnchor + b.widthAnchor * i / count + gap * 2 - d }
  // expected-error@+1 {{a position is not a number: relate it to another anchor}}
  a.constraints { $0.leadingAnchor == 20 }

  // Numbers that do not match the parts of the composite.
  // expected-error@+1 {{a size takes one number, or (width: 10, height: 20)}}
  a.constraints { $0.sizeAnchor == b.sizeAnchor + (x: 3, y: 4) }
  // expected-error@+1 {{a location takes one number, or (x: 10, y: 20)}}
  a.constraints { $0.centerAnchor == b.centerAnchor + (width: 3, height: 4) }
  // expected-error@+1 {{-- takes one Double, (horizontally: 10, vertically: 20)}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor -- (left: 3, right: 4) }
  // expected-error@+1 {{-- takes one Double for both edges, or two: (leading: 10, trailing: 20)}}
  a.constraints { $0.horizontalEdgesAnchor == b.horizontalEdgesAnchor -- (top: 3, bottom: 4) }
  // expected-error@+1 {{-- takes one Double for both edges, or two: (top: 10, bottom: 20)}}
  a.constraints { $0.verticalEdgesAnchor == b.verticalEdgesAnchor -- (leading: 3, trailing: 4) }

  // Composites of different kinds.
  // expected-error@+1 {{-- takes DirectionalEdgeInsets, which has leading and trailing in place of left and right}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor -- EdgeInsets(10) }
  // expected-error@+1 {{operands of type 'EdgesAnchor' and 'SizeAnchor'}}
  a.constraints { $0.edgesAnchor == b.sizeAnchor }
  // expected-error@+1 {{operands of type 'HorizontalEdgesAnchor' and 'VerticalEdgesAnchor'}}
  a.constraints { $0.horizontalEdgesAnchor == b.verticalEdgesAnchor }
  // expected-error@+1 {{a size is two numbers}}
  a.constraints { $0.sizeAnchor == 50 }

  // Without an anchor, Swift refuses mixed numbers.
  // expected-error@+2 {{binary operator '*' cannot be applied to operands of type 'Int' and 'Double'}}
  // expected-note@+1 {{overloads}}
  _ = count * d

  // Sums that are neither a position nor a length.
  // expected-error@+2 {{anchors of different axes cannot be added}}
  // expected-error@+1 {{a horizontal anchor cannot be related to a vertical anchor}}
  a.constraints { $0.leadingAnchor == b.topAnchor + b.leadingAnchor }
  // expected-error@+1 {{-- is for lengths and edges: move a position with -}}
  a.constraints { $0.leadingAnchor == b.leadingAnchor -- 4 }

  // Comparisons that are not constraints.
  // expected-error@+1 {{there is no strict inequality: write <=}}
  a.constraints { $0.widthAnchor < $0.heightAnchor }
  // expected-error@+1 {{there is no strict inequality: write >=}}
  a.constraints { $0.widthAnchor > $0.heightAnchor }
  // expected-error@+1 {{!= is not a constraint}}
  a.constraints { $0.leadingAnchor != b.leadingAnchor }
  // expected-error@+1 {{there is no strict inequality: write <=}}
  a.constraints { $0.widthAnchor < 200 }
  // expected-error@+1 {{there is no strict inequality: write >=}}
  a.constraints { $0.widthAnchor > 200 }
  // expected-error@+1 {{!= is not a constraint: write <= or >=}}
  a.constraints { $0.widthAnchor != 200 }
  // expected-error@+1 {{this is not a constraint: one side must be an anchor}}
  a.constraints { $0.frame.width == 200 }
}

func mustNotCompileMisspelt(a: Box, b: Box) {
  a.constraints { view in
    // expected-error@+1 {{value of type 'Box' has no member 'widhtAnchor'}}
    view.widhtAnchor == b.widthAnchor
    view.topAnchor == b.topAnchor
  }
  a.constraints {
    a.topAnchor == b.topAnchor
    // expected-error@+1 {{value of type 'Box' has no member 'widhtAnchor'}}
    a.widhtAnchor == b.widthAnchor
  }
  // expected-error@+1 {{value of type 'Box' has no member 'widhtAnchor'}}
  a.constraints { $0.widhtAnchor == b.widthAnchor }
}

func mustNotCompileEither(a: Box, b: Box, gap: Int) {
  var top: LayoutConstraint?

  // Statements that are not constraints.
  a.constraints {
    // expected-error@+1 {{only constraints are allowed here: write == instead of =, --! for a priority, 'let _ = …' before a call}}
    print("laying out")
    $0.widthAnchor == 3
  }
  // expected-error@+1 {{only constraints are allowed here: write == instead of =, --! for a priority}}
  a.constraints { ($0.widthAnchor == 3).priority = .high }
  // expected-error@+2 {{only constraints are allowed here: write == instead of =}}
  // expected-error@+1 {{anchors are not assigned: write ==, inside of constraints { … }}}
  a.constraints { $0.topAnchor = b.topAnchor }
  // expected-error@+1 {{anchors are not assigned: write ==, inside of constraints { … }}}
  a.topAnchor = b.topAnchor
  // expected-error@+1 {{an anchor alone is not a constraint: relate it to another anchor or to a number}}
  a.constraints { $0.widthAnchor }
  // Swift warns here, and the report of a layout says how to correct it: see UnusedConstraintTests.
  // expected-warning@+1 {{result of operator '==' is unused}}
  a.topAnchor == b.topAnchor

  // Modifiers after the variable.
  // expected-error@+1 {{--> comes last, and stores into a var of the relation's type, such as LayoutConstraint? or EdgesConstraints?}}
  a.constraints { $0.topAnchor == b.topAnchor --> top --! .priority(.high) }
  top = nil

  // Whole numbers where no number fits.
  // expected-error@+1 {{a position is not a number: relate it to another anchor}}
  a.constraints { $0.topAnchor == gap }
  // expected-error@+1 {{-- is for lengths and edges: move a position with -}}
  a.constraints { $0.leadingAnchor == b.leadingAnchor -- gap }

  // Whole numbers beside ++ and --, and as priorities.
  // expected-error@+1 {{-- takes a Double: write -- Double(gap)}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor -- gap }
  // expected-error@+1 {{++ takes a Double: write ++ Double(gap)}}
  a.constraints { $0.widthAnchor == b.widthAnchor ++ gap * 2.5 }
  // expected-error@+1 {{-- takes one Double for both lengths, or two: (width: 10, height: 20)}}
  a.constraints { $0.sizeAnchor == b.sizeAnchor -- (width: gap, height: 2) }
  // expected-error@+1 {{-- takes one Double, (horizontally: 10, vertically: 20), all four by name, or DirectionalEdgeInsets}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor -- (leading: gap, trailing: 4, top: 3, bottom: 2) }
  // expected-error@+1 {{a priority is a Priority: write .priority(Priority(Double(number)))}}
  a.constraints { $0.widthAnchor == 3 --! .priority(700 + gap) }

  // Whole numbers as arguments: Swift's own message names the place.
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Double'}}
  _ = Size(width: gap, height: 3)
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Double'}}
  a.layout(width: gap * 40, height: 480)
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'Double'}}
  _ = DirectionalEdgeInsets(leading: gap)

  // Numbers that a composite does not take.
  // expected-error@+1 {{a size is two numbers: write (width: 50, height: 50)}}
  a.constraints { $0.sizeAnchor == gap }
  // expected-error@+1 {{a location is not a pair of numbers}}
  a.constraints { $0.centerAnchor == (10, 20) }

  // The number on the left, and other statements.
  // expected-error@+1 {{a position is not a number: relate it to another anchor}}
  a.constraints { 100 == $0.topAnchor }
  // expected-error@+1 {{there is no strict inequality: write <=}}
  a.constraints { $0.widthAnchor < gap }
  // expected-error@+1 {{write each constraint on a line of its own, without &&}}
  a.constraints { $0.widthAnchor == 100 && $0.heightAnchor == 5 }
  // expected-error@+1 {{there is no ||: write an Alternative for each case, inside of alternatives { … }}}
  a.constraints { $0.widthAnchor == 100 || $0.heightAnchor == 5 }
  // expected-error@+1 {{a constraint has no opposite: write <= or >=}}
  a.constraints { !($0.widthAnchor == 100) }
  // expected-error@+1 {{write each comparison on a line of its own}}
  a.constraints { ($0.widthAnchor <= b.widthAnchor) <= 100 }
  // expected-error@+1 {{write --! before a modifier: -- is for lengths and edges}}
  a.constraints { $0.widthAnchor == 100 -- .priority(.high) }
  // expected-error@+1 {{write --! .priority(.high)}}
  a.constraints { $0.widthAnchor == 100 --! .high }
  // expected-error@+1 {{write --! .priority(.defaultHigh)}}
  a.constraints { $0.widthAnchor == 100 --! .defaultHigh }
  // expected-error@+1 {{omit the priority: a constraint without one is required}}
  a.constraints { $0.widthAnchor == 100 --! .required }
  // expected-error@+1 {{a number is not a modifier: write --! .priority(700)}}
  a.constraints { $0.widthAnchor == 100 --! 700 }
  // expected-error@+1 {{a number is not a modifier: write --! .priority(700)}}
  a.constraints { $0.widthAnchor == b.widthAnchor --! gap }
}

func mustNotCompileInChains(a: Box, b: Box, gap: Int) {
  // expected-error@+1 {{a member of a chain takes a Double: write Double(number)}}
  a.layout(b).top(gap)
  // expected-error@+1 {{a member of a chain takes a Double: write Double(number)}}
  a.layout(b).leading(a, gap)
  // expected-error@+1 {{a member of a chain takes a Double: write Double(number)}}
  a.layout(b).bottom(a.topAnchor, gap)
  // expected-error@+1 {{a member of a chain takes a Double: write Double(number)}}
  a.layout(b).width(gap * 2)
  // expected-error@+1 {{a member of a chain takes a Double: write Double(number)}}
  a.layout(b).height(gap, >=)
}

func mustNotCompileInLongStatements(
  a: Box, b: Box, i: Int, gap: Int, count: Int, d: Double, name: String, number: Int?, flag: Bool, size: Size
) {
  // Operands that are not numbers.
  // expected-error@+1 {{text is not a number: write Double(text) ?? 0}}
  a.constraints { $0.widthAnchor == b.widthAnchor / 3 - gap * 2 / name }
  // expected-error@+1 {{text is not a number: write Double(text) ?? 0}}
  a.constraints { $0.widthAnchor == (b.widthAnchor - gap * (name - 1)) / count }
  // expected-error@+1 {{the number may be nil: write (number ?? 0)}}
  a.constraints { $0.topAnchor == b.topAnchor + d * 2 - gap / 2 + i * number }
  // expected-error@+1 {{a Bool is not a number: write isOn ? 8 : 0}}
  a.constraints { $0.leadingAnchor == b.leadingAnchor + b.widthAnchor * d + flag * count }
  // expected-error@+1 {{a size is two numbers: write size.width or size.height}}
  a.constraints { $0.widthAnchor == size * b.widthAnchor + gap * count }
  // expected-error@+1 {{a box is neither a length nor a position: write one of its anchors, as in box.widthAnchor}}
  a.constraints { $0.widthAnchor == b }
  // expected-error@+1 {{a size is two lengths: write its width or its height}}
  a.constraints { $0.widthAnchor == b.sizeAnchor + gap * i }
  // expected-error@+1 {{a size is two lengths: write its width or its height}}
  a.constraints { $0.sizeAnchor == b.widthAnchor + gap * 2 }

  // Anchors of other kinds, and products.
  // expected-error@+1 {{anchors of different axes cannot be added}}
  a.constraints { $0.leadingAnchor == b.leadingAnchor + b.topAnchor + gap * i }
  // expected-error@+1 {{multiply and divide an anchor by a number, not by another anchor}}
  a.constraints { $0.widthAnchor == count * b.widthAnchor * a.heightAnchor + gap * i }
  // expected-error@+1 {{multiply and divide an anchor by a number, not by another anchor}}
  a.constraints { $0.widthAnchor == 3 / b.widthAnchor + gap * count }
  // expected-error@+1 {{a position is not a number: relate it to another anchor}}
  a.constraints { $0.topAnchor >= gap * count + d * i - 3 }
  // expected-error@+1 {{there is no strict inequality: write >=}}
  a.constraints { $0.widthAnchor > b.widthAnchor - gap * (count - 1) }

  // Edges.
  // expected-error@+1 {{edges take -- and ++: write -- 10 for 10 inside of them, ++ 10 for 10 outside}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor + gap }
  // expected-error@+1 {{edges take -- and ++: write -- 10 for 10 inside of them, ++ 10 for 10 outside}}
  a.constraints { $0.edgesAnchor == b.edgesAnchor - gap * 2 }
  // expected-error@+1 {{edges are not a number: relate them to other edges}}
  a.constraints { $0.edgesAnchor == gap }
  // expected-error@+1 {{edges takes each margin by name: write edges(top: 8, left: 8, bottom: 8, right: 8)}}
  a.layout(b).edges(gap)
}

func mustNotCompileInUIKitSpelling(a: Box, b: Box, label: Label, constraint: LayoutConstraint) {
  // expected-error@+1 {{'numberOfLines' has been renamed to 'maximumLines'}}
  label.numberOfLines = 2
  // expected-error@+1 {{activate the constraint: isActive = true}}
  a.addConstraint(constraint)
  // expected-error@+1 {{write add(_:at:) with an index among the children}}
  a.insertSubview(b, aboveSubview: label)
  // expected-error@+1 {{add the child again}}
  a.bringSubviewToFront(b)
  // expected-error@+1 {{write frame.size}}
  _ = a.bounds
  // expected-error@+1 {{write fittingSize(width:)}}
  _ = a.systemLayoutSizeFitting(.zero)
  // expected-error@+1 {{'UIEdgeInsets' has been renamed to 'EdgeInsets'}}
  _ = UIEdgeInsets(8)
}
