import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { runtimesOf } from "./runtimes.mjs";

/** What is measured is the product, not how often somebody may do something. */
const WIDE = Object.fromEntries(
  [
    "COMMUNITY_POST",
    "COMMUNITY_COMMENT",
    "COMMUNITY_REACTION",
    "MESSAGE",
    "MEDIA_UPLOAD",
    "SIGN_IN",
    "SIGN_IN_ADDRESS",
  ].map((name) => [`RATE_LIMIT_${name}`, "999999/1"]),
);

/**
 * An embedded product in a process of its own, filled by `fills/<filling>.mjs`. `said` is what the filling has to say;
 * with `state`, the data of an earlier one goes on.
 */
export function serveProduct({ port, filling = "nothing", how = {}, settings = {}, state }) {
  const args = [String(port), filling, JSON.stringify(how)];
  return serve("product-child.mjs", { port, args, settings: { ...WIDE, ...settings }, state });
}

/** A script beside this one that serves on a port, says one line of JSON when it does, and ends with its standard input. */
export async function serve(script, { port, args = [String(port)], settings = {}, state }) {
  const folder = state ?? mkdtempSync(path.join(tmpdir(), "longroll-bench-"));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    env: { ...process.env, ...settings, LONGROLL_STATE: folder },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const end = async () => {
    child.stdin.end();
    await exited;
  };
  const close = async () => {
    await end();
    if (!state) rmSync(folder, { recursive: true, force: true });
  };
  if (!value) {
    await close();
    throw new Error(`${script} ${args.join(" ")} did not start`);
  }
  const runtime = runtimesOf(child.pid).at(-1);
  return { url: `http://127.0.0.1:${port}`, said: JSON.parse(value), runtime, state: folder, end, close };
}
