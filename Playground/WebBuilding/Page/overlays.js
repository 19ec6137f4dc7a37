// Drawings over the boxes: arrows of constraints, track lines, cells, margins, baselines, marks.

/** Draws all overlays that are switched on, and the arrows of the explained box. */
function drawOverlays() {
  const over = [];
  const { show } = state;
  if (show.tracks || show.cells || show.margins) over.push(...guideShapes(state.layout.guides()));
  if (show.baselines) over.push(...baselineShapes());
  over.push(...constraintShapes());
  markWrong();
  drawing.over.replaceChildren(...over);
  drawMarks();
}

/** Returns the arrows, one for each constraint: red for conflicts, clear for the explained box, faint for the others. */
function constraintShapes() {
  const kinds = new Map();
  const add = (constraints, kind) => {
    for (const constraint of constraints) {
      const key = constraint.text + JSON.stringify(constraint.ends);
      if (!kinds.has(key)) kinds.set(key, { constraint, kind });
    }
  };
  for (const conflict of state.complaints?.conflicts ?? []) add(conflict.constraints, "wrong");
  if (state.explained.box >= 0) for (const value of state.explained.values) add(value.constraints, "");
  if (state.show.arrows) add(state.layout.constraints(), "faint");
  const stack = [];
  return [...kinds.values()].flatMap(({ constraint, kind }) => arrowShapes(constraint, kind, stack));
}

function drawMarks() {
  const marks = [];
  for (const [box, kind] of [[state.hovered, ""], [state.pinned, " pinned"]]) {
    const frame = box >= 0 && box < state.boxes.length ? frameOf(box) : null;
    if (frame) marks.push(svg("rect", { ...frame, rx: 3, class: `mark${kind}` }));
  }
  drawing.marks.replaceChildren(...marks);
}

// Arrows

/** Returns the axis and the place of an edge of a frame; null for an extent. */
function edgeOf(frame, name) {
  switch (name) {
    case "left": return ["x", frame.x];
    case "right": return ["x", frame.x + frame.width];
    case "centerX": return ["x", frame.x + frame.width / 2];
    case "top": return ["y", frame.y];
    case "bottom": return ["y", frame.y + frame.height];
    case "centerY": return ["y", frame.y + frame.height / 2];
    default: return null;
  }
}

/** Returns the segment for an end of a constraint that is an extent; null for an edge. */
function endSegment(frame, name) {
  const inset = (length) => Math.min(7, length / 4);
  if (name === "width") {
    const y = frame.y + frame.height - inset(frame.height);
    return { axis: "x", from: frame.x, to: frame.x + frame.width, across: y };
  }
  if (name === "height") {
    const x = frame.x + frame.width - inset(frame.width);
    return { axis: "y", from: frame.y, to: frame.y + frame.height, across: x };
  }
  return null;
}

/** Returns the line of an arrow between its ends, shifted if another arrow lies there. */
function arrowLine(axis, from, to, across, stack) {
  const low = Math.min(from, to), high = Math.max(from, to);
  for (let tries = 0; tries < 6; tries++) {
    const isTaken = stack.some((other) =>
      other.axis === axis && Math.abs(other.across - across) < 9 && other.low < high && other.high > low);
    if (!isTaken) break;
    across += 12;
  }
  stack.push({ axis, across, low, high });
  return axis === "x" ? [from, across, to, across] : [across, from, across, to];
}

