// Uses a page as a person would, in a headless browser, and compares frames with those of the native program.
//   node page.mjs browser page.html steps.jsonl [folder for pictures]
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { open } from "./browser.mjs";
import { drawsCells, findsMarks, followsKeys, goesOnAfterStops, keepsUndo, keepsScale, staysQuiet, takesLargeTexts } from "./parts.mjs";

const [program, path, stepsPath, pictures] = process.argv.slice(2);
const address = pathToFileURL(resolve(path)).href;
const steps = readFileSync(stepsPath, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));

/** Returns the bits of the native program for a scene in a size, before other changes. */
function nativeBits(name, width, height) {
  const start = steps.findIndex((step) => step.do.startsWith("open") && step.name === name);
  return steps.slice(start).find((step) => step.do === "layout" && step.width === width && step.height === height).bits;
}

/** Returns the first layout of a scene after a step of a kind. */
function bitsAfter(name, kind) {
  const start = steps.findIndex((step) => step.do.startsWith("open") && step.name === name);
  const at = steps.findIndex((step, place) => place > start && step.do === kind);
  return steps.slice(at).find((step) => step.do === "layout");
}

const same = async (browser, expected, what) =>
  assert.deepEqual(await browser.evaluate("page.bits()"), expected, `${what}: the frames are those of the native program`);
/** Compares with a tolerance, because other sizes before may change the rounding of the last digit. */
const close = async (browser, expected, what) => {
  const number = (bits) => new DataView(new BigUint64Array([BigInt(`0x${bits}`)]).buffer).getFloat64(0, true);
  const found = (await browser.evaluate("page.bits()")).map(number);
  assert.equal(found.length, expected.length);
  const wrong = expected.map(number).findIndex((value, place) => Math.abs(value - found[place]) > 1e-9);
  assert.equal(wrong, -1, `${what}: the frames are those of the native program`);
};
const picture = async (browser, name) => {
  if (pictures) writeFileSync(`${pictures}/${name}.png`, await browser.screenshot());
};
const noErrors = async (browser) =>
  assert.deepEqual([...await browser.evaluate("page.errors"), ...browser.errors()], [], "the error log is empty");

async function begun(options, scene) {
  const browser = await open(program, `${address}#${scene}`, options);
  await browser.until("globalThis.page?.ready", "the page is ready");
  return browser;
}

