// Drawings of many boxes on a canvas, which takes a tenth of the time of the same number of elements.

const many = { context: null, colors: [] };

/** Whether the open scene is drawn on the canvas. */
function isMany() { return state.boxes.length > mostNamed; }

/** Reads the colors of the theme, three for each depth. */
function readColors() {
  const style = getComputedStyle(document.documentElement);
  const color = (name) => style.getPropertyValue(name).trim();
  many.colors = [0, 1, 2, 3, 4, 5, 6].map((shade) => ["f", "s", "t"].map((part) => color(`--${part}${shade}`)));
  many.ink = color("--ink");
}

/** Makes the canvas large enough. It grows in steps, because a new size costs more than a drawing. */
function fitCanvas(canvas, width, height) {
  const step = (length) => Math.ceil(length / 256) * 256;
  if (canvas.width < width || canvas.height < height) {
    canvas.width = step(Math.max(canvas.width, width));
    canvas.height = step(Math.max(canvas.height, height));
  }
  return many.context ??= canvas.getContext("2d");
}

function drawMany() {
  const { scale, unit, frames } = state, ratio = devicePixelRatio;
  const width = state.width * unit.x * scale + 1, height = state.height * unit.y * scale + 1;
  const frame = element("many"), canvas = frame.firstChild;
  const context = fitCanvas(canvas, width * ratio, height * ratio);
  Object.assign(frame.style, { left: `${edges.left}px`, top: `${edges.top}px`, width: `${width}px`, height: `${height}px` });
  Object.assign(canvas.style, { width: `${canvas.width / ratio}px`, height: `${canvas.height / ratio}px` });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(ratio * scale, 0, 0, ratio * scale, 0, 0);
  context.lineWidth = 1 / scale;
  let shade = -1;
  for (let box = 0; box < state.boxes.length; box++) {
    const start = box * stride;
    if (frames[start + 4]) continue;
    const { depth } = state.boxes[box], next = depth === 0 ? 0 : 1 + (depth - 1) % 6;
    if (next !== shade) [context.fillStyle, context.strokeStyle] = many.colors[shade = next];
    const x = frames[start] * unit.x, y = frames[start + 1] * unit.y;
    const wide = frames[start + 2] * unit.x, high = frames[start + 3] * unit.y;
    context.fillRect(x, y, wide, high);
    context.strokeRect(x, y, wide, high);
  }
  for (const [box, lines] of state.lines) {
    context.fillStyle = many.ink;
    context.font = `${state.boxes[box].size}px "DejaVu Sans", Verdana, sans-serif`;
    const x = frames[box * stride] * unit.x, y = frames[box * stride + 1] * unit.y;
    for (const [text, left, baseline] of lines) context.fillText(text, x + left * unit.x, y + baseline * unit.y);
  }
}