function arrowShapes(constraint, kind, stack) {
  const ends = constraint.ends.map(([box, name]) => ({ box, name, frame: frameOf(box) })).filter(({ frame }) => frame);
  const sign = constraint.relation === 0 ? "" : constraint.relation < 0 ? "≤ " : "≥ ";
  const classes = `${kind} ${constraint.priority < 1000 ? "optional" : ""}`;
  const extents = ends.filter(({ name }) => name === "width" || name === "height");
  const shapes = [];
  for (const { frame, name } of extents) {
    const { axis, from, to, across } = endSegment(frame, name);
    const value = constraint.ends.length === 1 ? sign + plain(Math.abs(constraint.constant / constraint.ends[0][2])) : "";
    shapes.push(arrow(arrowLine(axis, from, to, across, stack), value, classes));
  }
  const edge = ends.map(({ box, frame, name }) => ({ box, frame, edge: edgeOf(frame, name) })).filter((end) => end.edge);
  // The other end may be a line of the grid around the box, which is no edge of a box.
  if (edge.length === 1 && extents.length === 0) shapes.push(...positionShapes(edge[0], sign, classes, stack));
  if (edge.length === 2 && edge[0].edge[0] === edge[1].edge[0]) {
    const [first, second] = edge, axis = first.edge[0];
    const [side, extent] = axis === "x" ? ["y", "height"] : ["x", "width"];
    const low = Math.max(first.frame[side], second.frame[side]);
    const high = Math.min(first.frame[side] + first.frame[extent], second.frame[side] + second.frame[extent]);
    const across = low < high ? (low + high) / 2 : first.frame[side] + first.frame[extent] / 2;
    const distance = Math.abs(constraint.constant);
    if (Math.abs(first.edge[1] - second.edge[1]) > 0.5) {
      const value = distance ? sign + plain(distance) : "";
      shapes.push(arrow(arrowLine(axis, second.edge[1], first.edge[1], across, stack), value, classes));
    } else {
      shapes.push(...dash(axis, first, second, classes));
    }
  }
  return shapes;
}

/** Returns an arrow from the edge of the parent at which positions are 0 to the edge of a box. */
function positionShapes({ box, frame, edge: [axis, to] }, sign, classes, stack) {
  const { parent } = state.boxes[box], outer = parent >= 0 ? frameOf(parent) : null;
  if (!outer) return [];
  const from = axis === "y" ? outer.y : state.isMirrored ? outer.x + outer.width : outer.x;
  if (Math.abs(to - from) <= 0.5) return [];
  const across = axis === "x" ? frame.y + frame.height / 2 : frame.x + frame.width / 2;
  return [arrow(arrowLine(axis, from, to, across, stack), sign + plain(Math.abs(to - from) / state.unit[axis]), classes)];
}

/** Returns a line along two edges at the same place. */
function dash(axis, first, second, classes) {
  const [side, extent] = axis === "x" ? ["y", "height"] : ["x", "width"];
  const low = Math.min(first.frame[side], second.frame[side]);
  const high = Math.max(first.frame[side] + first.frame[extent], second.frame[side] + second.frame[extent]);
  const place = first.edge[1];
  const line = axis === "x" ? { x1: place, x2: place, y1: low, y2: high } : { y1: place, y2: place, x1: low, x2: high };
  return [svg("line", { ...line, class: classes })];
}

/** Returns an arrow with a head at each end and its value in the middle. */
function arrow([x1, y1, x2, y2], value, classes) {
  const group = svg("g", { class: classes });
  group.append(svg("line", { x1, y1, x2, y2, class: classes }));
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  if (length > 9) {
    for (const [x, y, sign] of [[x1, y1, 1], [x2, y2, -1]]) {
      const [bx, by] = [x + sign * dx * 5, y + sign * dy * 5];
      group.append(svg("path", { class: "tip-end", d: `M${x} ${y}L${bx - dy * 2.5} ${by + dx * 2.5}L${bx + dy * 2.5} ${by - dx * 2.5}Z` }));
    }
  }
  if (value) {
    const isFlat = Math.abs(dx) > 0.5;
    const place = isFlat ? { x: (x1 + x2) / 2, y: y1 - 4, "text-anchor": "middle" } : { x: x1 + 5, y: (y1 + y2) / 2 + 3 };
    group.append(svg("text", place, value));
  }
  return group;
}

// Grids, margins and texts