/** Edits the text of a scene with the keyboard: a change, a mistake, and the way back. */
async function writeText(browser) {
  const evaluate = browser.evaluate;
  const value = "document.querySelector('#source').value", mistakes = "document.querySelector('#mistakes')";
  const key = async (key, modifiers = 0) => {
    for (const type of ["rawKeyDown", "keyUp"]) {
      await browser.call("Input.dispatchKeyEvent", { type, key, code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), modifiers, commands: key === "z" && type === "rawKeyDown" ? ["undo"] : [] });
    }
  };
  await evaluate("page.open('card.bower')");
  await browser.click("#tab-code");
  assert.equal(await evaluate("document.querySelector('#tab-code').textContent"), "Text");
  const before = await evaluate(value), bits = await evaluate("page.bits()");
  assert.match(before, /size 320 x 300/);
  // The height of the picture becomes half its width: 280 × 0.5.
  const put = (from, to) => evaluate(`(() => {
    const area = document.querySelector("#source"), at = area.value.indexOf(${JSON.stringify(from)});
    area.focus();
    area.setSelectionRange(at, at + ${from.length});
  })()`).then(() => browser.call("Input.insertText", { text: to }));
  const height = "(() => { const at = page.boxes().findIndex(({ name }) => name === 'image'); return page.numbers()[at * 5 + 3]; })()";
  assert.equal(await evaluate(height), 168);
  await put("0.6", "0.5");
  assert.equal(await evaluate(height), 140, "an edit of the text lays the scene out");
  await put("width * 0.5", "widht * 0.5");
  assert.equal(await evaluate(height), 140, "the last good scene stays");
  assert.match(await evaluate(`${mistakes}.textContent`), /^9:15: found 'widht', expected an anchor such as 'leading'; did you mean 'width'\?/);
  assert.equal(await evaluate("document.querySelector('#source').getAttribute('aria-invalid')"), "true");
  await picture(browser, "mistake");
  // A mistake leads to its place, by a key as well.
  await evaluate(`${mistakes}.querySelector("button").focus()`);
  await browser.call("Input.dispatchKeyEvent", { type: "keyDown", key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 });
  await browser.call("Input.dispatchKeyEvent", { type: "keyUp", key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 });
  assert.deepEqual(await evaluate("[document.activeElement.id, document.activeElement.selectionStart]"), ["source", before.replace("0.6", "0.5").indexOf("width * 0.5")]);
  // Each change can be undone, also after a visit to another scene.
  await evaluate("page.open('chips.bower'), page.open('card.bower')");
  assert.equal(await evaluate(height), 140, "a draft with a mistake comes back with its last good scene");
  assert.match(await evaluate(`${mistakes}.textContent`), /widht/);
  await browser.click("#original");
  assert.equal(await evaluate(value), before, "the original text comes back");
  assert.deepEqual(await evaluate("page.bits()"), bits, "and its frames");
  assert.equal(await evaluate(`${mistakes}.textContent`), "");
  await evaluate("document.querySelector('#source').focus()");
  await key("z", 2);
  assert.match(await evaluate(value), /widht \* 0\.5/, "and that can be undone");
  await browser.click("#original");
  // A new size in the text is that of the container.
  await put("320 x 300", "400 x 300");
  assert.deepEqual(await evaluate("page.size"), [400, 300]);
  await picture(browser, "text");
  await noErrors(browser);
  await browser.click("#tab-why");
}

