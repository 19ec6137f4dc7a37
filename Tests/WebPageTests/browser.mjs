// Controls a headless browser over two pipes, without packages or sockets.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts a browser and opens a page in it. */
export async function open(program, address, { width = 1400, height = 900, touch = false, dark = false } = {}) {
  const profile = mkdtempSync(join(tmpdir(), "page-"));
  const child = spawn(program, [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
    `--user-data-dir=${profile}`, `--window-size=${width},${height}`, "about:blank",
  ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const waiting = new Map(), events = [];
  let number = 0, rest = "";
  child.stdio[4].on("data", (data) => {
    const parts = (rest + data).split("\0");
    rest = parts.pop();
    for (const part of parts) {
      const message = JSON.parse(part);
      if (!message.id) { events.push(message); continue; }
      const { resolve, reject } = waiting.get(message.id);
      if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
    }
  });
  const send = (method, params = {}, sessionId) => new Promise((resolve, reject) => {
    waiting.set(++number, { resolve, reject });
    child.stdio[3].write(JSON.stringify({ id: number, method, params, sessionId }) + "\0");
  });
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const call = (method, params) => send(method, params, sessionId);
  await call("Page.enable");
  await call("Runtime.enable");
  await call("Log.enable");
  await call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: touch });
  if (touch) await call("Emulation.setTouchEmulationEnabled", { enabled: true });
  await call("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
  await call("Page.navigate", { url: address });
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = async (expression, what = expression) => {
    for (let tries = 0; tries < 200; tries++) {
      if (await evaluate(expression).catch(() => false)) return;
      await pause(50);
    }
    throw new Error(`It never came about that ${what}.`);
  };
  const mouse = (type, x, y, more = {}) => call("Input.dispatchMouseEvent", { type, x, y, ...more });
  /** Drags from a point by a distance, in a few steps. */
  const drag = async ([x, y], [dx, dy]) => {
    await mouse("mouseMoved", x, y);
    await mouse("mousePressed", x, y, { button: "left", buttons: 1, clickCount: 1 });
    for (let step = 1; step <= 5; step++) {
      await mouse("mouseMoved", x + dx * step / 5, y + dy * step / 5, { button: "left", buttons: 1 });
    }
    await mouse("mouseReleased", x + dx, y + dy, { button: "left", buttons: 0, clickCount: 1 });
  };
  const middle = (selector) => evaluate(`(() => {
    const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);
  const click = async (selector, clickCount = 1) => {
    const [x, y] = await middle(selector);
    await clickAt(x, y, clickCount);
  };
  const clickAt = async (x, y, clickCount = 1) => {
    await mouse("mouseMoved", x, y);
    for (let count = 1; count <= clickCount; count++) {
      await mouse("mousePressed", x, y, { button: "left", clickCount: count });
      await mouse("mouseReleased", x, y, { button: "left", clickCount: count });
    }
  };
  const screenshot = async () => Buffer.from((await call("Page.captureScreenshot", { format: "png" })).data, "base64");
  const errors = () => events
    .filter(({ method, params }) => method === "Runtime.exceptionThrown" || (method === "Log.entryAdded" && params.entry.level === "error")
      || (method === "Runtime.consoleAPICalled" && params.type === "error"))
    .map((event) => JSON.stringify(event.params));
  const close = async () => {
    await send("Browser.close").catch(() => {});
    await new Promise((resolve) => child.exitCode === null ? child.once("exit", resolve) : resolve());
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { call, evaluate, until, pause, mouse, drag, middle, click, clickAt, screenshot, errors, close };
}
