import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { localDate } from "../../worker/contract/calendar";
import { inspect } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ serviceWorkers: "allow" });

const MEMBER = "member@longroll.test";
const WORKER_FILE = fileURLToPath(new URL("../../.local/client/sw.js", import.meta.url));
const OTHER = "trial@longroll.test";
const BASE_BUILDER = 1;
const TODAY = localDate(new Date(), "Europe/Lisbon");

// Many networks come and go without the browser noticing: here it says that there is one, whatever happens.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
    for (const word of ["online", "offline"]) {
      window.addEventListener(word, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  }),
);

test("in flight mode the dashboard, the week and a workout that was opened are there, with their age", async ({
  page,
  context,
}) => {
  await signIn(page, MEMBER);
  const { week, workout } = await trainingOf(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await isKept(page, ["/api/dashboard", "/api/user/stats"]);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByRole("heading", { level: 1, name: workout.title })).toBeVisible();
  await isKept(page, [`/api/workouts/${workout.id}`]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: workout.title })).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved (just now|\dm ago)\.$/)).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved /)).toBeVisible();
  await expect(page.getByText(week.title).first()).toBeVisible();

  // The week's own page was never opened; the dashboard has brought the week.
  await page.goto(`/weekly-program/${week.id}`);
  await expect(page.getByRole("heading", { level: 1, name: week.title })).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved /)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: week.title })).toBeVisible();
});

