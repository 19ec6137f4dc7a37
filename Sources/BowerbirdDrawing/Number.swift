import BowerbirdLayout

/// A number of a picture, with at most three digits after the point; what is not finite is 0, since no picture can show it.
func number(_ value: Double) -> String { value.isFinite ? decimal(value) : "0" }
