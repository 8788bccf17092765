import { median } from "./figures.mjs";
import { goal } from "./goals.mjs";
import { anArticle, openBrowser, WHO } from "./visits.mjs";

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

const COLD = { lcp: 2300, shift: 0.02, files: 25, score: 90 };
/** The most that a page of each kind may take, on a first visit and on one with everything on the device; the least it may score. */
const GOALS = {
  public: { lcp: 1800, blocked: 150, shift: 0.02, score: 98 },
  "first, signed in": COLD,
  "repeat, signed in": { ...COLD, lcp: 1000 },
};

/** How pages feel on a slow phone: the middle of some visits by a browser that has signed in as everybody does. */
export async function benchVitals({ demo }) {
  const { url } = await demo();
  const browser = await openBrowser();
  const found = Object.fromEntries(Object.keys(GOALS).map((kind) => [kind, []]));
  console.log("\na slow phone                         FCP ms   LCP ms    shift   blocked ms      KB   files   score");
  const measure = async (kind, path, visits) => {
    const middle = (key) => median(visits.map((each) => each[key]));
    const figures = Object.fromEntries(Object.keys(visits[0]).map((key) => [key, middle(key)]));
    found[kind].push(figures);
    console.log(
      `${`${path.slice(0, 18)} ${kind.split(",")[0]}`.padEnd(34)} ${figures.fcp.toFixed(0).padStart(8)} ${figures.lcp.toFixed(0).padStart(8)} ${figures.shift.toFixed(3).padStart(8)} ${figures.blocked.toFixed(0).padStart(12)} ${figures.kb.toFixed(0).padStart(7)} ${String(figures.files).padStart(7)} ${figures.score.toFixed(0).padStart(7)}`,
    );
  };
  for (const path of ["/", "/blog", `/blog/${await anArticle(url)}`, "/coaching", "/sign-in", "/sign-up"])
    await measure("public", path, await firstVisits(browser, { url, path }));
  for (const [path, who] of [
    ["/dashboard", WHO.member],
    ["/weekly-program/1", WHO.member],
    ["/workout/1", WHO.member],
    ["/community", WHO.member],
    ["/admin", WHO.admin],
  ]) {
    await measure("first, signed in", path, await firstVisits(browser, { url, path, who }));
    await measure("repeat, signed in", path, await repeatVisits(browser, { url, path, who }));
  }
  await browser.close();
  for (const [kind, pages] of Object.entries(found)) {
    const { score, ...most } = GOALS[kind];
    const worst = (key) => Math.max(...pages.map((page) => page[key]));
    const least = Math.min(...pages.map((page) => page.score));
    const said = (value) =>
      Object.keys(most)
        .map((key) => `${key} ${Number(value(key).toFixed(3))}`)
        .join(", ");
    goal(
      `slow phone, ${kind}`,
      `${said((key) => most[key])}, score ${score}`,
      `${said(worst)}, score ${least.toFixed(0)}`,
      Object.keys(most).every((key) => worst(key) <= most[key]) && least >= score,
    );
  }
}

/** A browser that has never been here, but for the cookies of whoever has signed in. */
async function signedIn(browser, { url, who, ...options }) {
  const context = await browser.newContext({ ...PHONE, ...options });
  if (!who) return context;
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: who, password: "longroll-demo" },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`);
  return context;
}

async function firstVisits(browser, { url, path, who }) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await signedIn(browser, { url, who, serviceWorkers: "block" });
    visits.push(await visit(browser, context, url + path));
    await context.close();
  }
  return visits;
}

/** After visits that have brought the service worker, its files and the last answers. */
async function repeatVisits(browser, { url, path, who }) {
  const context = await signedIn(browser, { url, who });
  for (let before = 0; before < 2; before++) {
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: "networkidle" });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(WATCHED_MS);
    await page.close();
  }
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, context, url + path));
  await context.close();
  return visits;
}

async function visit(browser, context, address) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  const workers = await slowWorkers(browser);
  let [bytes, files] = [0, 0];
  devtools.on("Network.responseReceived", ({ response }) => {
    if (response.url.startsWith("http") && !response.fromServiceWorker) files += 1;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate(() => globalThis.seen);
  await page.close();
  await workers.detach();
  const late = seen.long.filter(({ start, length }) => start + length > seen.fcp);
  const blocked = late.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  const figures = { fcp: seen.fcp, lcp: seen.lcp, shift: seen.shift, blocked, kb: bytes / 1024, files };
  return { ...figures, score: scoreOf(figures) };
}

/** What a service worker asks for itself goes over the same slow line. */
async function slowWorkers(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  let id = 0;
  for (const { targetId } of targetInfos.filter(({ type }) => type === "service_worker")) {
    const { sessionId } = await devtools.send("Target.attachToTarget", { targetId, flatten: false });
    for (const [method, params] of [
      ["Network.enable", {}],
      ["Network.emulateNetworkConditions", SLOW_4G],
    ]) {
      id += 1;
      await devtools.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
    }
  }
  return devtools;
}

/** Lighthouse's own curves and weights for phones; the speed index, which needs a film of the visit, is taken for as late as the largest paint. */
const CURVES = [
  [10, "fcp", 1800, 3000],
  [10, "lcp", 3387, 5800],
  [25, "lcp", 2500, 4000],
  [30, "blocked", 200, 600],
  [25, "shift", 0.1, 0.25],
];

function scoreOf(figures) {
  // Log-normal: the middle scores a half, what a tenth of all sites reach nine tenths.
  const points = ([weight, key, good, middle]) => {
    const x = (Math.log(Math.max(figures[key], 1e-9) / middle) * 0.9061938024368232) / Math.log(middle / good);
    return (weight * (1 - erf(x))) / 2;
  };
  return CURVES.reduce((sum, curve) => sum + points(curve), 0);
}

/** Abramowitz and Stegun, 7.1.26. */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
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
