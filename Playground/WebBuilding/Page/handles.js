// The container's edges and corner, dragged by mouse, pen, finger or arrow keys.

function placeHandles(right, bottom, width, height) {
  const place = (id, style) => Object.assign(element(id).style, style);
  const coarse = matchMedia("(pointer: coarse)").matches;
  const large = coarse ? 44 : 26;
  place("handle-right", { left: `${right}px`, top: `${edges.top}px`, height: `${height}px` });
  place("handle-bottom", { top: `${bottom}px`, left: `${edges.left}px`, width: `${width}px` });
  place("handle-corner", { left: `${right - (coarse ? large / 2 - 9 : 4)}px`, top: `${bottom - (coarse ? large / 2 - 9 : 4)}px` });
  const least = leastSize();
  for (const [id, value, low] of [["handle-right", state.width, least.width], ["handle-bottom", state.height, least.height]]) {
    element(id).setAttribute("aria-valuenow", plain(value));
    element(id).setAttribute("aria-valuemin", low);
    element(id).setAttribute("aria-valuemax", mostExtent);
  }
}

/** Follows a pointer that drags a handle, until the pointer is released. */
function followPointer(id, follow) {
  const handle = element(id);
  let held = null;
  handle.addEventListener("pointerdown", (event) => {
    held = { x: event.clientX, y: event.clientY, width: state.width, height: state.height };
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("held");
    hideTip();
    event.preventDefault();
    handle.focus({ preventScroll: true });
  });
  let pending = null;
  handle.addEventListener("pointermove", (event) => {
    if (!held) return;
    const isFirst = pending === null;
    pending = event;
    // One layout a frame: pointers move more often than screens draw.
    if (isFirst) {
      requestAnimationFrame(() => {
        const last = pending;
        pending = null;
        if (held && last) apply(last);
      });
    }
  });
  const apply = (event) => {
    const dx = (event.clientX - held.x) / state.scale / state.unit.x, dy = (event.clientY - held.y) / state.scale / state.unit.y;
    const whole = (value) => Math.round(value);
    resize(follow.width ? whole(held.width + dx) : state.width, follow.height ? whole(held.height + dy) : state.height);
  };
  const end = (event) => {
    if (!held) return;
    if (event.type === "pointerup") apply(event);
    held = null;
    handle.classList.remove("held");
    settle();
  };
  for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) handle.addEventListener(kind, end);
}

/**
 * Arrow keys change an extent by 1, with shift by 10, and page keys by 100, in the direction in which the edge moves.
 * Home and End give it its limits.
 */
function followKeys(id, isVertical) {
  element(id).addEventListener("keydown", (event) => {
    const small = event.shiftKey ? 10 : 1, large = isVertical ? 100 : -100;
    const step = {
      ArrowRight: small, ArrowDown: small, ArrowLeft: -small, ArrowUp: -small, PageDown: large, PageUp: -large,
      Home: -Infinity, End: Infinity,
    }[event.key];
    if (!step) return;
    event.preventDefault();
    resize(state.width + (isVertical ? 0 : step), state.height + (isVertical ? step : 0));
    settle();
  });
}

function makeHandles() {
  followPointer("handle-right", { width: true });
  followPointer("handle-bottom", { height: true });
  followPointer("handle-corner", { width: true, height: true });
  followKeys("handle-right", false);
  followKeys("handle-bottom", true);
  for (const id of ["width", "height"]) {
    element(id).addEventListener("input", () => {
      const width = Number(element("width").value), height = Number(element("height").value);
      if (width >= 1 && height >= 1) resize(width, height);
    });
    element(id).addEventListener("change", settle);
  }
  element("size").addEventListener("submit", (event) => event.preventDefault());
  element("reset").addEventListener("click", () => openScene(state.number));
  addEventListener("resize", () => { if (state.scene) fitDesk(); });
}
