import { median } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { signIn } from "./sign-in.mjs";
import { anArticle, newcomer, openBrowser } from "./visits.mjs";

const RUNS = 3;
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

/** The most that a page of each kind may take. */
const GOALS = {
  public: { lcp: 2000, blocked: 150, shift: 0.02 },
  "signed-in": { lcp: 2500, blocked: Number.POSITIVE_INFINITY, shift: 0.05 },
};

/** How pages feel on a slow phone that has never been here: the middle of some visits. */
export async function benchVitals({ demo }) {
  const { url } = await demo();
  const browser = await openBrowser();
  const [member, coach] = await Promise.all(
    ["member@longroll.test", "coach@longroll.test"].map((who) => signIn(url, who)),
  );
  console.log("\na slow phone, cold         FCP ms   LCP ms    shift   blocked ms      KB   files");
  const found = { public: [], "signed-in": [] };
  for (const [path, kind, cookie] of [
    ["/", "public"],
    ["/blog", "public"],
    [`/blog/${await anArticle(url)}`, "public"],
    ["/coaching", "public"],
    ["/dashboard", "signed-in", member],
    ["/community", "signed-in", member],
    ["/admin", "signed-in", coach],
  ]) {
    const visits = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, { url, path, cookie }));
    const middle = (key) => median(visits.map((each) => each[key]));
    const figures = { path, lcp: middle("lcp"), shift: middle("shift"), blocked: middle("blocked") };
    found[kind].push(figures);
    console.log(
      `${path.slice(0, 24).padEnd(24)} ${middle("fcp").toFixed(0).padStart(8)} ${figures.lcp.toFixed(0).padStart(8)} ${figures.shift.toFixed(3).padStart(8)} ${figures.blocked.toFixed(0).padStart(12)} ${middle("kb").toFixed(0).padStart(7)} ${String(middle("files")).padStart(7)}`,
    );
  }
  await browser.close();
  for (const [kind, pages] of Object.entries(found)) {
    const most = (key) => Math.max(...pages.map((page) => page[key]));
    const wanted = GOALS[kind];
    const blocking = Number.isFinite(wanted.blocked) ? `, blocked ${wanted.blocked} ms` : "";
    goal(
      `slow phone, ${kind} pages`,
      `LCP ${wanted.lcp} ms, shift ${wanted.shift}${blocking}`,
      `LCP ${most("lcp").toFixed(0)} ms, shift ${most("shift").toFixed(3)}, blocked ${most("blocked").toFixed(0)} ms`,
      most("lcp") <= wanted.lcp && most("shift") <= wanted.shift && most("blocked") <= wanted.blocked,
    );
  }
}

async function visit(browser, { url, path, cookie }) {
  const context = await newcomer(browser, { url, cookie, ...PHONE });
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
  await page.goto(url + path, { waitUntil: "networkidle" });
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
