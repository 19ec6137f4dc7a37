// Everything around the drawing: the list of scenes, switches, sliders, sentences, code.

function nameScene() {
  const { name, title } = state.scene;
  element("name").textContent = name;
  element("title").textContent = title;
  element("drawing").setAttribute("aria-label", `${title}. All boxes are listed in the tab Boxes.`);
  for (const link of element("scenes").querySelectorAll("a")) {
    if (link.textContent !== name) { link.removeAttribute("aria-current"); continue; }
    link.setAttribute("aria-current", "page");
    // Scrolling needs a layout of the page, which exists in the next frame.
    requestAnimationFrame(() => link.scrollIntoView({ block: "nearest" }));
  }
  element("picker").value = String(state.number);
}

function makeScenes() {
  let picker = element("picker");
  state.layout.scenes.forEach((scene, number) => {
    const { name, title } = scene;
    if (isText(scene) && picker === element("picker")) {
      element("scenes").append(html("li", { class: "group-name" }, "As text"));
      picker.append(picker = html("optgroup", { label: "As text" }));
    }
    const link = html("a", { href: `#${name}`, title }, name);
    element("scenes").append(html("li", {}, link));
    picker.append(html("option", { value: number }, name));
  });
  element("picker").addEventListener("change", () => { location.hash = state.layout.scenes[element("picker").value].name; });
  addEventListener("hashchange", openFromAddress);
}

function openFromAddress() {
  const name = decoded(location.hash.slice(1));
  const number = state.layout.scenes.findIndex((scene) => scene.name === name);
  openScene(Math.max(number, 0));
  if (isText(state.scene)) chooseTab("code");
}

/** Returns the text that an address encodes; an address that cannot be decoded stays as it is. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Switches

function isDark() { return document.documentElement.dataset.theme === "dark"; }

function showSwitches() {
  const press = (button, isOn) => button.setAttribute("aria-pressed", isOn ? "true" : "false");
  for (const button of document.querySelectorAll("[data-show]")) press(button, state.show[button.dataset.show]);
  press(element("mirror"), state.isMirrored);
  press(element("snap"), state.isSnapped);
  press(element("dark"), isDark());
}

function mirror(isMirrored) {
  state.isMirrored = isMirrored;
  state.layout.setDirection(isMirrored);
  relayout();
  readTexts(true);
  drawFrames([...state.lines.keys()]);
  settle();
  showSwitches();
}

function snap(isSnapped) {
  state.isSnapped = isSnapped;
  state.layout.setSnapping(isSnapped ? 1 : 0);
  relayout();
  settle();
  showSwitches();
}

function setTheme(name) {
  document.documentElement.dataset.theme = name;
  readColors();
  if (isMany()) drawMany();
  showSwitches();
}

function makeSwitches() {
  for (const button of document.querySelectorAll("[data-show]")) {
    button.addEventListener("click", () => {
      state.show[button.dataset.show] = !state.show[button.dataset.show];
      showSwitches();
      drawOverlays();
    });
  }
  element("mirror").addEventListener("click", () => mirror(!state.isMirrored));
  element("snap").addEventListener("click", () => snap(!state.isSnapped));
  element("dark").addEventListener("click", () => setTheme(isDark() ? "light" : "dark"));
}

function showKnobs() {
  element("knobs").replaceChildren(...state.knobs.map(({ name, value, low, high, step }, number) => {
    const slider = html("input", { type: "range", min: low, max: high, step, value });
    const output = html("output", {}, plain(value));
    slider.addEventListener("input", () => {
      state.layout.turn(number, Number(slider.value));
      output.textContent = slider.value;
      relayout();
    });
    slider.addEventListener("change", settle);
    return html("label", {}, name, slider, output);
  }));
}

// Sentences

function count(number, word) { return `${number} ${word}${number === 1 ? "" : word.endsWith("x") ? "es" : "s"}`; }

function milliseconds(time) { return time < 0.05 ? "less than 0.1 ms" : `${time.toFixed(time < 10 ? 1 : 0)} ms`; }

function showStatus(word, solved, drawn) {
  const status = element("status");
  if (!status.firstChild) {
    const button = html("button", { type: "button" }, "Measure");
    button.addEventListener("click", async () => showMeasures(await measure()));
    status.append(html("span", {}), button, html("span", { id: "measures" }));
  }
  const changed = state.layout.changed(), all = state.boxes.length;
  status.firstChild.textContent =
    `${word} in ${milliseconds(solved)}, drawn in ${milliseconds(drawn)} · ${count(state.layout.pivots(), "pivot")} · ${changed} of ${count(all, "frame")} changed`;
}

/** Has screen readers say the result of a series of changes, and none of the steps in between. */
function announce() {
  element("announcement").textContent = `${plain(state.width)} by ${plain(state.height)}, ${element("status").firstChild?.textContent ?? ""}`;
}

