// The umbrella module: one import gives a program the layout and the grids.
//
// Of the solver, the module exports only the two types in which constraints of a layout are written. Other names of the
// solver, such as `Constraint` and `Term`, stay out of programs that lay out items.

@_exported import BowerbirdGrids
@_exported import BowerbirdLayout

@_exported import struct BowerbirdSolver.Priority
@_exported import enum BowerbirdSolver.Relation
