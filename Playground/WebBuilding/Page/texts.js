// Scenes that texts declare, and the tab in which a text is edited.

/** The texts in the page, by their names. */
const texts = JSON.parse(element("texts").textContent);

/** Returns the scenes of the texts. The comment in the first line of a text is its title. */
function textScenes() {
  return Object.keys(texts).sort().map((name) => ({
    name, text: texts[name], title: /^\/\/\s*(.*)/.exec(texts[name])?.[1] ?? "", width: 320, height: 480,
  }));
}

/** Opens the scene of a text in the module. */
function openText(scene) {
  const { width, height, mistakes } = state.layout.openText(scene.text);
  if (!mistakes.length) Object.assign(scene, { width, height });
}

/** Shows the text of the open scene, or the tab with its code if it has no text. */
function showText() {
  const { text } = state.scene, hasText = text !== undefined;
  const before = tabs.chosen;
  element("tab-text").hidden = !hasText;
  element("tab-code").hidden = hasText;
  element("text").value = text ?? "";
  showMistakes([]);
  if (hasText && before === "code") chooseTab("text");
  if (!hasText && before === "text") chooseTab("code");
}

/** Lays out the scene of an edited text. A text with mistakes leaves the last layout as it is. */
function editScene(text) {
  closeEditor();
  const { scene } = state, { width, height, mistakes } = state.layout.openText(text);
  scene.text = text;
  showMistakes(mistakes);
  if (mistakes.length) return;
  if (width !== scene.width || height !== scene.height) Object.assign(state, { width, height });
  Object.assign(scene, { width, height });
  Object.assign(state, { boxes: [], hovered: -1, complaints: null, explained: { box: -1, values: [] } });
  if (state.isMirrored) state.layout.setDirection(true);
  if (state.isSnapped) state.layout.setSnapping(1);
  relayout("solved");
  if (state.pinned >= state.boxes.length) state.pinned = -1;
  settle();
}

/** Lists mistakes with their lines and columns. A click on one selects its place in the text. */
function showMistakes(mistakes) {
  const field = element("text");
  field.setAttribute("aria-invalid", mistakes.length ? "true" : "false");
  element("mistakes").replaceChildren(...mistakes.map(({ line, column, text }) => {
    const button = html("button", { type: "button" }, text);
    button.addEventListener("click", () => {
      const place = placeIn(field.value, line, column);
      field.focus();
      field.setSelectionRange(place, place + (/^[\w`"]+|^\S/.exec(field.value.slice(place))?.[0].length ?? 0));
    });
    return html("li", {}, button);
  }));
}

/** Returns the index in a text of a line and a column, which counts Unicode scalars; both begin with 1. */
function placeIn(text, line, column) {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, other) => sum + other.length + 1, 0);
  return before + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
}

function makeText() {
  element("text").addEventListener("input", () => editScene(element("text").value));
}