test("a network that never answers is not waited for", async ({ page }) => {
  await signIn(page, MEMBER);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard", "/api/user/stats"]);
  const held: Route[] = [];
  await page.route("**/api/**", (route) => void held.push(route));
  await page.reload();
  await expect(page.getByText(/^You are offline\. Saved /)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await page.unroute("**/api/**");
  // A call that was given up can no longer be answered.
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test("a repeat visit shows what is there at once, then what is new, and says nothing of it", async ({
  page,
  context,
}) => {
  await signIn(page, MEMBER);
  const { week } = await trainingOf(page);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard", "/api/user/stats", "/api/auth/user"]);
  await context.route("**/api/dashboard", async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({ json: { ...json, program: { ...json.program, title: "Changed meanwhile" } } });
  });
  const gate = await holdCalls(context);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(page.getByText(week.title).first()).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  // Everything on it is asked for again, who is here too.
  await expect
    .poll(gate.asked)
    .toEqual(expect.arrayContaining(["/api/auth/user", "/api/dashboard", "/api/user/stats"]));
  await gate.open();
  await expect(page.getByText("Changed meanwhile").first()).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test("the community, a week and a workout start from the device too, each with its own scripts", async ({
  page,
  context,
}) => {
  await signIn(page, MEMBER);
  const { week, workout } = await trainingOf(page);
  const [post] = (await (await page.request.get("/api/community/posts")).json()) as { content: string }[];
  const words = (post?.content ?? "").slice(0, 30);
  for (const [path, shown, kept] of [
    ["/community", words, "/api/community/posts"],
    [`/weekly-program/${week.id}`, week.title, `/api/weekly-programs/${week.id}`],
    [`/workout/${workout.id}`, workout.title, `/api/workouts/${workout.id}`],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
    await isKept(page, [kept, "/api/auth/user"]);
    const gate = await holdCalls(context);
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    const named = [...((await answer?.text()) ?? "").matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
    expect(named.some((file) => file?.startsWith("/assets/dashboard-page-"))).toBe(false);
    await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
    await expect.poll(gate.asked).toEqual(expect.arrayContaining([kept, "/api/auth/user"]));
    await gate.open();
    await context.unrouteAll({ behavior: "wait" });
  }
  await context.setOffline(true);
  await page.goto("/community");
  await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved /)).toBeVisible();
  await context.setOffline(false);

  // Nothing of it is left when the session is over.
  await context.clearCookies();
  await page.goto("/community");
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(async () => (await leftOnDevice(page)).saved).toEqual([]);
});

test("what is kept shows to nobody once the session is another one, or over", async ({ page, context }) => {
  await signIn(page, MEMBER);
  const mine = await nameOf(page);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard", "/api/auth/user"]);
  expect(await textInCaches(page)).not.toContain(mine.firstName);

  // Somebody else comes in without any page of the product noticing.
  await signIn(page, OTHER);
  const gate = await holdCalls(context);
  await page.goto("/dashboard");
  await expect.poll(() => gate.asked().length).toBeGreaterThan(0);
  await expect(page.getByText(mine.firstName)).toHaveCount(0);
  await gate.open();
  const theirs = await nameOf(page);
  await expect(page.getByRole("heading", { level: 1, name: `Welcome back, ${theirs.firstName}` })).toBeVisible();
  await isKept(page, ["/api/dashboard", "/api/auth/user"]);

  await context.clearCookies();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(async () => (await leftOnDevice(page)).saved).toEqual([]);
});

test("a page that loses the network while it is open says so, and finds what was saved", async ({ page, context }) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByRole("heading", { level: 1, name: workout.title })).toBeVisible();
  await isKept(page, [`/api/workouts/${workout.id}`]);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard"]);
  await context.setOffline(true);
  await goInside(page, `/workout/${workout.id}`);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: workout.title })).toBeVisible();
  // Nobody touches it, and the browser says nothing: it looks by itself.
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test("where nobody could say who is here, the page asks again by itself", async ({ page, context }) => {
  await signIn(page, MEMBER);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard"]);
  await page.evaluate(() => localStorage.removeItem("longroll-was-signed-in"));
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByText("We could not check who you are")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
});

test("a training completed offline is sent once, with the time it was finished, when the network is back", async ({
  page,
  context,
}) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByRole("heading", { level: 1, name: workout.title })).toBeVisible();
  await isKept(page, [`/api/workouts/${workout.id}`]);
  const before = await completed(page);

  const sent: { key: string | undefined; completedAt: unknown }[] = [];
  context.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/complete")) return;
    sent.push({ key: request.headers()["idempotency-key"], completedAt: request.postDataJSON()?.completedAt });
  });
  await context.setOffline(true);
  await page.reload();
  await completeWorkout(page);
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  // Also after a reload, and in another tab.
  await page.reload();
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  const second = await context.newPage();
  await second.goto("/dashboard");
  await expect(second.getByText("1 training waits to be sent.")).toBeVisible();
  await expect(page.getByText(/^You are offline\. Saved /)).toBeVisible();
  // A reload comes back to where the page was scrolled, with something half under a sticky bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect(page, "offline, with something waiting");
  const tried = sent.length;

  await backOnline(page, context);
  await expect(page.getByText("waits to be sent")).toBeHidden();
  await expect(second.getByText("waits to be sent")).toBeHidden();
  expect(await completed(page)).toBe(before + 1);
  expect(new Set(sent.map(({ key, completedAt }) => `${key} ${completedAt}`)).size).toBe(1);
  expect(sent.length - tried).toBe(1);
});

test("a section completed offline shows as done, waits, and is sent when the network is back", async ({
  page,
  context,
}) => {
  await signIn(page, OTHER);
  const { week } = await trainingOf(page);
  await page.goto(`/weekly-program/${week.id}?day=4`);
  await expect(page.getByRole("heading", { level: 1, name: week.title })).toBeVisible();
  await isKept(page, [`/api/weekly-programs/${week.id}`]);
  const before = await completed(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: /^Complete / }).click();
  await expect(page.getByText("It is kept on this device and sent when you are back online.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Done, not sent yet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Done, not sent yet" })).toBeVisible();
  await backOnline(page, context);
  await expect(page.getByRole("button", { name: "Done today" })).toBeVisible();
  expect(await completed(page)).toBe(before + 1);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("button", { name: /^Complete / })).toBeVisible();
  expect(await completed(page)).toBe(before);
});

