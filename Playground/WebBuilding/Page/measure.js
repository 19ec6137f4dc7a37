// Measures the open scene in this browser.

/** Opens the scene again and drags its corner for a hundred frames, with drawing. */
async function measure() {
  const frames = 100, { width, height } = state;
  const start = performance.now();
  openBoxes(state.scene, state.number);
  state.layout.layout(width, height);
  const first = performance.now() - start;
  openScene(state.number, { width, height });
  const times = { solved: 0, drawn: 0 };
  const begin = await nextFrame();
  for (let step = 0; step < frames; step++) {
    const distance = 40 * Math.sin(step / 8);
    state.width = width + distance;
    state.height = height + distance / 2;
    const { solved, drawn } = relayout();
    times.solved += solved / frames;
    times.drawn += drawn / frames;
    await nextFrame();
  }
  const rate = frames * 1000 / (performance.now() - begin);
  resize(width, height);
  settle();
  return { first, ...times, rate };
}

function nextFrame() { return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now()))); }

function showMeasures({ first, solved, drawn, rate }) {
  element("measures").textContent =
    ` first layout ${first.toFixed(1)} ms; dragged at ${Math.round(rate)} frames a second: ${solved.toFixed(2)} ms to solve, ${drawn.toFixed(2)} ms to draw`;
}
