// Repeats the steps of the native program with the module of a page, and compares the bits of all frames.
//   node bits.mjs page.html steps.jsonl
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [page, steps] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const packed = Buffer.from(/<script id="module"[^>]*>([^<]*)</.exec(page)[1].trim(), "base64");
const module = packed[0] === 0x1f ? gunzipSync(packed) : packed;
const { instance: { exports } } = await WebAssembly.instantiate(module, {});
exports.start();

const texts = JSON.parse(/<script id="texts"[^>]*>([^]*?)<\/script>/.exec(page)[1]);
const write = (text) => {
  const bytes = new TextEncoder().encode(text);
  const place = exports.input(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
};

// A block of every size up to the whole memory can be had, and is used again.
for (let count = 0; count < 200; count++) {
  const place = exports.input(5_000_000 + count * 10_000);
  new Uint8Array(exports.memory.buffer, place, 5_000_000).fill(count);
}
if (exports.memory.buffer.byteLength > 40_000_000) {
  console.log(`200 blocks of 5 to 7 MB, one at a time, have made the memory grow to ${exports.memory.buffer.byteLength} bytes`);
  process.exit(1);
}
exports.input(300_000_000);

let scene = "", layouts = 0, numbers = 0, wrong = 0;
const take = {
  open: (step) => { scene = step.name; exports.open(step.scene); },
  turn: (step) => exports.turn(step.knob, step.value),
  mirror: () => exports.setDirection(1),
  openText(step) {
    scene = step.name;
    write(texts[scene]);
    exports.openText();
  },
  text(step) {
    write(step.text);
    exports.setText(step.box);
  },
  layout(step) {
    exports.layout(step.width, step.height);
    const count = exports.boxCount() * 5;
    const view = new DataView(exports.memory.buffer, exports.frames(), count * 8);
    layouts += 1;
    numbers += count;
    const found = Array.from({ length: count }, (_, place) => view.getBigUint64(place * 8, true).toString(16));
    const at = step.bits.findIndex((bits, place) => bits !== found[place]);
    if (at < 0 && found.length === step.bits.length) return;
    wrong += 1;
    console.log(`${scene} in ${step.width} × ${step.height}: ${step.bits.length} numbers, here ${found.length}; ` +
      `number ${at % 5} of box ${Math.floor(at / 5)} is ${found[at]} instead of ${step.bits[at]}`);
  },
};
for (const line of steps.split("\n")) {
  if (!line) continue;
  const step = JSON.parse(line);
  take[step.do](step);
}
console.log(`${layouts} layouts, ${numbers} numbers, ${wrong} layouts with other bits; the module has ${module.length} bytes, ${packed.length} packed`);
if (wrong > 0 || layouts === 0) process.exit(1);