test("the finished panel says that a training will be sent only until it is", async ({ page, context }) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByRole("heading", { level: 1, name: workout.title })).toBeVisible();
  // What shows it has to be there before the network goes.
  await isKept(page, [`/api/workouts/${workout.id}`]);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await completeWorkout(page);
  const panel = page.getByRole("region", { name: "Workout timer" });
  await expect(panel.getByText("will be sent when you are back online")).toBeVisible();
  await backOnline(page, context);
  await expect(panel.getByText(/in a row|first stripe/)).toBeVisible();
  await expect(panel.getByText("will be sent when you are back online")).toBeHidden();
  await expect(panel.getByText("on the mat.")).toBeVisible();
});

test("sets logged offline are counted on every page, sent from any, and their history stays readable", async ({
  page,
  context,
}) => {
  await signIn(page, OTHER);
  const { exercises } = await (await page.request.get(`/api/workouts/${BASE_BUILDER}`)).json();
  const { id, name } = exercises[0];
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard"]);
  await page.goto(`/workout/${BASE_BUILDER}`);
  const log = page.getByRole("listitem").filter({ hasText: name });
  await log.getByText("Log sets").click();
  await log.getByRole("button", { name: /^History/ }).click();
  const history = page.getByRole("dialog", { name });
  await expect(history.getByText("Nothing yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(history).toBeHidden();
  await isKept(page, [`/api/exercises/${id}/history`, `/api/workouts/${BASE_BUILDER}/training`]);

  await context.setOffline(true);
  await log.getByLabel("Set 1, load in kilograms").fill("31");
  // The dose is a hold of 45 seconds.
  await log.getByLabel("Set 1, time in seconds or minutes").fill("1:10");
  await expect(log.getByText("They are kept on this device.")).toBeVisible();
  await expect(page.getByText("The sets of 1 exercise wait to be sent.")).toBeVisible();
  // From its top: a control half under what stays in sight counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect(page, "offline, with sets waiting");
  await page.reload();
  await expect(log.getByLabel("Set 1, load in kilograms")).toHaveValue("31");
  await log.getByRole("button", { name: /^History/ }).click();
  await expect(history.getByText("Nothing yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await goInside(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(page.getByText("The sets of 1 exercise wait to be sent.")).toBeVisible();

  // No page with exercises is open.
  await backOnline(page, context);
  await expect(page.getByText("wait to be sent")).toBeHidden();
  expect((await loggedToday(page, id))?.sets).toMatchObject([{ load: 31, reps: null, seconds: 70 }]);
  expect(await keptLogs(page)).toEqual([]);
});

test("sets under a day that a locale has written in its own way are sent when the app opens", async ({ page }) => {
  await signIn(page, OTHER);
  const { exercises } = await (await page.request.get(`/api/workouts/${BASE_BUILDER}`)).json();
  const { id } = exercises[2];
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  const { id: userId } = await nameOf(page);
  const [year, month, day] = TODAY.split("-");
  await page.evaluate(([key, rows]) => localStorage.setItem(key, rows), [
    `longroll.member.${userId}.log.${id}.${month}/${day}/${year}`,
    JSON.stringify([{ load: "44", reps: "3", effort: "", unit: "kg" }]),
  ] as const);
  await page.goto("/about");
  await expect.poll(async () => (await loggedToday(page, id))?.sets).toMatchObject([{ load: 44, reps: 3 }]);
  await expect.poll(() => keptLogs(page)).toEqual([]);
});

test("sets that the server will not take are named with the reason, and kept until they are discarded", async ({
  page,
}) => {
  await signIn(page, OTHER);
  await page.goto("/dashboard");
  const { id: userId } = await nameOf(page);
  await page.evaluate(([key, log]) => localStorage.setItem(key, log), [
    `longroll.member.${userId}.log.99999.${TODAY}`,
    JSON.stringify({ name: "Gone Squat", rows: [{ load: "9", reps: "9", effort: "", unit: "kg" }] }),
  ] as const);
  await page.reload();
  await expect(page.getByText(/^Sets of Gone Squat \(.*\) could not be recorded: /)).toBeVisible();
  await expect(page.getByText("wait to be sent")).toBeHidden();
  await inspect(page, "refused sets");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Sets of Gone Squat/)).toBeVisible();
  await page.getByRole("button", { name: "Discard…" }).click();
  await page.getByRole("button", { name: "Discard this log" }).click();
  await expect(page.getByText(/^Sets of Gone Squat/)).toBeHidden();
  expect(await keptLogs(page)).toEqual([]);
});

test("what the server will not take is shown with its reason and can be discarded", async ({ page, context }) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  await page.goto(`/workout/${workout.id}`);
  await isKept(page, [`/api/workouts/${workout.id}`]);
  await context.setOffline(true);
  await page.reload();
  await completeWorkout(page);
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();

  await page.route("**/complete", (route) =>
    route.fulfill({ status: 403, json: { message: "Your membership has ended. Subscribe to keep training." } }),
  );
  await backOnline(page, context);
  await expect(page.getByText("could not be recorded: Your membership has ended.")).toBeVisible();
  await page.getByRole("button", { name: "Discard…" }).click();
  await page.getByRole("button", { name: "Discard this training" }).click();
  // The notice and the words of the finished training go one after the other.
  await expect(page.getByText("could not be recorded")).toHaveCount(0);
});

test("signing out warns of what would be lost, and leaves nothing of the member on the device", async ({
  page,
  context,
}) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  await page.goto(`/workout/${workout.id}`);
  await isKept(page, [`/api/workouts/${workout.id}`, "/api/auth/user"]);
  await context.setOffline(true);
  await page.reload();
  await completeWorkout(page);
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  await context.route("**/complete", (route) => route.fulfill({ status: 503, json: { message: "Not now." } }));
  await backOnline(page, context);
  await expect(page.getByText(/^You are offline/)).toBeHidden();

  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();

  await page.goto("/sign-out");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("1 completed training not sent yet")).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  // The bar above comes back when the try to send has failed, and moves the page under a press.
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  const lose = page.getByRole("button", { name: "Log out and lose it" });
  await expect(async () => {
    if (await lose.isVisible()) await lose.click({ timeout: 2_000 });
    await expect(page).toHaveURL("/", { timeout: 4_000 });
  }).toPass();
  await expect.poll(() => leftOnDevice(page)).toEqual({ saved: [], completions: [], member: [], owner: null });
  expect(await privateInCaches(page)).toEqual([]);
  await expect(other).toHaveURL(/\/sign-in|\/api\/login/);

  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByText("We could not check who you are")).toBeVisible();
  await expect(page.getByText(/Welcome back/)).toHaveCount(0);
});

