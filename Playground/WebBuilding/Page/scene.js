// The state of the open scene, and its changes.

const element = (id) => document.getElementById(id);

/** Returns a number as text with at most two decimal places. */
const plain = (value) => String(Math.round(value * 100) / 100);

const state = {
  layout: null,
  number: 0,
  scene: null,
  width: 0,
  height: 0,
  boxes: [],
  knobs: [],
  /** The number of pixels for each unit of the layout. */
  unit: { x: 1, y: 1 },
  scale: 1,
  /** A copy of the drawn frames. */
  frames: new Float64Array(0),
  lines: new Map(),
  hovered: -1,
  pinned: -1,
  show: { arrows: false, tracks: false, cells: false, margins: false, baselines: false },
  isMirrored: false,
  isSnapped: false,
  complaints: null,
  /** A sentence about a stop of the module; empty after the next change of the scene or its text. */
  stop: "",
  /** The last size that was laid out. */
  good: { width: 0, height: 0 },
  /** The explained box, with its explanation. */
  explained: { box: -1, values: [] },
};

/** Returns the frame of a box in pixels of the drawing; null for a hidden box and for numbers that are not finite. */
function frameOf(box) {
  const start = box * stride, numbers = state.frames;
  const [x, y, width, height] = [numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3]];
  if (numbers[start + 4] || !Number.isFinite(x + y + width + height)) return null;
  return { x: x * state.unit.x, y: y * state.unit.y, width: width * state.unit.x, height: height * state.unit.y };
}

/** Returns the numbers of a box in units of the layout. */
function valuesOf(box) {
  const start = box * stride;
  return Array.from(state.frames.subarray(start, start + 4));
}

function depthOf(box) {
  let depth = 0;
  for (let parent = state.boxes[box].parent; parent >= 0; parent = state.boxes[parent].parent) depth++;
  return depth;
}

/** Returns the names from the root down to a box. */
function pathOf(box) {
  const names = [];
  for (let next = box; next >= 0; next = state.boxes[next].parent) names.unshift(state.boxes[next].name || "·");
  return names;
}

/** Reads names, kinds and parents of all boxes. */
function readBoxes() {
  const description = state.layout.describe();
  state.unit = description.cells ? { x: 9, y: 18 } : { x: 1, y: 1 };
  state.knobs = description.knobs;
  state.boxes = description.boxes.map(([name, parent, kind, text, size, mono, line, column]) => ({
    name, parent, kind, text, size, mono, line, column, depth: 0, children: [],
  }));
  state.boxes.forEach((box, place) => {
    if (box.parent < 0) return;
    box.depth = state.boxes[box.parent].depth + 1;
    state.boxes[box.parent].children.push(place);
  });
  state.lines.clear();
}

/** Reads the lines of labels that have changed. */
function readTexts(all) {
  if (!state.boxes.some((box) => box.kind === "label")) return [];
  const told = state.layout.texts(all);
  for (const { box, text, lines } of told) {
    state.lines.set(box, lines);
    state.boxes[box].text = text;
  }
  return told.map(({ box }) => box);
}

/** Lays out the scene, and draws the changes. */
function relayout(word = "solved again") {
  const layout = state.layout;
  stopRulers();
  const start = performance.now();
  const changes = layout.layout(state.width, state.height);
  const solved = performance.now();
  state.good = { width: state.width, height: state.height };
  const hasOthers = (changes & 1) !== 0;
  state.frames = layout.frames().slice();
  if (hasOthers) readBoxes();
  const texts = readTexts(hasOthers);
  if (hasOthers) drawBoxes();
  drawFrames(texts);
  placeDesk();
  const drawn = performance.now();
  showStatus(word, solved - start, drawn - solved);
  if (changes & 2 || state.complaints) showComplaints(false);
  drawOverlays();
  return { solved: solved - start, drawn: drawn - solved };
}

/** Opens the boxes of a scene, without a layout. */
function openBoxes(scene, number) {
  if (isText(scene)) Object.assign(scene, state.layout.openText(scene.good)); else state.layout.open(number);
}

/** Opens a scene in its initial state. */
function openScene(number, size) {
  const scene = state.layout.scenes[number];
  state.stop = "";
  hideTip();
  openBoxes(scene, number);
  Object.assign(state, { number, scene, hovered: -1, pinned: -1, complaints: null, explained: { box: -1, values: [] } });
  Object.assign(state, { width: size?.width ?? scene.width, height: size?.height ?? scene.height, boxes: [], isMirrored: false });
  closeEditor();
  nameScene();
  relayout("solved");
  // Scenes of cells are rounded to cells initially.
  state.isSnapped = state.unit.x > 1;
  fitDesk();
  showKnobs();
  showSwitches();
  showComplaints(true);
  drawOverlays();
  showInspector();
  showCode();
  scheduleRulers();
}

/**
 * Goes on after a stop of the module: shows the scene that was open, in the last size that was laid out. If that stops
 * the module too, the scene is opened as it was in the beginning, and then the first scene.
 */
function goOn(error) {
  const { scene, number, good } = state;
  const tries = [() => openScene(number, good.width ? good : undefined), () => openScene(number)];
  if (isText(scene)) {
    tries.push(() => {
      scene.good = scene.original;
      openScene(number);
    });
  }
  tries.push(() => openScene(0));
  const isShown = tries.some((attempt) => {
    try {
      attempt();
      return true;
    } catch (other) {
      if (!(other instanceof ModuleStop)) throw other;
      return false;
    }
  });
  if (!isShown) return showFailure(error.message);
  const shown = state.scene === scene ? "the last layout of this scene" : "the first scene";
  state.stop = `${error.message}. It was started again, and shows ${shown}.`;
  showComplaints(false);
  if (isText(state.scene)) showMistakes();
}

/** The smallest size of the open scene. */
function leastSize() {
  const { minimumWidth = 1, minimumHeight = 1 } = state.scene;
  return { width: minimumWidth, height: minimumHeight };
}

const mostExtent = 4000;

/** Sets the size of the container. */
function resize(width, height) {
  const least = leastSize();
  state.width = Math.min(Math.max(width, least.width), mostExtent);
  state.height = Math.min(Math.max(height, least.height), mostExtent);
  relayout();
}

/** Ends a series of changes, and updates the parts that take longer. */
function settle() {
  announce();
  showComplaints(true);
  drawOverlays();
  showInspector();
  scheduleRulers();
}
