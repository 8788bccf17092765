import { defineConfig } from "@playwright/test";

// One journey through each engine that is not Chromium; Playwright runs the tests and drives neither.
export default defineConfig({
  testDir: ".",
  testMatch: "journey.engine.ts",
  globalSetup: "../e2e/prepare-clubs.ts",
  outputDir: "../../test-results",
  projects: [{ name: "Firefox" }, { name: "WebKitGTK" }],
  workers: 2,
  retries: 1,
  // A busy machine takes a minute for a page and a start of the product.
  timeout: 180_000,
  reporter: [["list"], ["json"]],
});
