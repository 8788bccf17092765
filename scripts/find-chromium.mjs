import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { installFromSystem } from "./install-from-system.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];
const PLACES = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const PACKAGES = { "apt-get": ["chromium"], apk: ["chromium"], dnf: ["chromium"], pacman: ["chromium"] };
const DOWNLOAD_LIMIT_MS = 60_000;

/** Returns a Chromium for tests: CHROMIUM_PATH, an installed one, a system package, or Playwright's download. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    return null;
  }
  return installed() ?? (installFromSystem("Chromium", PACKAGES) ? installed() : null) ?? downloaded();
}

function installed() {
  const dirs = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = NAMES.flatMap((name) => dirs.map((dir) => path.join(dir, name)));
  return [...onPath, ...PLACES].find((file) => existsSync(file)) ?? null;
}

function downloaded() {
  console.log("Downloading Playwright's Chromium (60 seconds at most).");
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  spawnSync(process.execPath, [cli, "install", "--with-deps", "chromium"], {
    stdio: "inherit",
    timeout: DOWNLOAD_LIMIT_MS,
  });
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}