test("a session that runs out takes what was read from the device, and keeps what was not sent for its member", async ({
  page,
  context,
}) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  await page.goto(`/workout/${workout.id}`);
  await isKept(page, [`/api/workouts/${workout.id}`, "/api/auth/user"]);
  await context.setOffline(true);
  await page.reload();
  await completeWorkout(page);
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  await context.clearCookies();
  await backOnline(page, context);
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(async () => (await leftOnDevice(page)).saved).toEqual([]);
  expect((await leftOnDevice(page)).completions).toHaveLength(1);

  await signIn(page, MEMBER);
  const before = await completed(page);
  await page.goto("/dashboard");
  await expect.poll(() => completed(page)).toBe(before + 1);
});

test("another member of the same device finds nothing of the first, nor sends it", async ({ page, context }) => {
  await signIn(page, MEMBER);
  const { workout } = await trainingOf(page);
  const mine = await nameOf(page);
  await page.goto(`/workout/${workout.id}`);
  await isKept(page, [`/api/workouts/${workout.id}`, "/api/auth/user"]);
  await context.setOffline(true);
  await page.reload();
  await completeWorkout(page);
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  // The session is lost without a sign-out, and somebody else signs in.
  await page.goto("about:blank");
  await context.setOffline(false);
  await context.clearCookies();
  await signIn(page, OTHER);
  const theirs = await nameOf(page);
  expect(theirs.id).not.toBe(mine.id);
  const before = await completed(page);

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: `Welcome back, ${theirs.firstName}` })).toBeVisible();
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
  await isKept(page, ["/api/dashboard"]);
  const others = async () => (await leftOnDevice(page)).saved.filter(({ userId }) => userId !== theirs.id);
  await expect.poll(others).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: `Welcome back, ${theirs.firstName}` })).toBeVisible();
  await expect(page.getByText(mine.firstName)).toHaveCount(0);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
  await context.setOffline(false);
  expect(await completed(page)).toBe(before);

  // Back with the first: theirs is sent in their name.
  await page.goto("about:blank");
  await context.clearCookies();
  await signIn(page, MEMBER);
  const had = await completed(page);
  await page.goto("/dashboard");
  await expect.poll(() => completed(page)).toBe(had + 1);
});

