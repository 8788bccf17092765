import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WRANGLER = path.join(ROOT, "node_modules/wrangler/bin/wrangler.js");
const STARTED_WITHIN_MS = 240_000;
// Its state, settings and log stay out of the machine's own.
const home = mkdtempSync(path.join(tmpdir(), "longroll-wrangler-"));
const env = { ...process.env, CI: "1", HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: "false" };
const STATE = ["--persist-to", path.join(home, "state")];
const running: ChildProcess[] = [];

function wrangler(args: string[]): ChildProcess {
  const child = spawn(process.execPath, [WRANGLER, ...args, ...STATE], { cwd: ROOT, env, stdio: "pipe" });
  running.push(child);
  return child;
}

/** Resolves with what it has printed, once it has ended or that contains `text`. */
function printed(child: ChildProcess, text?: string): Promise<string> {
  return new Promise((resolve) => {
    let all = "";
    const add = (chunk: Buffer) => {
      all += chunk;
      if (text && all.includes(text)) resolve(all);
    };
    child.stdout?.on("data", add);
    child.stderr?.on("data", add);
    child.on("exit", () => resolve(all));
  });
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

describe("wrangler, called by itself after a build", () => {
  it("serves the product on a database of its own", { timeout: 2 * STARTED_WITHIN_MS }, async () => {
    const migrated = wrangler(["d1", "migrations", "apply", "longroll", "--local"]);
    const migrations = await printed(migrated);
    expect(migrated.exitCode, migrations).toBe(0);
    const port = await freePort();
    const secret = "AUTH_SECRET:a-secret-of-more-than-32-characters";
    const child = wrangler([
      "dev",
      "--ip",
      "127.0.0.1",
      "--port",
      String(port),
      "--inspector-port",
      "0",
      "--var",
      secret,
    ]);
    expect(await printed(child, "Ready on")).toContain("Ready on");
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
    const articles = await fetch(`http://127.0.0.1:${port}/api/blog`);
    expect([articles.status, await articles.json()]).toEqual([200, []]);
  });
});
