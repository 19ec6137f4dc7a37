// Starts the page, and gives tests access to it.

const errors = [];
addEventListener("error", (event) => takeError(event, event.error, event.message));
addEventListener("unhandledrejection", (event) => takeError(event, event.reason, String(event.reason)));

/** Goes on after a stop of the module, and keeps every other error for tests. */
function takeError(event, error, message) {
  if (error instanceof ModuleStop && state.scene) {
    event.preventDefault();
    return goOn(error);
  }
  errors.push(message);
  showFailure(message);
}

/** Shows that the page cannot go on. */
function showFailure(message) {
  element("complaints").replaceChildren(html("p", { class: "wrong" }, `The page has failed: ${message}. Load it again.`));
}

const sources = JSON.parse(element("sources").textContent);
const texts = JSON.parse(element("texts").textContent);

/** The interface for tests; `ready` becomes true when the first scene is drawn. */
globalThis.page = {
  ready: false, errors,
  get scenes() { return state.layout.scenes; },
  get scene() { return state.scene.name; },
  get size() { return [state.width, state.height]; },
  open: (name) => openScene(state.layout.scenes.findIndex((scene) => scene.name === name)),
  resize: (width, height) => { resize(width, height); settle(); },
  /** The numbers of all boxes, as the bits of doubles in hexadecimal digits. */
  bits() {
    const view = new DataView(state.frames.buffer, state.frames.byteOffset, state.frames.byteLength);
    return Array.from(state.frames, (_, place) => view.getBigUint64(place * 8, true).toString(16));
  },
  numbers: () => Array.from(state.frames),
  boxes: () => state.boxes.map(({ name, kind, text }) => ({ name, kind, text })),
  measure,
  /** The marks of both rulers, with the searched ranges. */
  get rulers() { return { x: rulers.x, y: rulers.y, isSearching: rulers.isSearching }; },
  /** The sentence about the last stop of the module; empty if there was none. */
  get stop() { return state.stop; },
};

async function begin() {
  const wantsDark = matchMedia("(prefers-color-scheme: dark)");
  document.documentElement.dataset.theme = wantsDark.matches ? "dark" : "light";
  wantsDark.addEventListener("change", () => setTheme(wantsDark.matches ? "dark" : "light"));
  try {
    state.layout = layoutOf(await WebAssembly.compile(await moduleBytes()));
    state.layout.scenes.push(...textScenes(texts));
  } catch (error) {
    errors.push(String(error));
    element("status").textContent = `The layout module cannot be started in this browser: ${error}.`;
    return;
  }
  readColors();
  makeDrawing();
  makeScenes();
  makeHandles();
  makeInspector();
  makeSwitches();
  makeTabs();
  makeWriting();
  openFromAddress();
  globalThis.page.ready = true;
}

begin();