const browser = await begun({}, "card");
try {
  await same(browser, nativeBits("card", 460, 340), "card");
  // The mouse drags the corner to a size that the native program has, too.
  const [x, y] = await browser.middle("#handle-corner");
  await browser.drag([x, y], [460 * 0.4375, 340 * 0.4375]);
  const size = await browser.evaluate("page.size");
  assert.deepEqual(size, [661, 489], "the corner follows the mouse");
  await browser.evaluate("page.resize(661.25, 488.75)");
  await close(browser, nativeBits("card", 661.25, 488.75), "card, dragged");
  await noErrors(browser);
  // Keys at the right edge.
  await browser.evaluate("document.querySelector('#handle-right').focus()");
  await browser.call("Input.dispatchKeyEvent", { type: "keyDown", key: "ArrowLeft", code: "ArrowLeft", windowsVirtualKeyCode: 37 });
  assert.deepEqual(await browser.evaluate("page.size"), [660.25, 488.75], "an arrow key takes a point off");

  // All scenes in their own size.
  for (const { name } of await browser.evaluate("page.scenes")) {
    await browser.evaluate(`page.open(${JSON.stringify(name)})`);
    const [width, height] = await browser.evaluate("page.size");
    await same(browser, nativeBits(name, width, height), name);
  }
  await noErrors(browser);

  // A box under the pointer, and its explanation.
  await browser.evaluate("page.open('explanation')");
  await browser.clickAt(...await browser.middle("[data-box='1'] rect"));
  await browser.until("document.querySelectorAll('#panel-why .value').length === 4", "four values are explained");
  const why = await browser.evaluate("document.querySelector('#panel-why').textContent");
  assert.match(why, /because 'image'.height == 'image'.width \* 0.6/);
  assert.ok(await browser.evaluate("document.querySelectorAll('.over line').length") > 2, "constraints are drawn as arrows");
  await picture(browser, "explanation");

  // Conflicts and ambiguities, as sentences.
  await browser.evaluate("page.open('conflict')");
  assert.match(await browser.evaluate("document.querySelector('#complaints .wrong').textContent"), /was left out: it cannot hold/);
  await picture(browser, "conflict");
  await browser.evaluate("page.open('ambiguity')");
  assert.match(await browser.evaluate("document.querySelector('.complaints').textContent"), /is not determined/);

  // A text is edited in its place.
  await browser.evaluate("page.open('cells')");
  const edited = bitsAfter("cells", "text");
  await browser.clickAt(...await browser.middle("[data-box='2'] rect"), 2);
  await browser.until("!document.querySelector('#editor').hidden", "the editor is open");
  await browser.call("Input.insertText", { text: "Some other words, in Größe 12" });
  await close(browser, edited.bits, "cells, edited");
  await browser.evaluate("document.querySelector('#editor').blur()");

  // The other direction.
  await browser.click("#mirror");
  assert.equal(await browser.evaluate("document.querySelector('#mirror').getAttribute('aria-pressed')"), "true");
  await close(browser, bitsAfter("cells", "mirror").bits, "cells, mirrored");

  // A slider, and all switches.
  await browser.evaluate(`page.open("card"), document.querySelectorAll("[data-show]").forEach((button) => button.click())`);
  const turned = steps.find((step, place) => place > steps.findIndex((one) => one.name === "card") && step.do === "turn");
  await browser.evaluate(`(() => {
    const slider = document.querySelector("#knobs input");
    slider.value = ${turned.value};
    slider.dispatchEvent(new Event("input"));
  })()`);
  await close(browser, bitsAfter("card", "turn").bits, "card, turned");
  await picture(browser, "card");
  await browser.click("#dark");
  assert.equal(await browser.evaluate("document.documentElement.dataset.theme"), "dark");
  await picture(browser, "dark");
  for (const tab of ["boxes", "code"]) {
    await browser.click(`#tab-${tab}`);
    assert.ok(await browser.evaluate(`document.querySelector("#panel-${tab}").textContent.length`) > 40, `the tab ${tab} shows something`);
  }
  assert.match(await browser.evaluate("document.querySelector('#code').textContent"), /Scene\(/);
  await picture(browser, "code");
  await noErrors(browser);
  await browser.click("#tab-why");

  await writeText(browser);
  for (const part of [drawsCells, findsMarks, followsKeys, staysQuiet, keepsScale, takesLargeTexts, goesOnAfterStops, keepsUndo]) {
    await part(browser);
    await noErrors(browser);
  }

  // Measurements.
  await browser.evaluate(`document.querySelectorAll("[data-show][aria-pressed=true]").forEach((button) => button.click())`);
  for (const name of ["boxes-100", "boxes-1000"]) {
    await browser.evaluate(`page.open(${JSON.stringify(name)})`);
    const { first, solved, drawn, rate } = await browser.evaluate("page.measure()");
    console.log(`${name}: first layout ${first.toFixed(1)} ms, ${Math.round(rate)} frames a second: ` +
      `${solved.toFixed(2)} ms to solve, ${drawn.toFixed(2)} ms to draw`);
  }
  await noErrors(browser);
} finally {
  await browser.close();
}

const phone = await begun({ width: 390, height: 844, touch: true }, "chat");
try {
  await same(phone, nativeBits("chat", 340, 330), "chat on a phone");
  assert.ok(await phone.evaluate("document.documentElement.scrollWidth") <= 390, "nothing is wider than a phone");
  const [x, y] = await phone.middle("#handle-right");
  const touch = (type, points) => phone.call("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= 4; step++) await touch("touchMove", [{ x: x - step * 15, y }]);
  await touch("touchEnd", []);
  const [width] = await phone.evaluate("page.size");
  assert.ok(width < 300, `a finger drags the edge: ${width}`);
  await picture(phone, "phone");
  await noErrors(phone);
} finally {
  await phone.close();
}
console.log("The page does in the browser what the native program does.");
