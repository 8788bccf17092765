import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, signIn, test } from "./product";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COPIED = ["migrations", "party", "scripts", "seed", "web", "worker", "package.json", "vite.config.ts"];
const ALSO = ["wrangler.toml", "tsconfig.json", ".dev.vars.example"];
/** What the settings of types name. */
const OF_TYPES = /tsconfig[\w.]*\.json$/;
const ADDRESS = "/field-notes";

/** The project with one page more, as CONTRIBUTING.md says to add one: its address, its entry, its component. */
function withOnePageMore(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "longroll-added-"));
  for (const name of [...COPIED, ...ALSO]) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(ROOT, "tests"), path.join(folder, "tests"), {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || OF_TYPES.test(file),
  });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  const put = (file: string, before: string, line: string) => {
    const at = path.join(folder, file);
    const source = readFileSync(at, "utf8");
    expect(source).toContain(before);
    writeFileSync(
      at,
      source.replace(before, () => line + before),
    );
  };
  put("worker/contract/addresses.ts", '  community: "/community",', `  fieldNotes: "${ADDRESS}",\n`);
  put(
    "web/pages.ts",
    "  thisWeek: {",
    `  fieldNotes: {
    load: () => import("./features/field-notes/field-notes-page").then((m) => m.FieldNotesPage),
    who: "member",
    title: "Field Notes",
    needs: TRAINING,
    data: ["/api/dashboard"],
  },
`,
  );
  mkdirSync(path.join(folder, "web/features/field-notes"));
  writeFileSync(
    path.join(folder, "web/features/field-notes/field-notes-page.tsx"),
    `import { PageHeader } from "../../ui/page-header";

export function FieldNotesPage() {
  return <PageHeader title="What the mat taught" lead="Written down." />;
}
`,
  );
  return folder;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

function start(folder: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), LONGROLL_STATE: path.join(folder, "state") };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: folder, env, stdio: "pipe" });
  return new Promise((resolve, reject) => {
    let said = "";
    const read = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("Longroll is running")) resolve(child);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(said)));
  });
}

test("one address, one entry and one component are a whole page", async ({ browser, product }) => {
  test.setTimeout(400_000);
  expect((await fetch(product.url + ADDRESS)).status).toBe(404);

  const folder = withOnePageMore();
  const port = await freePort();
  const child = await start(folder, port);
  try {
    const url = `http://localhost:${port}`;
    const answer = await fetch(url + ADDRESS);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/field-notes-page-[\w-]+\.js">/);
    expect(answer.headers.get("content-security-policy")).toContain("https://www.youtube-nocookie.com");

    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect(page).toHaveURL(/\/sign-in/);
    await signIn(page, "member@longroll.test");
    await page.goto(ADDRESS);
    await expect(page.getByRole("heading", { level: 1, name: "What the mat taught" })).toBeVisible();
    await expect(page).toHaveTitle(/Field Notes/);
    const brought = await (await page.request.get(ADDRESS, { headers: { "sec-fetch-dest": "document" } })).text();
    expect(brought).toContain('="/api/dashboard"');
    await context.close();
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