function guideShapes(guides) {
  const shapes = [], { show } = state, { x: ux, y: uy } = state.unit;
  for (const guide of guides) {
    const frame = frameOf(guide.box);
    if (!frame) continue;
    const xs = (guide.x ?? []).map((x) => frame.x + x * ux), ys = (guide.y ?? []).map((y) => frame.y + y * uy);
    if (show.cells) shapes.push(...cellShapes(guide, frame, xs, ys));
    if (show.tracks) shapes.push(...trackShapes(frame, xs, ys));
    if (show.margins && guide.margins) {
      const [top, right, bottom, left] = guide.margins;
      const inner = [frame.x + left * ux, frame.y + top * uy, frame.x + frame.width - right * ux, frame.y + frame.height - bottom * uy];
      shapes.push(svg("path", {
        class: "margin",
        d: `M${frame.x} ${frame.y}h${frame.width}v${frame.height}h${-frame.width}ZM${inner[0]} ${inner[1]}H${inner[2]}V${inner[3]}H${inner[0]}Z`,
      }));
    }
  }
  return shapes;
}

/** Returns cells and gaps. The edges of tracks come in pairs of start and end, from leading and from the top. */
function cellShapes(guide, frame, xs, ys) {
  const shapes = [];
  const columns = xs.length ? xs : [frame.x, frame.x + frame.width], rows = ys.length ? ys : [frame.y, frame.y + frame.height];
  for (let column = 0; column + 1 < columns.length; column += 2) {
    for (let row = 0; row + 1 < rows.length; row += 2) {
      const x = Math.min(columns[column], columns[column + 1]), y = rows[row];
      shapes.push(svg("rect", {
        class: "cell", x, y, width: Math.abs(columns[column + 1] - columns[column]), height: Math.abs(rows[row + 1] - y),
      }));
    }
  }
  const { x: ux, y: uy } = state.unit, gaps = guide.gaps ?? [];
  for (let place = 0; place + 3 < gaps.length; place += 4) {
    const [x, y, width, height] = gaps.slice(place, place + 4);
    shapes.push(svg("rect", { class: "gap", x: frame.x + x * ux, y: frame.y + y * uy, width: width * ux, height: height * uy }));
  }
  return shapes;
}

function trackShapes(frame, xs, ys) {
  const shapes = [];
  xs.forEach((x, place) => {
    shapes.push(svg("line", { class: "track", x1: x, x2: x, y1: frame.y, y2: frame.y + frame.height }));
    if (place % 2 === 0) shapes.push(svg("text", { class: "track", x: x + 2, y: frame.y - 3 }, place / 2));
  });
  ys.forEach((y, place) => {
    shapes.push(svg("line", { class: "track", y1: y, y2: y, x1: frame.x, x2: frame.x + frame.width }));
    if (place % 2 === 0) shapes.push(svg("text", { class: "track", x: frame.x - 4, y: y + 10, "text-anchor": "end" }, place / 2));
  });
  return shapes;
}

function baselineShapes() {
  const shapes = [];
  for (const [box, lines] of state.lines) {
    const frame = frameOf(box);
    if (!frame) continue;
    for (const [, x, baseline, width] of lines) {
      const y = frame.y + baseline * state.unit.y, start = frame.x + x * state.unit.x;
      shapes.push(svg("line", { class: "baseline", x1: start, x2: start + width * state.unit.x, y1: y, y2: y }));
    }
  }
  return shapes;
}

/** Draws boxes with conflicting constraints and ambiguous boxes in red. */
function markWrong() {
  const wrong = new Set();
  for (const conflict of state.complaints?.conflicts ?? []) {
    for (const constraint of conflict.constraints) {
      for (const [box] of constraint.ends) if (state.boxes[box]?.parent >= 0) wrong.add(box);
    }
  }
  for (const ambiguity of state.complaints?.ambiguities ?? []) for (const box of ambiguity.boxes) wrong.add(box);
  drawing.shapes.forEach((shape, box) => {
    if (shape.isWrong !== wrong.has(box)) shape.group.classList.toggle("wrong", wrong.has(box));
    shape.isWrong = wrong.has(box);
  });
}
