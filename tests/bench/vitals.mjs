import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/find-chromium.mjs";

const RUNS = 5;
/** What Lighthouse takes for a phone on slow 4G (github.com/GoogleChrome/lighthouse, core/config/constants.js). */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER_CPU = 4;
/** How long a page is watched after it has loaded. */
const WATCHED_MS = 2000;

/** How public pages feel on a slow phone that has never been here: the middle of some visits. */
export async function benchVitals({ base }) {
  const { slug } = (await (await fetch(`${base}/api/blog`)).json())[0];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  console.log(
    "\na slow phone, cold      FCP ms   LCP ms (goal 2000)   shift (goal 0.02)   blocked ms (goal 150)   KB   files",
  );
  for (const path of ["/", "/blog", `/blog/${slug}`, "/coaching"]) {
    const visits = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, base + path));
    const middle = (key) => visits.map((each) => each[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
    console.log(
      `${path.slice(0, 22).padEnd(22)} ${middle("fcp").toFixed(0).padStart(7)} ${middle("lcp").toFixed(0).padStart(8)} ${middle("shift").toFixed(3).padStart(20)} ${middle("blocked").toFixed(0).padStart(23)} ${middle("kb").toFixed(0).padStart(17)} ${String(middle("files")).padStart(5)}`,
    );
  }
  await browser.close();
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  let [bytes, files] = [0, 0];
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  const blocked = seen.long.filter((task) => task.start > seen.fcp).reduce((sum, { length }) => sum + length - 50, 0);
  return { fcp: seen.fcp, lcp: seen.lcp, shift: seen.shift, blocked, kb: bytes / 1024, files };
}

/** Runs in the page. */
function watch() {
  const seen = { fcp: 0, lcp: 0, shift: 0, long: [] };
  globalThis.seen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  observe("longtask", (entry) => seen.long.push({ start: entry.startTime, length: entry.duration }));
}
