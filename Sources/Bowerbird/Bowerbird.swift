// The umbrella: one import gives a program the layout and the grids.
//
// Of the solver, only the two types that constraints of a layout are written with are exported. Its other names, such
// as `Constraint` and `Term`, do not enter programs that lay out items.

@_exported import BowerbirdGrids
@_exported import BowerbirdLayout

@_exported import struct BowerbirdSolver.Priority
@_exported import enum BowerbirdSolver.Relation
