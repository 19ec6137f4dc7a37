// Rulers with marks at the extents at which the layout switches. A click on a mark gives the container that extent.

const rulers = { x: [], y: [], timer: 0 };

/** Finds the switch points after a short time without changes. */
function scheduleRulers() {
  clearTimeout(rulers.timer);
  rulers.timer = setTimeout(findRulers, 60);
}

function findRulers() {
  const isLarge = isMany();
  const limit = (extent) => Math.max(extent * 1.6, state.unit.x > 1 ? 100 : 720);
  rulers.x = isLarge ? [] : state.layout.ruler(false, limit(state.width));
  rulers.y = isLarge ? [] : state.layout.ruler(true, limit(state.height));
  drawRulers();
}

function drawRulers() {
  if (!drawing.rulers) return;
  const { unit, scale } = state, shapes = [];
  const width = state.width * unit.x, height = state.height * unit.y;
  const size = 1 / scale;
  const most = [element("drawing").getAttribute("width") / scale - edges.left / scale, height + edges.bottom / scale];
  const y = -20 * size, x = -20 * size;
  shapes.push(svg("line", { x1: 0, x2: most[0], y1: y, y2: y, "stroke-width": size }));
  shapes.push(svg("line", { y1: 0, y2: most[1], x1: x, x2: x, "stroke-width": size }));
  shapes.push(svg("line", { class: "now", x1: width, x2: width, y1: y - 4 * size, y2: y + 8 * size, "stroke-width": 2 * size }));
  shapes.push(svg("line", { class: "now", y1: height, y2: height, x1: x - 4 * size, x2: x + 8 * size, "stroke-width": 2 * size }));
  for (const stop of rulers.x) if (stop.at * unit.x <= most[0]) shapes.push(stopShape(stop, stop.at * unit.x, y, size, false));
  for (const stop of rulers.y) if (stop.at * unit.y <= most[1]) shapes.push(stopShape(stop, x, stop.at * unit.y, size, true));
  shapes.push(...stopNames(y, size, most[0]));
  drawing.rulers.replaceChildren(...shapes);
}

/** Returns a diamond for another arrangement, or a small triangle for a text that breaks at another place. */
function stopShape(stop, x, y, size, isVertical) {
  const group = svg("g", { class: `stop ${stop.kind}`, transform: `translate(${x} ${y}) scale(${size})` });
  group.append(svg("rect", { x: -5, y: -8, width: 10, height: 16 }));
  group.append(svg("path", { d: stop.kind === "switch" ? "M0-6L5 0L0 6L-5 0Z" : isVertical ? "M0 0L-6-3V3Z" : "M0 0L-3-6H3Z" }));
  group.append(svg("title", {}, `${isVertical ? "height" : "width"} ${plain(stop.at)}: ${stop.text}`));
  group.addEventListener("click", () => {
    if (isVertical) resize(state.width, stop.at); else resize(stop.at, state.height);
    settle();
  });
  return group;
}

/** Returns the extents of switches as text above the ruler, as far as there is room. */
function stopNames(y, size, most) {
  const names = [];
  let end = -Infinity;
  const stops = [...rulers.x].sort((a, b) => a.at - b.at);
  for (const stop of [...stops.filter((stop) => stop.kind === "switch"), ...(stops.some((stop) => stop.kind === "switch") ? [] : stops)]) {
    const x = stop.at * state.unit.x;
    if (x > most || x < end + 46 * size) continue;
    names.push(svg("text", { x, y: y - 9 * size, "text-anchor": "middle", "font-size": 10 * size, style: `font-size:${10 * size}px` }, Math.round(stop.at)));
    end = x;
  }
  return names;
}
