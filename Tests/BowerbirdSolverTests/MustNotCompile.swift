// Statements that must not compile, with the compiler's messages. A rule of .ci compares them; no target contains this
// file.
import BowerbirdSolver

func mustNotCompile(solver: Solver, a: Variable, b: Variable, count: Int, width: Double) throws {
  // Strict inequalities.
  // expected-error@+1 {{there is no strict inequality: write <=}}
  try solver.add(a < 5)
  // expected-error@+1 {{there is no strict inequality: write >=}}
  try solver.add(a > b)
  // expected-error@+1 {{there is no strict inequality: write <=}}
  try solver.add(a + b < count)
  // expected-error@+1 {{there is no strict inequality: write >=}}
  try solver.add(5 > 2 * a)

  // Products and quotients of variables.
  // expected-error@+1 {{constraints are linear: multiply a variable by a number, not by another variable}}
  try solver.add(a * b == 4)
  // expected-error@+1 {{constraints are linear: divide a variable by a number, not by another variable}}
  try solver.add(a / b == 4)

  // Statements that are not constraints.
  // expected-error@+1 {{this is not a constraint: relate a variable or an expression to another with ==, <= or >=}}
  try solver.add(3 <= 5)
  // expected-error@+1 {{this is not a constraint: relate a variable or an expression to another with ==, <= or >=}}
  try solver.add(a != b)
  // expected-error@+1 {{add one constraint per call, or a list: add([a, b])}}
  try solver.add(a == 3 && b == 4)

  // Without a variable, Swift refuses mixed numbers.
  // expected-error@+2 {{binary operator '*' cannot be applied to operands of type 'Int' and 'Double'}}
  // expected-note@+1 {{overloads}}
  _ = count * width
}
