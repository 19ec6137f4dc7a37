// The layout module: loads it, and wraps the functions that it exports.

const stride = 5;

/** Thrown when the module has stopped in the middle of a call. A new instance has taken its place, with nothing open. */
class ModuleStop extends Error {
  constructor(cause) {
    super(`The layout module has stopped: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** Unpacks the module in the page. */
async function moduleBytes() {
  const packed = atob(document.getElementById("module").textContent.trim());
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  if (bytes[0] !== 0x1f) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Wraps the exported functions of a module. */
function layoutOf(module) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let instance = null;
  const start = () => {
    instance = new WebAssembly.Instance(module, {}).exports;
    instance.start();
  };
  start();
  // After a trap, the memory of an instance is in no known state, so it is not called again, and is freed.
  const guarded = (name) => (...values) => {
    try {
      return instance[name](...values);
    } catch (error) {
      start();
      throw new ModuleStop(error);
    }
  };
  const exports = {};
  for (const name of Object.keys(instance)) if (name !== "memory") exports[name] = guarded(name);
  Object.defineProperty(exports, "memory", { get: () => instance.memory });
  const read = (length) => decoder.decode(new Uint8Array(exports.memory.buffer, exports.output(), length));
  const parse = (length) => JSON.parse(read(length));
  const write = (text) => {
    const bytes = encoder.encode(text);
    const place = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  };
  return {
    scenes: parse(exports.list()),
    open: (number) => exports.open(number),
    /** Lays out; returns 1 if boxes have changed, plus 2 if there are complaints. */
    layout: (width, height) => exports.layout(width, height),
    /** Returns the numbers of all boxes: x, y, width, height, and 1 if hidden. They are valid until the next call. */
    frames: () => new Float64Array(exports.memory.buffer, exports.frames(), exports.boxCount() * stride),
    count: () => exports.boxCount(),
    pivots: () => exports.pivots(),
    changed: () => exports.changed(),
    describe: () => parse(exports.describe()),
    texts: (all) => parse(exports.texts(all ? 1 : 0)),
    guides: () => parse(exports.guides()),
    constraints: () => parse(exports.constraints()),
    explain: (box) => parse(exports.explain(box)),
    complaints: (all) => parse(exports.complaints(all ? 1 : 0)),
    /** Begins to search the extents at which the layout switches. */
    beginRuler: (isVertical, limit) => exports.beginRuler(isVertical ? 1 : 0, limit),
    /** Goes on with the search by one layout; returns whether there is more to search. */
    advanceRuler: () => exports.advanceRuler() !== 0,
    /** Returns the extents that have been found, and the range that has been searched. */
    ruler: () => parse(exports.ruler()),
    turn: (knob, value) => exports.turn(knob, value),
    setDirection: (isRightToLeft) => exports.setDirection(isRightToLeft ? 1 : 0),
    setSnapping: (scale) => exports.setSnapping(scale),
    setText(box, text) {
      write(text);
      exports.setText(box);
    },
    /** Opens the scene that a text declares, and returns its size; returns the mistakes of a text that has some. */
    openText(text) {
      write(text);
      return parse(exports.openText());
    },
  };
}
