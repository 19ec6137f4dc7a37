// Parts of the test of a page in a browser, each of which expects an open page and leaves it usable.
import assert from "node:assert/strict";

const ended = "!page.rulers.isSearching";

async function press(browser, key, { code = key, number = 0, modifiers = 0, commands = [] } = {}) {
  for (const type of ["rawKeyDown", "keyUp"]) {
    await browser.call("Input.dispatchKeyEvent", {
      type, key, code, windowsVirtualKeyCode: number, modifiers, commands: type === "rawKeyDown" ? commands : [],
    });
  }
}

/** Puts a text into the area of the open scene, as a person would paste it. */
async function paste(browser, text) {
  await browser.evaluate(`(() => {
    const area = document.querySelector("#source");
    area.focus();
    area.select();
  })()`);
  await browser.call("Input.insertText", { text });
}

/** The rulers have marks of switches at every width, and keys reach them. */
export async function findsMarks(browser) {
  const { evaluate } = browser;
  await evaluate("page.open('mail')");
  for (const width of [500, 585, 690, 900, 1200]) {
    await evaluate(`page.resize(${width}, 620)`);
    await browser.until(ended);
    const switches = await evaluate("page.rulers.x.stops.filter(({ kind }) => kind === 'switch').map(({ at }) => at)");
    assert.ok(switches.some((at) => Math.abs(at - 700) < 0.01), `the mailboxes come at 700, seen from ${width}: ${switches}`);
  }
  // Each ruler is one stop of the tab key, and arrows lead from mark to mark.
  const marks = await evaluate(`[...document.querySelectorAll("[data-stop^=x]")].map((mark) => [mark.getAttribute("aria-label"), mark.getAttribute("role")])`);
  assert.ok(marks.length > 1 && marks.every(([label, role]) => /^width [\d.]+: /.test(label) && role === "button"));
  assert.equal(await evaluate(`document.querySelectorAll("[data-stop^=x][tabindex='0']").length`), 1);
  await evaluate(`document.querySelector("[data-stop^=x][tabindex='0']").focus()`);
  await press(browser, "Home", { number: 36 });
  await press(browser, "ArrowRight", { number: 39 });
  assert.equal(await evaluate("document.activeElement.getAttribute('aria-label')"), marks[1][0]);
  await press(browser, "Enter", { number: 13 });
  const [width] = await evaluate("page.size");
  assert.equal(String(Math.round(width * 100) / 100), /^width ([\d.]+)/.exec(marks[1][0])[1], "Enter takes the width of the mark");
  assert.match(await evaluate("document.activeElement.dataset.stop"), /^x/, "the focus stays on the ruler");
}

/** A box in a cell has arrows from the edges of its grid to the start of the cell. */
export async function drawsCells(browser) {
  const { evaluate } = browser;
  const text = "size 300 x 200\ntracks page .tracks(100, 100) .crossTracks(50, 50) {\n  box a\n  box b\n  box c\n  box d\n}\n";
  await evaluate("page.open('card.bower')");
  await browser.click("#tab-code");
  await paste(browser, text);
  assert.equal(await evaluate("document.querySelector('#mistakes').textContent"), "");
  // The last box begins behind the first column and the first row.
  const [x, y] = await evaluate("page.numbers().slice(20, 22)");
  await browser.clickAt(...await browser.middle("[data-box='4'] rect"));
  const lines = await evaluate(`[...document.querySelectorAll(".over g line")].map((line) =>
    ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name))))`);
  assert.ok(x > 50 && lines.some(([x1, y1, x2, y2]) => y1 === y2 && x1 === 0 && x2 === x), `${lines}`);
  assert.ok(y > 20 && lines.some(([x1, y1, x2, y2]) => x1 === x2 && y1 === 0 && y2 === y), `${lines}`);
  await browser.click("#tab-code");
  await browser.click("#original");
  await browser.click("#tab-why");
}

/** Handles take the keys of sliders, and the page takes every address. */
export async function followsKeys(browser) {
  const { evaluate } = browser;
  await evaluate("page.open('card'), document.querySelector('#handle-right').focus()");
  await press(browser, "PageUp", { number: 33 });
  assert.deepEqual(await evaluate("page.size"), [560, 340]);
  await press(browser, "Home", { number: 36 });
  assert.deepEqual(await evaluate("page.size"), [1, 340]);
  await press(browser, "End", { number: 35 });
  assert.deepEqual(await evaluate("page.size"), [4000, 340]);
  await evaluate("page.open('boxes-100'), document.querySelector('#handle-right').focus()");
  await press(browser, "Home", { number: 36 });
  assert.deepEqual(await evaluate("page.size"), [48, 560], "a scene has a smallest size");
  await evaluate("location.hash = '#%'");
  await browser.until("page.scene === page.scenes[0].name", "an address that is none opens the first scene");
}

/** A drag is announced once, when it ends, and no tip stays behind. */
export async function staysQuiet(browser) {
  const { evaluate } = browser;
  await evaluate(`page.open("card"), globalThis.told = [], new MutationObserver(() => {
    told.push([document.querySelector("#announcement").textContent, document.querySelector(".held") !== null]);
  }).observe(document.querySelector("#announcement"), { childList: true })`);
  assert.equal(await evaluate("document.querySelector('#status').getAttribute('role')"), null);
  await browser.drag(await browser.middle("#handle-right"), [-60, 0]);
  const told = await evaluate("told");
  assert.deepEqual(told.map(([, isHeld]) => isHeld), [false], "one sentence, after the drag");
  assert.match(told[0][0], /^400 by 340, solved again in /);
  const [x, y] = await browser.middle("[data-box='1'] rect");
  await browser.mouse("mouseMoved", x, y);
  assert.equal(await evaluate("document.querySelector('#tip').hidden"), false);
  await evaluate("page.open('chat')");
  assert.equal(await evaluate("document.querySelector('#tip').hidden"), true, "the tip goes with its scene");
}

