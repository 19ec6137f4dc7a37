// Rulers with marks at the extents at which the layout switches. A click on a mark gives the container that extent.

const noMarks = { stops: [], from: 0, to: Infinity, isComplete: true };

const rulers = { x: noMarks, y: noMarks, timer: 0, isSearching: false, chosen: { x: 0, y: 0 }, drawn: [] };

/** The length of a slice of the search, after which the page responds, and the maximum time for one ruler, in ms. */
const sliceTime = 10, mostTime = 1500;

/** The number of layouts in a row, each longer than three slices, after which a search ends. */
const mostSlow = 3;

/** Finds the switch points after a short time without changes. */
function scheduleRulers() {
  stopRulers();
  // A search that has stopped the module would stop it again.
  if (state.scene.hasNoRulers) return;
  rulers.isSearching = true;
  rulers.timer = setTimeout(findRulers, 60);
}

/** Ends a search; the marks that it has found stay until the next one. */
function stopRulers() {
  clearTimeout(rulers.timer);
  rulers.isSearching = false;
}

function findRulers() {
  if (isMany()) {
    Object.assign(rulers, { x: noMarks, y: noMarks, isSearching: false });
    return drawRulers();
  }
  searchRuler("x", () => searchRuler("y", () => { rulers.isSearching = false; }));
}

/** Searches in slices, each in a task of its own, so that the page responds in between. */
function searchRuler(axis, next) {
  const isVertical = axis === "y", extent = isVertical ? state.height : state.width;
  let spent = 0, slow = 0, hasBegun = false;
  const limit = Math.max(extent * 1.6, state.unit.x > 1 ? 100 : 720);
  /** Searches for the time of a slice, and returns whether there is more to search. */
  const search = () => {
    let before = performance.now(), hasMore = true;
    const end = before + sliceTime;
    if (!hasBegun) state.layout.beginRuler(isVertical, limit);
    hasBegun = true;
    while (hasMore && before < end) {
      hasMore = state.layout.advanceRuler();
      const now = performance.now();
      slow = now - before > 3 * sliceTime ? slow + 1 : 0;
      before = now;
    }
    return hasMore;
  };
  const goOn = () => {
    const { scene } = state, start = performance.now();
    scene.hasNoRulers = true;
    const hasMore = search(), taken = performance.now() - start;
    scene.hasNoRulers = false;
    spent += taken;
    const isAtEnd = !hasMore || spent > mostTime || slow >= mostSlow;
    if (isAtEnd) {
      rulers[axis] = state.layout.ruler();
      drawRulers();
    }
    // The pause is as long as the work, so that the page has at least half of the time.
    rulers.timer = setTimeout(isAtEnd ? next : goOn, taken);
  };
  goOn();
}

function drawRulers() {
  if (!drawing.rulers) return;
  const { unit, scale } = state, size = 1 / scale;
  const width = state.width * unit.x, height = state.height * unit.y;
  const most = { x: element("drawing").getAttribute("width") / scale - edges.left / scale, y: height + edges.bottom / scale };
  const y = -20 * size, x = -20 * size;
  drawing.rulers.firstChild.replaceChildren(
    ...lineShapes(rulers.x, most.x, unit.x, y, size, false), ...lineShapes(rulers.y, most.y, unit.y, x, size, true),
    svg("line", { class: "now", x1: width, x2: width, y1: y - 4 * size, y2: y + 8 * size, "stroke-width": 2 * size }),
    svg("line", { class: "now", y1: height, y2: height, x1: x - 4 * size, x2: x + 8 * size, "stroke-width": 2 * size }));
  drawStops(most, x, y, size);
}

/** Draws the marks if they have changed. There may be hundreds, and a drag moves none of them. */
function drawStops(most, x, y, size) {
  const { unit } = state;
  const across = rulers.x.stops.filter((stop) => stop.at * unit.x <= most.x), down = rulers.y.stops.filter((stop) => stop.at * unit.y <= most.y);
  const chosen = { x: Math.min(rulers.chosen.x, Math.max(across.length - 1, 0)), y: Math.min(rulers.chosen.y, Math.max(down.length - 1, 0)) };
  const next = [rulers.x, rulers.y, across.length, down.length, size, unit.x, chosen.x, chosen.y];
  if (next.every((part, place) => part === rulers.drawn[place])) return;
  Object.assign(rulers, { chosen, drawn: next });
  const focused = document.activeElement?.dataset?.stop, group = drawing.rulers.lastChild;
  group.replaceChildren(
    ...across.map((stop, place) => stopShape(stop, place, stop.at * unit.x, y, size, "x")),
    ...down.map((stop, place) => stopShape(stop, place, x, stop.at * unit.y, size, "y")),
    ...stopNames(y, size, most.x));
  if (focused) group.querySelector(`[data-stop^="${focused[0]}"][tabindex="0"]`)?.focus({ preventScroll: true });
}

