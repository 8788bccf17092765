import { defineConfig } from "@playwright/test";

// The flags keep a headless Chromium from talking to anybody but the product.
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/prepare-clubs.ts",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  // Each worker runs a product of its own; files are shared out, tests within one run in their order.
  workers: 2,
  fullyParallel: false,
  // A browser, its sockets and two products on two busy cores: what fails is tried once more with a new product, and
  // named as flaky in the summary when only that passes. Both failing is a failure.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ARGS },
    viewport: { width: 390, height: 844 },
    timezoneId: "Europe/Lisbon",
    locale: "en-US",
    reducedMotion: "reduce",
    // The tests of the service worker let it in; all others meet the product without one.
    serviceWorkers: "block",
    // What was done, without pictures of each step: those take a fifth of the time of a run.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
  },
});
