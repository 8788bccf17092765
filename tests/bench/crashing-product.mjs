import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { at } from "../../scripts/local-paths.mjs";

const START_LIMIT_MS = 90_000;
/** What is held against a crash is what was stored, not how often somebody may store. */
const WIDE = Object.fromEntries(
  ["COMMUNITY_POST", "MESSAGE", "MEDIA_UPLOAD"].map((name) => [`RATE_LIMIT_${name}`, "999999/1"]),
);

/** The built product as `npm start` runs it, to be ended without being asked. */
export class CrashingProduct {
  state = mkdtempSync(path.join(tmpdir(), "longroll-crash-"));
  #child = null;

  constructor(port, settings = {}) {
    this.url = `http://127.0.0.1:${port}`;
    this.settings = { ...WIDE, ...settings, PORT: String(port), LONGROLL_STATE: this.state };
  }

  /** Answers how many milliseconds it took until it answers. */
  async start() {
    const started = performance.now();
    // A group of its own: the database runs in a process that the first one starts, and both have to die at once.
    const child = spawn(process.execPath, [at("scripts/start.mjs"), "--no-build"], {
      cwd: at("."),
      env: { ...process.env, ...this.settings },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    this.#child = child;
    let said = "";
    const hear = (chunk) => {
      said += chunk;
    };
    for (const stream of [child.stdout, child.stderr]) stream.on("data", hear);
    for (;;) {
      const isUp = await fetch(`${this.url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return performance.now() - started;
      if (child.exitCode !== null || performance.now() - started > START_LIMIT_MS) {
        await this.kill();
        throw new Error(`The product did not start:\n${said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  kill() {
    return this.#end((pid) => process.kill(-pid, "SIGKILL"));
  }

  stop() {
    return this.#end((pid) => process.kill(pid, "SIGINT"));
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    signal(child.pid);
    await ended;
  }

  remove() {
    rmSync(this.state, { recursive: true, force: true });
  }
}