/** Returns the line of a ruler, with faded ends beyond the range that was searched. */
function lineShapes(ruler, most, unit, across, size, isVertical) {
  const clamp = (value) => Math.min(Math.max(value * unit, 0), most);
  const line = (from, to, kind) => {
    const place = isVertical ? { y1: from, y2: to, x1: across, x2: across } : { x1: from, x2: to, y1: across, y2: across };
    return svg("line", { ...place, class: kind, "stroke-width": size });
  };
  if (ruler.isComplete) return [line(0, most, "")];
  const from = clamp(ruler.from), to = clamp(ruler.to), name = isVertical ? "height" : "width";
  const group = svg("g", { class: "unsearched" });
  group.append(line(0, from, ""), line(to, most, ""), svg("title", {}, incompleteText(ruler, name)));
  return [line(from, to, ""), group];
}

function incompleteText(ruler, name) {
  const range = `Texts may break elsewhere at a ${name} below ${plain(ruler.from)} or above ${plain(ruler.to)}`;
  return `${range}${ruler.hasAllSwitches ? "" : ", and the arrangement may change"}: the search was stopped.`;
}

/** Returns a diamond for another arrangement, or a small triangle for a text that breaks at another place. */
function stopShape(stop, place, x, y, size, axis) {
  const isVertical = axis === "y", name = `${isVertical ? "height" : "width"} ${plain(stop.at)}: ${stop.text}`;
  const group = svg("g", {
    class: `stop ${stop.kind}`, transform: `translate(${x} ${y}) scale(${size})`, role: "button", "aria-label": name,
    tabindex: place === rulers.chosen[axis] ? 0 : -1, "data-stop": `${axis}${place}`,
  });
  group.append(svg("rect", { x: -5, y: -8, width: 10, height: 16 }));
  group.append(svg("path", { d: stop.kind === "switch" ? "M0-6L5 0L0 6L-5 0Z" : isVertical ? "M0 0L-6-3V3Z" : "M0 0L-3-6H3Z" }));
  group.append(svg("title", {}, name));
  const take = () => {
    rulers.chosen[axis] = place;
    if (isVertical) resize(state.width, stop.at); else resize(stop.at, state.height);
    settle();
  };
  group.addEventListener("click", take);
  group.addEventListener("focus", () => { rulers.chosen[axis] = place; });
  group.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      take();
    } else {
      chooseStop(event, axis, place);
    }
  });
  return group;
}

/** Moves the focus to another mark of the ruler. Each ruler is one stop of the tab key. */
function chooseStop(event, axis, place) {
  const marks = [...drawing.rulers.querySelectorAll(`[data-stop^="${axis}"]`)];
  const at = marks.findIndex((mark) => mark.dataset.stop === `${axis}${place}`), last = marks.length - 1;
  const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
  if (next === undefined || !marks[next]) return;
  event.preventDefault();
  for (const mark of marks) mark.setAttribute("tabindex", mark === marks[next] ? 0 : -1);
  marks[next].focus();
}

/** Returns the extents of switches as text above the ruler, as far as there is room. */
function stopNames(y, size, most) {
  const names = [];
  let end = -Infinity;
  const switches = rulers.x.stops.filter((stop) => stop.kind === "switch");
  for (const stop of switches.length ? switches : rulers.x.stops) {
    const x = stop.at * state.unit.x;
    if (x > most || x < end + 46 * size) continue;
    names.push(svg("text", { x, y: y - 9 * size, "text-anchor": "middle", "font-size": 10 * size, style: `font-size:${10 * size}px`, "aria-hidden": "true" }, Math.round(stop.at)));
    end = x;
  }
  return names;
}
