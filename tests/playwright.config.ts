import { defineConfig } from "@playwright/test";

// What Playwright switches off by itself: a switch of one's own takes the place of all of it.
const OFF_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
// Each window loads Chromium's own pages for its address bar, which nobody sees here, and keeps a spare process for a
// site that never comes: more than half of what it costs to open a page in a new context.
const NEVER_SEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

// The flags keep a headless Chromium from talking to anybody but the product.
const ARGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...NEVER_SEEN]}`,
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
