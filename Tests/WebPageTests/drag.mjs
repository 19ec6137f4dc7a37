// Measures the modules of pages by turns: their sizes, a first layout of 1,000 boxes, and a drag of them without drawing.
//   node drag.mjs page.html [other.html ...]
import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

const pages = process.argv.slice(2).map((path) => {
  const packed = Buffer.from(/<script id="module"[^>]*>([^<]*)</.exec(readFileSync(path, "utf8"))[1].trim(), "base64");
  return { path, module: packed[0] === 0x1f ? gunzipSync(packed) : packed, first: [], drag: [] };
});
const time = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
for (let turn = 0; turn < 8; turn++) {
  for (const { module, first, drag } of pages) {
    const { instance: { exports } } = await WebAssembly.instantiate(module, {});
    exports.start();
    const length = exports.list();
    const list = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), length));
    const { at, width, height } = JSON.parse(list).map((scene, at) => ({ ...scene, at })).find(({ name }) => name === "boxes-1000");
    for (let count = 0; count < 8; count++) {
      exports.open(at);
      first.push(time(() => exports.layout(width, height)));
    }
    for (let step = 0; step < 150; step++) {
      const distance = 40 * Math.sin(step / 8);
      drag.push(time(() => exports.layout(width + distance, height + distance / 2)));
    }
  }
}
const fifth = (times) => times.sort((one, other) => one - other)[Math.floor(times.length * 0.05)];
for (const { path, module, first, drag } of pages) {
  console.log(`${path}: ${module.length} bytes, ${gzipSync(module, { level: 9 }).length} packed; fifth percentiles: ` +
    `first layout ${fifth(first).toFixed(1)} ms, drag ${fifth(drag).toFixed(3)} ms`);
}