/** Shows conflicts and problems, and with `all` also ambiguities and the scene's remarks. */
function showComplaints(all) {
  const told = state.layout.complaints(all);
  if (!all && state.complaints) Object.assign(told, { ambiguities: state.complaints.ambiguities, remarks: state.complaints.remarks });
  const { stop } = state, isEmpty = !told.conflicts.length && !told.problems.length && !told.ambiguities.length && !told.remarks.length;
  state.complaints = isEmpty ? null : told;
  const wrong = (text) => html("p", { class: "wrong" }, text);
  const texts = told.ambiguities.map(({ text }) => text);
  element("complaints").replaceChildren(
    ...(stop ? [wrong(stop)] : []),
    ...told.conflicts.map(({ text }) => wrong(text)), ...told.problems.map(wrong), ...texts.map(wrong),
    ...told.remarks.filter((text) => !texts.includes(text)).map((text) => html("p", {}, text)));
}

// Code

const words = /\b(?:import|extension|static|let|var|func|return|for|in|if|else|switch|case|default|private|fileprivate|final|class|struct|true|false|nil|self)\b/;
const tokens = new RegExp(`(?<c>//.*)|(?<s>"(?:[^"\\\\]|\\\\.)*")|(?<k>${words.source})|(?<n>\\b\\d[\\d.]*\\b)`, "g");

function showCode() {
  const { file, line } = state.scene;
  const source = sources[file];
  const code = element("code");
  code.hidden = isText(state.scene);
  element("tab-code").textContent = code.hidden ? "Text" : "Code";
  showWriting();
  if (code.hidden) return;
  code.replaceChildren();
  if (!source) return code.append("The code of this scene is not in the page.");
  for (const text of declaration(source.split("\n"), line)) {
    let end = 0;
    for (const match of text.matchAll(tokens)) {
      const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
      code.append(text.slice(end, match.index), html("span", { class: kind }, match[0]));
      end = match.index + match[0].length;
    }
    code.append(text.slice(end) + "\n");
  }
}

/** Returns the lines of the declaration that contains a line, with its doc comment and without common indentation. */
function declaration(lines, line) {
  let start = line - 1;
  while (start > 0 && !/\b(?:let|var|func)\b/.test(lines[start])) start--;
  while (start > 0 && /^\s*\/\/\//.test(lines[start - 1])) start--;
  const depth = /^\s*/.exec(lines[start])[0].length;
  const isEnd = (text) => /^\s*[}\])]+$/.test(text) && /^\s*/.exec(text)[0].length <= depth;
  let end = start + 1;
  while (end < lines.length && !isEnd(lines[end])) end++;
  return lines.slice(start, end + 1).map((text) => text.slice(Math.min(depth, /^\s*/.exec(text)[0].length)));
}

const tabs = ["why", "boxes", "code"];

function chooseTab(name) {
  for (const other of tabs) {
    element(`tab-${other}`).setAttribute("aria-selected", other === name ? "true" : "false");
    element(`tab-${other}`).tabIndex = other === name ? 0 : -1;
    element(`panel-${other}`).hidden = other !== name;
  }
  if (name === "boxes") showOutline();
}

function makeTabs() {
  tabs.forEach((name, place) => {
    const tab = element(`tab-${name}`);
    tab.addEventListener("click", () => chooseTab(name));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(place + step + tabs.length) % tabs.length];
      chooseTab(next);
      element(`tab-${next}`).focus();
    });
  });
  chooseTab("why");
}