/** Many boxes are drawn in the scale of the desk, also when the window gets another size. */
export async function keepsScale(browser) {
  const { evaluate } = browser;
  await evaluate("page.open('boxes-1000'), page.resize(1500, 560)");
  for (const width of [1100, 1400]) {
    await browser.call("Emulation.setDeviceMetricsOverride", { width, height: 900, deviceScaleFactor: 1, mobile: false });
    await browser.until(`innerWidth === ${width}`);
    await evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    // The drawing is as wide as the desk, less its edges of 44 and 30.
    const room = await evaluate("document.querySelector('#desk').clientWidth") - 74;
    const drawn = await evaluate("document.querySelector('#many').getBoundingClientRect().width");
    assert.ok(room < 1500 && Math.abs(drawn - room - 1) < 0.5, `${drawn} of ${room} in a window of ${width}`);
  }
}

/** A text may declare thousands of boxes. */
export async function takesLargeTexts(browser) {
  const { evaluate } = browser, count = 2500;
  await evaluate("page.open('card.bower')");
  await browser.click("#tab-code");
  const boxes = Array.from({ length: count }, (_, place) =>
    `  box b${place} { leading == parent.leading + ${place % 90 * 10}; top == parent.top + ${Math.floor(place / 90) * 10}; width == 8; height == 8 }\n`);
  // Typed line by line, as the browser does for a test, the text would be read thousands of times.
  await evaluate(`(() => {
    const area = document.querySelector("#source");
    area.value = ${JSON.stringify(`size 900 x 600\nbox root {\n${boxes.join("")}}\n`)};
    area.dispatchEvent(new Event("input"));
  })()`);
  assert.equal(await evaluate("page.stop"), "");
  assert.equal(await evaluate("document.querySelector('#mistakes').textContent"), "");
  assert.equal(await evaluate("page.boxes().length"), count + 1);
  assert.deepEqual(await evaluate(`page.numbers().slice(${count} * 5, ${count} * 5 + 4)`), [2499 % 90 * 10, Math.floor(2499 / 90) * 10, 8, 8]);
  await evaluate("document.querySelector('#original').click()");
}

/** A stop of the module is told where mistakes are, and the last text is shown again, however often that happens. */
export async function goesOnAfterStops(browser) {
  const { evaluate } = browser;
  await evaluate("page.open('card.bower')");
  await browser.click("#tab-code");
  const text = await evaluate("document.querySelector('#source').value"), bits = await evaluate("page.bits()");
  // There is no such scene: the module reads beyond its memory.
  const stop = async () => {
    await evaluate("state.stop = '', void setTimeout(() => state.layout.open(1 << 24))");
    await browser.until("page.stop !== ''", "the stop is noticed");
  };
  for (let count = 0; count < 60; count++) {
    await stop();
    if (count % 20) continue;
    assert.match(await evaluate("document.querySelector('#mistakes').textContent"), /^The layout module has stopped: .*started again/);
    assert.match(await evaluate("document.querySelector('#complaints').textContent"), /^The layout module has stopped/);
    assert.equal(await evaluate("document.querySelector('#source').value"), text);
    assert.deepEqual(await evaluate("page.bits()"), bits);
  }
  await paste(browser, text.replace("0.6", "0.5"));
  assert.equal(await evaluate("page.stop + document.querySelector('#mistakes').textContent"), "", "the next change goes on");
  await browser.click("#original");
  await evaluate("page.open('card'), page.resize(500, 300)");
  await stop();
  assert.deepEqual(await evaluate("[page.scene, page.size]"), ["card", [500, 300]]);
}

/** A visit to another scene keeps the history of a text; a double click selects the text of its own label. */
export async function keepsUndo(browser) {
  const { evaluate } = browser, value = "document.querySelector('#source').value";
  const undo = () => press(browser, "z", { code: "KeyZ", number: 90, modifiers: 2, commands: ["undo"] });
  await evaluate("page.open('card.bower')");
  await browser.click("#tab-code");
  const before = await evaluate(value), chips = await evaluate("page.open('chips.bower'), document.querySelector('#source').value");
  await evaluate("page.open('card.bower')");
  const text = "size 300 x 200\nbox page {\n  label one \"same\" { leadingTop == parent.leadingTop + 10 }\n" +
    "  label two \"same\" { leading == one.leading; top == one.bottom + 30 }\n}\n";
  await paste(browser, text);
  await browser.clickAt(...await browser.middle("[data-box='2'] rect"), 2);
  const selection = await evaluate("[document.activeElement.id, document.activeElement.selectionStart]");
  assert.deepEqual(selection, ["source", text.lastIndexOf("same")], "the text of the second label");
  await evaluate("page.open('chips.bower')");
  assert.equal(await evaluate(value), chips);
  await evaluate("page.open('card.bower'), document.querySelector('#source').focus()");
  await undo();
  assert.equal(await evaluate(value), before, "undo goes back before the visit");
  await browser.click("#tab-why");
}
