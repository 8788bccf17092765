import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { configDefaults, defineConfig, type TestProjectConfiguration } from "vitest/config";
import { sitePages } from "../scripts/site-pages-plugin.ts";

const TEST_DOCUMENTS = [
  "w01_guideline_headings.docx",
  "w06_flat_table.xlsx",
  "w12_xls_sheet_per_day.xls",
  "k05_openpyxl_simple.xlsx",
  "k01_guideline_table.docx",
  "bad/b05_plain_text.docx",
  "../programs/p03_sheet_per_week_plan_and_log.xlsx",
];
const documentAt = (name: string) => readFileSync(new URL(`fixtures/documents/${name}`, import.meta.url), "base64");

const root = fileURLToPath(new URL("..", import.meta.url));
// The moment at which a run begins, when it is not the machine's.
const clockOffsetMs = process.env.LONGROLL_TEST_NOW ? Date.parse(process.env.LONGROLL_TEST_NOW) - Date.now() : 0;
const alias = { "site-renderer": path.join(root, "web/edge/render-page.tsx") };

const DOCUMENT_TESTS = "tests/documents/**/*.node.test.ts";

function inNode(name: string, include: string[], more: { exclude?: string[]; isolate?: boolean }) {
  return {
    root,
    resolve: { alias },
    define: { __LOCAL_TOOLS__: "true", __HOT_RELOAD__: "false" },
    plugins: [sitePages()],
    test: {
      name,
      environment: "node",
      include,
      setupFiles: ["tests/clock.ts"],
      provide: { clockOffsetMs },
      // What takes a second by itself takes many beside builds and browsers.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      ...more,
    },
  } satisfies TestProjectConfiguration;
}

export default defineConfig({
  root,
  test: {
    projects: [
      inNode("node", ["tests/**/*.node.test.{ts,tsx}"], { exclude: [...configDefaults.exclude, DOCUMENT_TESTS] }),
      // What one file has loaded and compiled serves the next: the reader costs a second a file, and keeps nothing but
      // answers that are the same for everybody.
      inNode("documents", [DOCUMENT_TESTS], { isolate: false }),
      {
        root,
        resolve: { alias },
        define: { __LOCAL_TOOLS__: "true", __HOT_RELOAD__: "false" },
        plugins: [
          sitePages(),
          cloudflareTest(async () => ({
            wrangler: { configPath: path.join(root, "wrangler.toml") },
            miniflare: {
              bindings: {
                APP_ENV: "local",
                // workerd has no file system: what its tests upload travels as base64.
                TEST_DOCUMENTS: Object.fromEntries(TEST_DOCUMENTS.map((name) => [name, documentAt(name)])),
                TEST_MIGRATIONS: await readD1Migrations(path.join(root, "migrations")),
              },
            },
          })),
        ],
        // One runtime for all files and storage emptied between them: a fresh runtime would cost seconds a file.
        test: {
          name: "workers",
          include: ["tests/**/*.workers.test.ts"],
          setupFiles: ["tests/clock.ts", "tests/workers/proxies.ts", "tests/workers/setup.ts"],
          provide: { clockOffsetMs },
          isolate: false,
          fileParallelism: false,
          // Whichever test asks for the first page waits until the whole web is made ready to render it: seconds on a
          // machine with nothing else to do, half a minute on a busy one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
