import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../e2e/product";
import type { Engine, EngineWindow, Size } from "./engine";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const START_LIMIT_MS = 20_000;

/** WebKitGTK in a window of a screen that nobody sees, over WebDriver. */
export async function openWebKit(driver: string, miniBrowser: string): Promise<Engine> {
  const screen = await openScreen();
  const port = await freePort();
  const process = spawn(driver, [`--port=${port}`], {
    env: { ...environment(), DISPLAY: screen.name },
    stdio: "ignore",
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await until(() => call("GET", "/status"));
  const alwaysMatch = { "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] } };
  const begin = () =>
    call<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
      capabilities: { alwaysMatch },
    });
  const first = await begin();
  await call("DELETE", `/session/${first.sessionId}`);
  return {
    version: `WebKitGTK ${first.capabilities.browserVersion}`,
    open: async (size) => openWindow(call, (await begin()).sessionId, size),
    close: async () => {
      await ended(process);
      await ended(screen.process);
    },
  };
}

async function openWindow(all: Call, id: string, size: Size): Promise<EngineWindow> {
  const call: Call = (method, path, body) => all(method, `/session/${id}${path}`, body);
  const run = <T>(expression: string) => call<T>("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  const on = async (expression: string, act: (element: string) => Promise<unknown>) => {
    const found = await run<Record<string, string> | null>(expression);
    if (found) await act(`/element/${found[ELEMENT]}`);
    return found !== null;
  };
  await call("POST", "/window/rect", size);
  return {
    goto: (url) => call("POST", "/url", { url }),
    reload: () => call("POST", "/refresh", {}),
    evaluate: run,
    click: (expression) => on(expression, (element) => call("POST", `${element}/click`, {})),
    type: (expression, text) => on(expression, (element) => call("POST", `${element}/value`, { text })),
    choose: (expression, file) => on(expression, (element) => call("POST", `${element}/value`, { text: file })),
    close: () => all("DELETE", `/session/${id}`),
  };
}

type Call = <T = void>(method: string, path: string, body?: object) => Promise<T>;

function caller(driver: string): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };
}

/** The server says on the descriptor which number it has taken: no two runs can have the same. */
function openScreen(): Promise<{ name: string; process: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
    const process = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    process.once("error", reject);
    process.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    process.stdio[3]?.once("data", (number) => resolve({ name: `:${String(number).trim()}`, process }));
  });
}

/** No graphics card and no desktop. */
function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    GDK_BACKEND: "x11",
    GSETTINGS_BACKEND: "memory",
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    TZ: "Europe/Lisbon",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
}

async function until(answers: () => Promise<unknown>): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return void (await answers());
    } catch (error) {
      if (Date.now() > limit) throw error;
      await sleep(100);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode === null && child.kill()) await end;
}
