// Scenes that a text declares, and the area in which the text is written.

/** Whether a text declares a scene. */
function isText(scene) { return scene.original !== undefined; }

/** Returns the scenes of texts by their names; a comment in the first line of a text is its title. */
function textScenes(texts) {
  return Object.entries(texts).map(([name, original]) => {
    const title = /^\/\/[ \t]*(.*)/.exec(original)?.[1] ?? "A scene as text";
    // `good` is the last text without mistakes, and `draft` the text in the area.
    return { name, title, original, good: original, draft: original, mistakes: [] };
  });
}

/** Shows the text of the open scene. */
function showWriting() {
  const { scene } = state;
  element("writing").hidden = !isText(scene);
  if (!isText(scene)) return;
  showArea(scene);
  showMistakes();
}

/** Shows the area of a scene. Each has one of its own, because a new value would end the history of its changes. */
function showArea(scene) {
  const last = element("source");
  if (!scene.area) {
    scene.area = last.dataset.scene ? last.cloneNode() : last;
    scene.area.dataset.scene = scene.name;
    scene.area.value = scene.draft;
    scene.area.addEventListener("input", () => { if (scene === state.scene) readSource(); });
    scene.area.addEventListener("scroll", () => { element("numbers").scrollTop = scene.area.scrollTop; });
    if (scene.area !== last) last.after(scene.area);
  }
  for (const area of [last, scene.area]) {
    area.hidden = area !== scene.area;
    area.id = area.hidden ? "" : "source";
  }
}

/** Lays out the text in the area; as long as it has mistakes, the scene stays that of the last good text. */
function readSource() {
  const { scene } = state;
  scene.draft = element("source").value;
  state.stop = "";
  const told = state.layout.openText(scene.draft);
  scene.mistakes = told.mistakes ?? [];
  showMistakes();
  if (!told.mistakes) showGoodText(told);
}

/** Shows the boxes of the text, in the present size unless the text names another one than before. */
function showGoodText({ width, height }) {
  const { scene, pinned } = state, path = pinned >= 0 ? pathOf(pinned).join("/") : null;
  const text = scene.draft;
  if (width !== scene.width || height !== scene.height) Object.assign(state, { width, height });
  Object.assign(scene, { width, height });
  Object.assign(state, { hovered: -1, pinned: -1, boxes: [], complaints: null, explained: { box: -1, values: [] } });
  if (state.isMirrored) state.layout.setDirection(true);
  if (state.isSnapped) state.layout.setSnapping(1);
  relayout("solved");
  // If the layout stops the module, the text before is shown again.
  scene.good = text;
  fitDesk();
  if (path) state.pinned = state.boxes.findIndex((_, box) => pathOf(box).join("/") === path);
  if (state.pinned >= 0) explain(state.pinned);
  settle();
}

/** Lists the mistakes as buttons that select their places, and the stop of the module. */
function showMistakes() {
  const { stop } = state, { mistakes, draft } = state.scene, area = element("source");
  area.setAttribute("aria-invalid", mistakes.length ? "true" : "false");
  const wrong = new Set(mistakes.map(({ line }) => line));
  element("numbers").replaceChildren(...draft.split("\n").flatMap((_, place) =>
    [wrong.has(place + 1) ? html("b", {}, `${place + 1}`) : `${place + 1}`, "\n"]));
  element("numbers").scrollTop = area.scrollTop;
  if (!mistakes.length) return element("mistakes").replaceChildren(stop);
  const list = html("ul", {}, ...mistakes.map(({ line, column, text }) => {
    const button = html("button", { type: "button" }, `${line}:${column}: ${text}`);
    button.addEventListener("click", () => select(placeOf(line, column), placeOf(line, column)));
    return html("li", {}, button);
  }));
  element("mistakes").replaceChildren(list, `${stop} The drawing shows the last text without mistakes.`.trim());
}

/** Returns the index of a place; its column counts Unicode scalars. */
function placeOf(line, column) {
  const lines = element("source").value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  return before + Array.from(lines[line - 1] ?? "").slice(0, column - 1).join("").length;
}

function select(start, end) {
  const area = element("source");
  chooseTab("code");
  area.focus();
  area.setSelectionRange(start, end);
}

/** Selects the text of a label, which is edited in the text of its scene. */
function selectInSource({ text, line, column }) {
  const { value } = element("source"), quoted = JSON.stringify(text);
  const declared = line ? value.indexOf("\"", placeOf(line, column)) : -1;
  // While the text has mistakes, the label may have been declared elsewhere.
  const start = value.startsWith(quoted, declared) ? declared : value.indexOf(quoted);
  if (start >= 0) select(start + 1, start + quoted.length - 1); else select(0, 0);
}

function makeWriting() {
  element("original").addEventListener("click", () => {
    const area = element("source");
    area.focus();
    area.select();
    // The command can be undone, unlike a new value.
    document.execCommand("insertText", false, state.scene.original);
  });
}
