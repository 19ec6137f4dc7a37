// The layout module: loads it, and wraps the functions that it exports.

const stride = 5;

/** Unpacks the module in the page. */
async function moduleBytes() {
  const packed = atob(document.getElementById("module").textContent.trim());
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  if (bytes[0] !== 0x1f) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Wraps the exported functions of an instance of the module. */
function layoutOf(exports) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  exports.start();
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
    ruler: (isVertical, limit) => parse(exports.ruler(isVertical ? 1 : 0, limit)),
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
