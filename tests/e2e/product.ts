import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** Names the folder with the stores of a filled demo club. */
export const PREPARED = "LONGROLL_PREPARED_CLUB";
/** Where every product and browser of the tests is. */
export const ZONE = "Europe/Lisbon";
/** Seconds on a machine with nothing else to do, minutes on one with much. */
const START_LIMIT_MS = 180_000;

/** The product as `npm start` runs it, on a port and a state of its own. */
export class Product {
  private child: ChildProcess | null = null;
  private readonly state = mkdtempSync(path.join(tmpdir(), "longroll-e2e-"));

  private constructor(
    readonly port: number,
    private readonly more: string[],
  ) {}

  /** With the demo club, or `empty`. One that `fills` makes the club itself, as a first `npm start` does. */
  static async start({ empty = false, fills = false } = {}): Promise<Product> {
    const product = new Product(await freePort(), empty ? ["--empty"] : []);
    const prepared = process.env[PREPARED];
    if (prepared && !empty && !fills) cpSync(prepared, product.state, { recursive: true });
    await product.run();
    return product;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Ends the server as Ctrl-C would and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.run();
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.state, { recursive: true, force: true });
  }

  run(): Promise<void> {
    const child = spawn(process.execPath, ["scripts/start.mjs", "--no-build", ...this.more], {
      cwd: root,
      env: { ...process.env, PORT: String(this.port), LONGROLL_STATE: this.state, TZ: ZONE },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let output = "";
      const limit = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), START_LIMIT_MS);
      const read = (chunk: Buffer) => {
        output += chunk;
        if (!output.includes("Longroll is running")) return;
        clearTimeout(limit);
        resolve();
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", (code) => {
        clearTimeout(limit);
        reject(new Error(`The product ended with ${code}:\n${output}`));
      });
    });
  }

  async stop(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await ended;
  }
}

/**
 * Tests that share one running product, also with files that the same worker ran before. One that changes the demo club
 * for good names a `club` of its own; "empty" has nobody in it. Pages resolve addresses against it.
 */
export const test = base.extend<{ baseURL: string }, { club: string; product: Product }>({
  club: ["demo", { option: true, scope: "worker" }],
  product: [
    async ({ club }, use) => {
      const product = await Product.start({ empty: club === "empty" });
      await use(product);
      await product.dispose();
    },
    { scope: "worker", timeout: START_LIMIT_MS + 10_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    // The server may close an idle connection in the moment it is used again: a call that only reads is repeated.
    const { request } = page;
    const get = request.get.bind(request);
    request.get = (url, options) => get(url, { maxRetries: 2, ...options });
    // A page with content is there before its code: a link tapped meanwhile is a page load, which is right, and not what
    // most tests are about.
    await page.addInitScript(() => addEventListener("longroll:ready", () => Object.assign(window, { tookOver: true })));
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      // A page that has just led on by itself may still be loading the document that its next screen needs.
      const answer = await goto(url, options).catch((error: Error) => {
        if (error.message.includes("net::ERR_ABORTED")) return goto(url, options);
        throw error;
      });
      if (!options?.waitUntil)
        await page.waitForFunction(() => "tookOver" in window || !document.getElementById("root"));
      return answer;
    };
    await use(page);
  },
});

export { expect };

/** Signs in through the plain call; the browser context keeps the cookie. */
export async function signIn(page: Page, email: string, password = "longroll-demo"): Promise<void> {
  const answer = await page.request.post("/api/auth/sign-in/email", { data: { email, password }, maxRetries: 2 });
  expect(answer.status(), await answer.text()).toBe(200);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