test("a new version is offered, and taken only when the member says so", async ({ page }) => {
  await signIn(page, MEMBER);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard"]);
  await page.evaluate(() => {
    (window as { sameLoad?: boolean }).sameLoad = true;
  });
  // Another entry in the worker's answer stands for another version of the page. It is put where a deploy would put
  // it: a browser fetches the worker's script by itself, past all interception.
  const built = readFileSync(WORKER_FILE, "utf8");
  const newer = built.replace(/postMessage\((["'`])\/assets\//, "postMessage($1/assets/newer-");
  expect(newer).not.toBe(built);
  writeFileSync(WORKER_FILE, newer);
  try {
    await takeUpdate(page);
  } finally {
    writeFileSync(WORKER_FILE, built);
  }
});

async function takeUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe("installed");
  expect(await page.evaluate(() => (window as { sameLoad?: boolean }).sameLoad)).toBe(true);

  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
}

test("the app can be installed, and its worker is never served stale", async ({ page }) => {
  const { request } = page;
  const worker = await request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-type"]).toContain("text/javascript");
  expect(worker.headers()["content-security-policy"]).toContain("worker-src 'self'");

  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const hindrances = async () => {
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    return installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  };
  await expect.poll(hindrances).toEqual([]);
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Longroll", display: "standalone", start_url: "/dashboard", scope: "/" });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
    if (type === "image/png") expect([src, pngSize(await icon.body())]).toEqual([src, sizes]);
  }
});

test("addresses that are no pages stay the server's, also with the worker in between", async ({ page, context }) => {
  await signIn(page, MEMBER);
  await page.goto("/dashboard");
  await isKept(page, ["/api/dashboard"]);
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  expect((await page.goto("/api/nothing"))?.status()).toBe(404);
  const shell = await page.goto("/dashboard");
  expect(shell?.headers()["content-security-policy"]).toContain("default-src 'self'");
  await context.setOffline(true);
  const kept = await page.goto("/workouts");
  expect(kept?.fromServiceWorker()).toBe(true);
  expect(kept?.headers()["content-security-policy"]).toContain("default-src 'self'");
  expect(kept?.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

test("a YouTube frame is told which site it plays on", async ({ page, product }) => {
  const asked: (string | undefined)[] = [];
  await page.route("https://www.youtube-nocookie.com/**", async (route) => {
    asked.push(
      await route
        .request()
        .headerValue("referer")
        .then((value) => value ?? undefined),
    );
    await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await page.route("https://i.ytimg.com/**", (route) => route.abort());
  await signIn(page, MEMBER);
  const { week } = await trainingOf(page);
  await page.goto(`/weekly-program/${week.id}`);
  const play = page.getByRole("button", { name: /video/i }).first();
  await play.click();
  await expect.poll(() => asked).toEqual([`${product.url}/`]);
});

type Named = { id: number; title: string };

async function trainingOf(page: Page): Promise<{ week: Named; workout: Named }> {
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as Named;
  const [workout] = (await (await page.request.get("/api/workouts")).json()) as Named[];
  if (!workout) throw new Error("the demo club has no workout");
  return { week, workout };
}

/** From now on calls wait, until they are let through: to whatever else wants them first. */
async function holdCalls(context: BrowserContext): Promise<{ asked: () => string[]; open: () => Promise<void> }> {
  const held: Route[] = [];
  let isOpen = false;
  await context.route("**/api/**", (route) => (isOpen ? route.fallback() : void held.push(route)));
  return {
    asked: () => held.map((route) => new URL(route.request().url()).pathname),
    open: async () => {
      isOpen = true;
      await Promise.all(held.map((route) => route.fallback().catch(() => undefined)));
    },
  };
}

/** The network is there again, and somebody touches the page. */
async function backOnline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await page.keyboard.press("Shift");
}

const keptLogs = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /\.member\..*\.log\./.test(key)));

/** What the server has of an exercise of Base Builder today. */
async function loggedToday(page: Page, exerciseId: number): Promise<{ sets: unknown[] } | null | undefined> {
  const training = await (await page.request.get(`/api/workouts/${BASE_BUILDER}/training`)).json();
  const found = training.exercises.find((each: { exerciseId: number }) => each.exerciseId === exerciseId);
  return found?.today;
}

const completed = async (page: Page) =>
  ((await (await page.request.get("/api/user/stats")).json()) as { workoutsCompleted: number }).workoutsCompleted;

const nameOf = async (page: Page) =>
  (await (await page.request.get("/api/auth/user")).json()) as { id: string; firstName: string };

/** Waits until the worker is in charge and these answers are on the device. */
async function isKept(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(async () => (await leftOnDevice(page)).saved.map(({ path }) => path))
    .toEqual(expect.arrayContaining(paths));
}

/** To another page without loading the shell again. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

async function completeWorkout(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  const complete = page.getByRole("button", { name: "Complete Workout" });
  await expect(complete).toBeVisible();
  // A press right after Start is taken for the second half of a double tap.
  await expect(async () => {
    if (await complete.isVisible()) await complete.click();
    await expect(complete).toBeHidden({ timeout: 500 });
  }).toPass();
}

function leftOnDevice(page: Page) {
  return page.evaluate(async () => {
    const all = (name: string, store: string) =>
      new Promise<{ key: IDBValidKey; value: unknown }[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const found: { key: IDBValidKey; value: unknown }[] = [];
          const cursor = database.transaction(store).objectStore(store).openCursor();
          cursor.onerror = () => reject(cursor.error);
          cursor.onsuccess = () => {
            if (cursor.result) {
              found.push({ key: cursor.result.key, value: cursor.result.value });
              cursor.result.continue();
              return;
            }
            database.close();
            resolve(found);
          };
        };
      });
    const saved = (await all("longroll-saved", "answers")).map(({ key, value }) => ({
      userId: String((key as string[])[0]),
      path: ((value as { queryKey: unknown[] }).queryKey.filter((part) => typeof part === "string") as string[]).join(
        "/",
      ),
    }));
    return {
      saved,
      completions: (await all("longroll-completions", "by-user")).map(({ value }) => value),
      member: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes(".member.")),
      owner: localStorage.getItem("longroll-was-signed-in"),
    };
  });
}

/** Whatever in Cache Storage is neither the shell nor a hashed file. */
function privateInCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found.filter((path) => path !== "/dashboard" && !path.startsWith("/assets/"));
  });
}

/** All that Cache Storage has. */
const textInCaches = (page: Page) =>
  page.evaluate(async () => {
    let text = "";
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) text += await (await cache.match(request))?.text();
    }
    return text;
  });

/** As the PNG's own header says it. */
const pngSize = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
