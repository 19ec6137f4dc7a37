@_exported import BowerbirdGrids
@_exported import BowerbirdLayout

@_exported import struct BowerbirdSolver.Priority
@_exported import enum BowerbirdSolver.Relation
