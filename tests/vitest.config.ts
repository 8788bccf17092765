import path from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        define: { __LOCAL_TOOLS__: "true" },
        test: { name: "node", environment: "node", include: ["tests/**/*.node.test.{ts,tsx}"] },
      },
      {
        root,
        define: { __LOCAL_TOOLS__: "true" },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: path.join(root, "wrangler.toml") },
            miniflare: {
              bindings: {
                APP_ENV: "local",
                TEST_MIGRATIONS: await readD1Migrations(path.join(root, "migrations")),
              },
            },
          })),
        ],
        // One runtime for all files and storage emptied between them: a fresh runtime would cost seconds a file.
        test: {
          name: "workers",
          include: ["tests/**/*.workers.test.ts"],
          setupFiles: ["tests/workers/setup.ts"],
          isolate: false,
          fileParallelism: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
