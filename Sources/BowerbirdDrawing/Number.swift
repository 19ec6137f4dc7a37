import BowerbirdLayout

/// Returns a number as text with at most three decimal places; 0 for infinity and NaN, which no picture can show.
func number(_ value: Double) -> String { value.isFinite ? decimal(value) : "0" }
