// The boxes as SVG. Elements exist as long as their boxes; a layout changes only their attributes.

const svgNamespace = "http://www.w3.org/2000/svg";

/** Makes an SVG element. */
function svg(name, attributes = {}, text) {
  const made = document.createElementNS(svgNamespace, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text !== undefined) made.textContent = text;
  return made;
}

const drawing = { boxes: null, over: null, marks: null, rulers: null, shapes: [] };

/** The greatest number of boxes that are drawn with their names; more boxes are drawn on a canvas. */
const mostNamed = 300;

function makeDrawing() {
  const root = element("drawing");
  const hatch = svg("pattern", { id: "hatch", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
  hatch.append(svg("rect", { width: 2, height: 6, fill: "var(--gap)", "fill-opacity": .45 }));
  const definitions = svg("defs");
  definitions.append(hatch);
  drawing.rulers = svg("g", { class: "ruler", role: "group", "aria-label": "Sizes at which the layout switches" });
  drawing.rulers.append(svg("g"), svg("g"));
  // The tab Boxes lists the boxes for screen readers.
  drawing.boxes = svg("g", { "aria-hidden": "true" });
  drawing.over = svg("g", { class: "over", "aria-hidden": "true" });
  drawing.marks = svg("g", { "aria-hidden": "true" });
  root.append(definitions, drawing.rulers, drawing.boxes, drawing.over, drawing.marks);
}

/** Makes the elements of all boxes. */
function drawBoxes() {
  element("many").hidden = !isMany();
  drawing.shapes = [];
  if (isMany()) return drawing.boxes.replaceChildren();
  drawing.shapes = state.boxes.map((box, place) => {
    const group = svg("g", { class: `box d${box.depth === 0 ? 0 : 1 + (box.depth - 1) % 6}`, "data-box": place });
    const rect = svg("rect", { rx: box.kind === "label" ? 2 : 3 });
    group.append(rect);
    let name = null;
    if (box.kind !== "label" && box.name) {
      name = svg("text");
      name.textContent = box.name;
      group.append(name);
    }
    return { group, rect, name, lines: [], drawn: [NaN, NaN, NaN, NaN], nameWidth: 0 };
  });
  drawing.boxes.replaceChildren(...drawing.shapes.map((shape) => shape.group));
}

/** Updates the places of all boxes, and the lines of labels that have changed. */
function drawFrames(texts) {
  if (isMany()) return drawMany();
  const { shapes } = drawing;
  const { x: ux, y: uy } = state.unit;
  for (let box = 0; box < shapes.length; box++) {
    const shape = shapes[box], start = box * stride, numbers = state.frames;
    const x = numbers[start] * ux, y = numbers[start + 1] * uy, width = numbers[start + 2] * ux, height = numbers[start + 3] * uy;
    if (numbers[start + 4] || !Number.isFinite(x + y + width + height)) {
      if (!shape.isHidden) shape.group.setAttribute("visibility", "hidden");
      shape.isHidden = true;
      continue;
    }
    if (shape.isHidden) shape.group.removeAttribute("visibility");
    shape.isHidden = false;
    const drawn = shape.drawn;
    if (drawn[0] !== x || drawn[1] !== y) shape.group.setAttribute("transform", `translate(${x} ${y})`);
    if (drawn[2] !== width) shape.rect.setAttribute("width", width);
    if (drawn[3] !== height) shape.rect.setAttribute("height", height);
    [drawn[0], drawn[1], drawn[2], drawn[3]] = [x, y, width, height];
  }
  for (const box of texts) drawLines(box);
  shapes.forEach((shape, box) => { if (shape.name) placeName(shape, box); });
}

function drawLines(box) {
  const { kind, size, mono } = state.boxes[box];
  const shape = drawing.shapes[box];
  if (kind !== "label") return;
  for (const line of shape.lines) line.remove();
  shape.lines = (state.lines.get(box) ?? []).map(([text, x, baseline, width]) => {
    const { x: unit, y: high } = state.unit;
    const y = high > 1 ? (baseline - 0.25) * high : baseline;
    const line = svg("text", { class: mono ? "line mono" : "line", x: x * unit, y, style: `font-size:${size}px` }, text);
    // The width comes from the built-in metrics, whatever font the browser uses.
    if (width > 0 && text.trim().length > 1) {
      line.setAttribute("textLength", width * unit);
      line.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    return line;
  });
  shape.group.append(...shape.lines);
}

/** Places a name in the middle of a box without children, or in a corner that the children leave free. */
function placeName(shape, box) {
  const frame = frameOf(box);
  if (!frame) return;
  const { name } = shape;
  shape.nameWidth ||= name.getComputedTextLength() || state.boxes[box].name.length * 6.5;
  const width = shape.nameWidth;
  const children = state.boxes[box].children.map(frameOf).filter(Boolean);
  const fits = width + 4 <= frame.width && frame.height >= 13;
  const isFree = (x, y) => !children.some((child) =>
    child.x < frame.x + x + width + 2 && child.x + child.width > frame.x + x - 2 && child.y < frame.y + y + 3 && child.y + child.height > frame.y + y - 10);
  let place = null;
  if (fits && children.length === 0) {
    place = [(frame.width - width) / 2, frame.height / 2 + 4];
  } else if (fits) {
    const corners = [[5, 13], [frame.width - width - 5, 13], [5, frame.height - 5], [frame.width - width - 5, frame.height - 5]];
    place = corners.find(([x, y]) => isFree(x, y));
  }
  const key = place ? `${place[0]} ${place[1]}` : "";
  if (shape.namePlace === key) return;
  shape.namePlace = key;
  name.setAttribute("visibility", place ? "inherit" : "hidden");
  if (place) name.setAttribute("transform", `translate(${key})`);
}

// The desk around the container.

const edges = { left: 44, top: 40, right: 30, bottom: 30 };

/** The width of the desk. It is stored, because reading it from the page in each frame would cost a second layout. */
let deskWidth = 0;

/** Chooses the scale at which the scene fits a narrow screen. */
function fitDesk() {
  deskWidth = element("desk").clientWidth;
  const room = deskWidth - edges.left - edges.right;
  const wanted = state.width * state.unit.x;
  state.scale = Math.min(1, Math.max(room, 120) / wanted);
  placeDesk();
  // Elements follow the scale of the drawing; a canvas does not.
  if (isMany()) drawMany();
}

/** Updates the places of the container and its handles. */
function placeDesk() {
  const { scale, unit } = state;
  const width = state.width * unit.x * scale, height = state.height * unit.y * scale;
  const root = element("drawing");
  const whole = [Math.max(edges.left + width + edges.right, deskWidth), edges.top + height + edges.bottom];
  root.setAttribute("width", whole[0]);
  root.setAttribute("height", whole[1]);
  root.setAttribute("viewBox", `${-edges.left / scale} ${-edges.top / scale} ${whole[0] / scale} ${whole[1] / scale}`);
  placeHandles(edges.left + width, edges.top + height, width, height);
  if (document.activeElement !== element("width")) element("width").value = plain(state.width);
  if (document.activeElement !== element("height")) element("height").value = plain(state.height);
  drawRulers();
}

/** Converts a point of the window into pixels of the drawing. */
function pointIn(event) {
  const bounds = element("drawing").getBoundingClientRect();
  return {
    x: (event.clientX - bounds.left - edges.left) / state.scale,
    y: (event.clientY - bounds.top - edges.top) / state.scale,
  };
}

/** Returns the innermost box at a point of the drawing; -1 for none. */
function boxAt(point) {
  let found = -1;
  for (let box = 0; box < state.boxes.length; box++) {
    const frame = frameOf(box);
    if (!frame || point.x < frame.x || point.y < frame.y) continue;
    if (point.x <= frame.x + frame.width && point.y <= frame.y + frame.height) found = box;
  }
  return found;
}
