// The box under the pointer and the box that was clicked last, with their paths, values and explanations.

/** Makes an HTML element. */
function html(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const key in attributes) {
    if (key === "class") made.className = attributes[key]; else made.setAttribute(key, attributes[key]);
  }
  made.append(...children);
  return made;
}

/** Reads the explanation of a box. */
function explain(box) {
  if (state.explained.box === box) return;
  state.explained = { box, values: box >= 0 ? state.layout.explain(box) : [] };
}

function hover(box) {
  if (state.hovered === box) return;
  state.hovered = box;
  if (state.pinned >= 0) return drawMarks();
  explain(box);
  drawOverlays();
  showInspector();
}

function pin(box) {
  state.pinned = state.pinned === box ? -1 : box;
  state.explained.box = -2;
  explain(state.pinned >= 0 ? state.pinned : state.hovered);
  drawOverlays();
  showInspector();
}

function showInspector() {
  const box = state.pinned >= 0 ? state.pinned : state.hovered;
  if (state.explained.box >= 0 && box >= 0) {
    state.explained.box = -2;
    explain(box);
  }
  element("panel-why").replaceChildren(...(box >= 0 && box < state.boxes.length ? whyOf(box) : hint()));
  if (!element("panel-boxes").hidden) showOutline();
}

function hint() {
  return [html("p", { class: "hint" }, "Point at a box to see the reasons for its place and size. Click it to keep them on the screen. Drag the edges of the container; double-click a text to edit it.")];
}

function whyOf(box) {
  const path = pathOf(box), values = valuesOf(box);
  const parts = [
    html("h3", {}, path.at(-1)),
    html("p", { class: "path" }, `${path.join(" › ")} · x ${plain(values[0])}, y ${plain(values[1])}, ${plain(values[2])} × ${plain(values[3])}`),
  ];
  if (state.boxes[box].kind === "label") {
    const edit = html("button", { type: "button" }, "Edit text");
    edit.addEventListener("click", () => openEditor(box));
    parts.push(html("p", {}, edit));
  }
  const list = html("dl");
  for (const { name, value, reasons, all } of state.explained.values) {
    const details = html("details", {}, html("summary", {}, "all of it"), html("pre", {}, all));
    list.append(html("div", { class: "value" },
      html("dt", {}, html("span", {}, name), html("b", {}, value === null ? "–" : plain(value))),
      ...reasons.map((reason) => html("dd", {}, `because ${reason}`)), html("dd", {}, details)));
  }
  parts.push(list);
  return parts;
}

/** Lists all boxes for keyboards and screen readers. */
function showOutline() {
  const list = html("ul", { class: "outline" });
  const shown = state.boxes.length > 400 ? state.boxes.slice(0, 400) : state.boxes;
  shown.forEach((box, place) => {
    const frame = frameOf(place), values = valuesOf(place);
    const numbers = frame ? `${values.slice(0, 2).map(plain).join(", ")} · ${values.slice(2).map(plain).join(" × ")}` : "hidden";
    const button = html("button", { type: "button", style: `padding-left:${.4 + box.depth * .9}rem` },
      html("b", { style: "font-weight:400" }, box.name || "·"), html("span", {}, numbers));
    if (place === state.pinned) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => { pin(place); showOutline(); });
    button.addEventListener("pointerenter", () => hover(place));
    list.append(html("li", {}, button));
  });
  element("panel-boxes").replaceChildren(list);
}

// The tip at the pointer

function showTip(box, event) {
  const tip = element("tip");
  if (box < 0) return hideTip();
  const [x, y, width, height] = valuesOf(box).map(plain);
  tip.textContent = "";
  tip.append(html("b", {}, pathOf(box).join(" › ")), html("br"), `x ${x}   y ${y}   ${width} × ${height}`);
  tip.hidden = false;
  const bounds = element("desk").getBoundingClientRect();
  const left = Math.min(event.clientX - bounds.left + 14, bounds.width - tip.offsetWidth - 4);
  tip.style.left = `${Math.max(left, 0)}px`;
  tip.style.top = `${event.clientY - bounds.top + 18}px`;
}

function hideTip() { element("tip").hidden = true; }

// Editing a label in its place

const editing = { box: -1 };

function openEditor(box) {
  const { kind, text, size, mono } = state.boxes[box] ?? {};
  if (kind !== "label") return;
  if (isText(state.scene)) return selectInSource(state.boxes[box]);
  editing.box = box;
  const editor = element("editor");
  editor.value = text;
  editor.hidden = false;
  editor.style.fontSize = `${size * state.scale}px`;
  editor.style.fontFamily = mono ? "\"DejaVu Sans Mono\", Menlo, monospace" : "";
  placeEditor();
  hideTip();
  editor.focus();
  editor.select();
}

function placeEditor() {
  if (editing.box < 0) return;
  const frame = frameOf(editing.box), editor = element("editor"), { scale } = state;
  if (!frame) return;
  Object.assign(editor.style, {
    left: `${edges.left + frame.x * scale}px`, top: `${edges.top + frame.y * scale}px`,
    width: `${Math.max(frame.width * scale, 12) + 4}px`, height: `${Math.max(frame.height * scale, 12)}px`,
  });
}

function editText(text) {
  state.layout.setText(editing.box, text);
  relayout();
  placeEditor();
}

function closeEditor() {
  if (editing.box < 0) return;
  editing.box = -1;
  element("editor").hidden = true;
  settle();
}

function makeInspector() {
  const surface = element("drawing");
  surface.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const box = boxAt(pointIn(event));
    hover(box);
    showTip(box, event);
  });
  surface.addEventListener("pointerleave", () => { hideTip(); hover(-1); });
  surface.addEventListener("click", (event) => {
    const box = boxAt(pointIn(event));
    if (box >= 0 && event.detail < 2) pin(box);
  });
  surface.addEventListener("dblclick", (event) => {
    const box = boxAt(pointIn(event));
    if (box >= 0 && state.boxes[box].kind === "label") openEditor(box);
  });
  const editor = element("editor");
  editor.addEventListener("input", () => editText(editor.value));
  editor.addEventListener("blur", closeEditor);
  editor.addEventListener("keydown", (event) => { if (event.key === "Escape") editor.blur(); });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && state.pinned >= 0) pin(state.pinned);
    if (event.key === "Enter" && state.pinned >= 0 && event.target === document.body) openEditor(state.pinned);
  });
}
