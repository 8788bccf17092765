import type { Page } from "@playwright/test";
import { addDays, localDate } from "../../worker/contract/calendar";
import { inspect, inspectEverywhere, inspectThemes, withoutAnswers } from "./inspect";
import { expect, signIn, test } from "./product";

const BASE_BUILDER = 1;
const GUARD_ENGINE = 5;
const DAY_AFTER_RESET = 6;
const TODAY = localDate(new Date(), "Europe/Lisbon");

test.describe.configure({ mode: "serial" });

test("a running timer survives a reload, and completing counts it once with its notes", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const before = await stats(page);
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: "Start Workout" }).click();
  await expect(page.getByText("Workout Started!")).toBeVisible();
  await expect(page.getByText("Timer is running.")).toBeVisible();
  await page
    .getByRole("button", { name: /^Set 2 of/ })
    .first()
    .click();
  await writeNotes(page, "  Heavy legs.  ");
  // Half a minute is left until the clock says thirteen; what is sent is rounded up already.
  await startEarlier(page, 12.5);
  await page.reload();

  await expect(page.getByRole("timer", { name: "Workout time" })).toContainText("12min");
  await expect(page.getByRole("button", { name: /^Set 2 of/ }).first()).toHaveAttribute("aria-pressed", "true");
  await expect(notesField(page)).toHaveValue("  Heavy legs.  ");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/complete"));
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByText("Workout Completed!").first()).toBeVisible();
  await expect(page.getByText("Great job! Your progress has been recorded.").first()).toBeVisible();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ duration: 13, notes: "Heavy legs." });
  const key = (await request.allHeaders())["idempotency-key"] ?? "";
  expect(key).not.toBe("");

  await expect(page.getByRole("timer", { name: "Workout time" })).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  const after = await stats(page);
  expect(after.workoutsCompleted).toBe(before.workoutsCompleted + 1);
  const again = await page.request.post(`/api/workouts/${BASE_BUILDER}/complete`, {
    headers: { "Idempotency-Key": key },
    data: request.postDataJSON(),
    maxRetries: 2,
  });
  expect(await again.json()).toMatchObject({ alreadyCompleted: true });
  expect(await stats(page)).toEqual(after);
});

test("two quick taps on Start do not complete what they have started, and the keyboard is not lost", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Guard Engine", GUARD_ENGINE);
  await page.getByRole("button", { name: /^Start Workout/ }).focus();
  await page.evaluate(async () => {
    const buttonOf = (name: string) =>
      [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(name));
    buttonOf("Start Workout")?.click();
    // As soon as it is drawn: a frame may come later than a second tap is one.
    for (let turn = 0; turn < 100 && !buttonOf("Complete Workout"); turn += 1) await null;
    const second = buttonOf("Complete Workout");
    if (!second) throw new Error("What is started is not drawn at once.");
    second.click();
  });
  await expect(page.getByRole("timer", { name: "Workout time" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Workout timer" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Write a note" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("textarea")).toBeFocused();
  await discard(page);
  await expect(page.getByRole("region", { name: "Workout timer" })).toBeFocused();
});

test("a pause stands still, also over a reload", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await startEarlier(page, 5);
  await page.reload();
  await page.getByRole("button", { name: "Pause the timer" }).click();
  const clock = page.getByRole("timer", { name: "Workout time" });
  await expect(clock).toContainText("Paused");
  // As if it had been paused half an hour ago.
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((each) => each.endsWith(".workout")) ?? "";
    const value = JSON.parse(localStorage.getItem(name) ?? "");
    value.startedAt -= 1_800_000;
    value.pauses[0].from -= 1_800_000;
    localStorage.setItem(name, JSON.stringify(value));
  });
  await page.reload();
  await expect(clock).toContainText("5min");
  await page.getByRole("button", { name: "Resume the timer" }).click();
  await expect(clock).not.toContainText("Paused");
  await expect(clock).toContainText("5min");
  await discard(page);
});

test("a forgotten timer asks for the true length", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await startEarlier(page, 5 * 60);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Still training?" });
  await expect(dialog).toBeVisible();
  await inspectThemes(page, "forgotten");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: "Keep going" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Complete Workout" })).toBeVisible();
  await expect(dialog).toBeHidden();

  await startEarlier(page, 5 * 60);
  await page.reload();
  await dialog.getByRole("button", { name: "It took that long" }).click();
  await expect(dialog.getByText("Enter whole minutes from 1 to 600.")).toBeVisible();
  await dialog.getByLabel("How many minutes did it really take?").fill("48");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/complete"));
  await dialog.getByRole("button", { name: "It took 48 minutes" }).click();
  await expect(page.getByText("Workout Completed!").first()).toBeVisible();
  const body = (await sent).postDataJSON();
  expect(body.duration).toBe(48);
  // It was over 48 minutes after its start, ten hours ago, and not just now.
  const age = (Date.now() - Date.parse(body.completedAt)) / 60_000;
  expect(age).toBeGreaterThan(10 * 60 - 50);
  expect(age).toBeLessThan(10 * 60 - 46);
});

test("a running workout stands on every page with its clock, one tap away, and not on its own", async ({ page }) => {
  // Ten loads of pages.
  test.slow();
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await startEarlier(page, 7);
  const bar = page.getByRole("navigation", { name: "Running workout" });
  await expect(bar).toHaveCount(0);
  for (const path of ["/dashboard", "/community", "/workouts", "/settings", "/about", `/workout/${GUARD_ENGINE}`]) {
    await page.goto(path);
    await expect(bar.getByRole("link", { name: /^Back to Base Builder 7:\d\d$/ })).toBeVisible();
    if (path === "/dashboard") await inspectThemes(page, "with a running workout");
    // It goes along with whoever reads on, under no other bar.
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(isOnTop, '[aria-label="Running workout"] a')).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/community");
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await page.evaluate(isOnTop, '[aria-label="Running workout"] a')).toBe(true);
  const pinned = await page.getByRole("heading", { name: "Important Information" }).boundingBox();
  const under = await bar.boundingBox();
  expect(pinned?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });

  await bar.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Base Builder" })).toBeVisible();
  await page.getByRole("button", { name: "Pause the timer" }).click();
  await expect(bar).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(bar).toContainText("Paused");
  await bar.getByRole("link").click();
  await page.getByRole("link", { name: "See Base Builder as a list" }).click();
  await discard(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("one that can no longer be completed is let go on its own page, and its clock goes from all others", async ({
  page,
}) => {
  await signIn(page, "lapsed@longroll.test");
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  const timer = page.getByRole("region", { name: "Workout timer" });
  const bar = page.getByRole("navigation", { name: "Running workout" });
  await page.goto("/dashboard");
  // Started while there was a membership; the other was taken away by the coach since.
  for (const [workoutId, heading] of [
    [BASE_BUILDER, "Base Builder"],
    [999_999, "Workout Not Found"],
  ] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      `longroll.member.${id}.workout`,
      JSON.stringify(startedMinutesAgo(7, workoutId)),
    ] as const);
    await page.goto("/dashboard");
    await bar.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(timer).toContainText("Base Builder is still running, 7 min so far.");
    await inspectThemes(page, `stranded on ${heading}`);
    // Also on a desk before what cannot be trained.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(timer).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await timer.getByRole("button", { name: "Discard it" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(timer).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(bar).toHaveCount(0);
  }
});

test("on a phone no notification covers the rest that counts down", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  const toast = page.getByText("Workout Started!");
  await expect(toast).toBeVisible();
  // Under the pointer it stays.
  await toast.hover();
  await page
    .getByRole("button", { name: /^Set 1 of/ })
    .nth(1)
    .press("Enter");
  const rest = page.getByRole("timer", { name: /^Rest after/ });
  await expect(rest).toBeVisible();
  await expect(toast).toBeVisible();
  const card = await page.getByRole("button", { name: "Dismiss notification" }).locator("..").boundingBox();
  const panel = await page.getByRole("region", { name: "Workout timer" }).boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  await page.getByRole("button", { name: "Skip the rest" }).click();
  await discard(page);
});

test("what a tick is called holds what stands on it, also where there is one set", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Day-After Reset", DAY_AFTER_RESET);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await expect(page.getByRole("button", { name: "Set 1 of Easy Walk done" })).toBeVisible();
  await inspect(page, "ticks", ["label-content-name-mismatch"]);
  await discard(page);
});

test("only one workout runs at a time, in every tab", async ({ page, context }) => {
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  const other = await context.newPage();
  await openWorkout(other, "Guard Engine", GUARD_ENGINE);
  await expect(other.getByRole("button", { name: /^Start Workout/ })).toBeVisible();

  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await expect(other.getByText("is still running")).toBeVisible();
  await expect(other.getByRole("button", { name: /^Start Workout/ })).toHaveCount(0);
  await inspectThemes(other, "another one is running");
  await other.getByRole("link", { name: /^Go to it.*Base Builder/ }).click();
  await expect(other.getByRole("timer", { name: "Workout time" })).toBeVisible();

  await other.getByRole("link", { name: "See Base Builder as a list" }).click();
  await writeNotes(other, "From the other tab.");
  await expect(page.getByLabel("Notes", { exact: true }).last()).toHaveValue("From the other tab.");
  await discard(other);
  await expect(page.getByRole("button", { name: /^Start Workout/ })).toBeVisible();
});

test("a refused completion loses nothing, and one without a network is kept and sent later", async ({
  page,
  context,
}) => {
  await signIn(page, "member@longroll.test");
  const before = await stats(page);
  await openWorkout(page, "Guard Engine", GUARD_ENGINE);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await writeNotes(page, "Kept.");
  await page.route("**/complete", (route) => route.fulfill({ status: 422, json: { message: "Not like this." } }));
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByText("Failed to record workout completion. Please try again.").first()).toBeVisible();
  await expect(page.getByLabel("Notes", { exact: true }).last()).toHaveValue("Kept.");
  await inspectThemes(page, "refused");
  await page.unroute("**/complete");

  // What sends it later has to be there before the network goes.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(
    page.getByText("It is kept on this device and will be sent when you are back online.").first(),
  ).toBeVisible();
  expect(await kept(page)).toBeNull();
  await context.setOffline(false);
  await expect.poll(async () => (await stats(page)).workoutsCompleted).toBe(before.workoutsCompleted + 1);
});

test("sets are logged beside last time's, filled on a tap, and a record is noticed once", async ({ page }) => {
  await signIn(page, "trial@longroll.test");
  const workout = await (await page.request.get(`/api/workouts/${BASE_BUILDER}`)).json();
  const { id, name } = workout.exercises[1];
  const lastTime = [
    { load: 20, unit: "kg", reps: 6, effort: 7 },
    { load: 20, unit: "kg", reps: 5, effort: null },
  ];
  const put = await page.request.put(`/api/exercises/${id}/log`, {
    data: { localDate: addDays(TODAY, -3), sets: lastTime },
    maxRetries: 2,
  });
  expect(put.status(), await put.text()).toBe(200);

  await openWorkout(page, "Base Builder", BASE_BUILDER);
  const log = page.getByRole("listitem").filter({ hasText: name });
  await expect(log.getByText("last time 20 kg × 6, 5")).toBeVisible();
  await log.getByText("Log sets").click();
  // The dose is per side; last time it was written down without.
  await expect(log.getByLabel("Set 1 right, reps")).toBeVisible();
  await log.getByLabel("Each side").uncheck();
  await expect(log.getByLabel("Set 1, load in kilograms")).toHaveAttribute("placeholder", "20");
  expect(await log.getByLabel("Set 1, load in kilograms").evaluate(looksTyped)).toBe(false);
  // Enter goes from field to field, and out of the last one.
  await log.getByLabel("Set 1, load in kilograms").press("Enter");
  await expect(log.getByLabel("Set 1, reps")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log.getByLabel("Set 1, effort from 1 to 10")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log.getByLabel("Set 2, load in kilograms")).toBeFocused();
  await log
    .getByLabel(/^Set \d, effort/)
    .last()
    .press("Enter");
  await expect(log.locator("input:focus")).toHaveCount(0);
  await log.getByRole("button", { name: "Set 2 as last time: 20 kg × 5" }).click();
  await expect(log.getByLabel("Set 2, reps")).toHaveValue("5");
  await log.getByRole("button", { name: "As last time", exact: true }).click();
  await expect(log.getByLabel("Set 1, load in kilograms")).toHaveValue("20");
  await log.getByLabel("Set 1, load in kilograms").fill("22,5");
  // Under the pointer it stays until it is dismissed.
  await page.getByText("New personal record").hover();
  await expect(page.getByText("New personal record")).toBeVisible();
  await expect(page.getByText("22.5 kg is your heaviest set")).toBeVisible();
  await expect(log.getByText("Logged today")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notification" }).click();

  // A value that cannot be is named beside its row and not sent; the others wait with it.
  await log.getByLabel("Set 2, effort from 1 to 10").fill("11");
  await expect(log.getByText("Effort is 1 to 10.")).toBeVisible();
  await inspectThemes(page, "a wrong set");
  await log.getByLabel("Set 2, effort from 1 to 10").fill("9");
  await expect(log.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("New personal record")).toHaveCount(0);

  // What cannot be sent stays, over a reload too.
  await page.route("**/log", (route) => route.fulfill({ status: 503, json: { message: "Busy. Try again." } }));
  await log.getByLabel("Set 2, reps").fill("6");
  await expect(log.getByText("Busy. Try again. They are kept on this device.")).toBeVisible();
  // The page sends what is kept as soon as it is open.
  await page.unroute("**/log");
  await page.reload();
  await expect(log.getByLabel("Set 2, reps")).toHaveValue("6");
  await expect(log.getByText("22.5 kg × 6; 20 kg × 6")).toBeVisible();

  await log.getByRole("button", { name: /^History/ }).click();
  const history = page.getByRole("dialog", { name });
  await expect(history.getByRole("rowheader")).toHaveCount(2);
  await expect(history.getByRole("cell", { name: /22\.5 kg × 6/ })).toBeVisible();
  await inspectThemes(page, "history");
  await page.keyboard.press("Escape");
  await expect(history).toBeHidden();
  await expect(log.getByRole("button", { name: /^History/ })).toBeFocused();

  // The unit is the member's own, on every device; what was typed keeps the one it was typed in.
  await log.getByText("lb", { exact: true }).click();
  await expect(log.getByLabel("Set 3, load in pounds")).toBeVisible();
  await expect(log.getByLabel("Set 1, load in kilograms")).toHaveValue("22.5");
  await expect
    .poll(async () => (await page.request.get("/api/user/training-preferences")).json())
    .toMatchObject({ weightUnit: "lb" });
});

test("the rest and the interval timer count from instants, and go on over a closed dialog and a reload", async ({
  page,
}) => {
  // Time goes on only when it is said to: a slow reload would be longer than a round.
  const clock = await standStill(page);
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await page
    .getByRole("button", { name: /^Set 1 of/ })
    .nth(1)
    .click();
  const rest = page.getByRole("timer", { name: /^Rest after/ });
  await expect(rest).toHaveText("1:15");
  await page.getByRole("button", { name: "15 seconds more rest" }).click();
  await expect(rest).toHaveText("1:30");
  await clock.goOn(4);
  await expect(rest).toHaveText("1:26");
  await page.reload();
  await expect(rest).toHaveText("1:26");
  await clock.goOn(4);
  await expect(rest).toHaveText("1:22");
  await inspectThemes(page, "running, resting");
  await page.getByRole("button", { name: "Skip the rest" }).click();
  await expect(rest).toHaveCount(0);

  await page.getByRole("button", { name: "Intervals" }).click();
  const dialog = page.getByRole("dialog");
  await inspectThemes(page, "interval timer");
  await dialog.getByText("Tabata").click();
  await expect(dialog.getByText("8 rounds of 20 s, 10 s rest between.")).toBeVisible();
  await dialog.getByRole("switch", { name: /Sound/ }).uncheck({ force: true });
  await dialog.getByRole("button", { name: "Start timer" }).click();
  await expect(dialog.getByText("Get ready", { exact: true })).toBeVisible();
  await inspectThemes(page, "interval timer running");
  await page.keyboard.press("Escape");
  const button = page.getByRole("button", { name: /^Interval timer, round/ });
  await expect(button).toContainText("1/8");
  await clock.goOn(12);
  await expect(button).toContainText("1/8 0:18");
  await page.reload();
  await expect(button).toContainText("1/8 0:18");
  await clock.goOn(30);
  await expect(button).toContainText("2/8 0:18");
  await button.click();
  await expect(dialog.getByRole("switch", { name: /Sound/ })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByText("Paused")).toBeVisible();
  await dialog.getByRole("button", { name: "Reset" }).click();
  await expect(dialog.getByRole("button", { name: "Start timer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await discard(page);
});

test("the screen is kept on while a workout runs, and the timers sound unless they are told not to", async ({
  page,
}) => {
  // Stand-ins that count: no test can see a screen stay on, or hear.
  await page.addInitScript(() => {
    const counted = { locks: 0, released: 0, tones: 0 };
    Object.assign(window, { counted });
    const request = async () => {
      counted.locks += 1;
      const lock = { released: false, release: async () => {} };
      lock.release = async () => {
        lock.released = true;
        counted.released += 1;
      };
      Object.assign(window, { letGo: lock.release });
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      counted.tones += 1;
      return start.apply(this, when);
    };
    const { AudioContext: Real } = window;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        Object.assign(window, { sound: this });
      }
    };
  });
  const counted = () =>
    page.evaluate(() => (window as unknown as { counted: Record<"locks" | "released" | "tones", number> }).counted);
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  expect(await counted()).toMatchObject({ locks: 0, tones: 0 });
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await expect.poll(counted).toMatchObject({ locks: 1 });
  // The browser lets go whenever the page is hidden.
  await page.evaluate(async () => {
    await (window as unknown as { letGo: () => Promise<void> }).letGo();
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(counted).toMatchObject({ locks: 2 });
  await page.getByRole("button", { name: "Pause the timer" }).click();
  await expect.poll(counted).toMatchObject({ released: 2 });

  // The last three seconds and the end, each looked at: a machine that is busy for more than one skips its tone.
  const clock = await standStill(page);
  await rest(page, 5, clock, async () => {
    const sound = () => page.evaluate(() => (window as unknown as { sound: AudioContext }).sound.state);
    await expect.poll(sound).toBe("running");
  });
  await expect(page.getByText("Rest is over. Next set.").first()).toBeVisible();
  await expect.poll(counted).toMatchObject({ tones: 4 });
  await page.getByRole("button", { name: "Close the rest" }).click();
  await page.getByRole("switch", { name: /Sound/ }).uncheck({ force: true });
  await rest(page, 4, clock);
  await expect(page.getByText("Rest is over. Next set.").first()).toBeVisible();
  expect(await counted()).toMatchObject({ tones: 4 });
  await discard(page);
});

test("a video is a poster until it is asked for, and leads to its source", async ({ page }) => {
  const thirdParty: string[] = [];
  await page.route(/youtube|ytimg|vimeo/, (route) => {
    thirdParty.push(route.request().headers().referer ?? "");
    return route.abort();
  });
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Guard Engine", GUARD_ENGINE);
  await expect(page.getByRole("link", { name: "Open the video at its source" })).toHaveAttribute(
    "href",
    /youtube\.com/,
  );
  expect(thirdParty).toEqual([]);
  await page.getByRole("button", { name: "Play video: Guard Engine" }).press("Enter");
  await expect(page.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\//);
  await expect.poll(() => thirdParty.length).toBeGreaterThan(0);
  // Without one, YouTube refuses to play.
  expect(thirdParty[0]).toMatch(/^http:\/\/localhost/);
});

test("somebody whose membership has lapsed gets two exercises and no video address", async ({ page }) => {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) answers.push(response.text().catch(() => ""));
  });
  await signIn(page, "lapsed@longroll.test");
  await openWorkout(page, "Guard Engine", GUARD_ENGINE);
  await expect(page.getByRole("region", { name: "Exercises" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Unlock with membership" })).toHaveAttribute("href", "/subscribe");
  await expect(page.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/subscribe");
  await expect(page.getByText("4 more exercises in this workout")).toBeVisible();
  await expect(page.getByRole("button", { name: /Start Workout|video|Log sets/i })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  for (const text of await Promise.all(answers)) expect(text).not.toMatch(/youtu\.?be|vimeo/i);
  await inspectEverywhere(page, "gated");
});

test("what is no workout is not found, and what does not load can be tried again", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/workouts/")) asked.push(request.url());
  });
  await page.goto("/workout/first");
  await expect(page.getByRole("heading", { level: 1, name: "Workout Not Found" })).toBeVisible();
  await expect(
    page.getByText("The workout you're looking for doesn't exist or you don't have access to it"),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/dashboard");
  expect(asked).toEqual([]);
  await page.goto("/workout/999999");
  await expect(page.getByRole("heading", { level: 1, name: "Workout Not Found" })).toBeVisible();
  await inspectThemes(page, "not found");

  await withoutAnswers(page);
  await page.route(`**/api/workouts/${BASE_BUILDER}`, (route) =>
    route.fulfill({ status: 503, json: { message: "Busy. Try again." } }),
  );
  await page.goto(`/workout/${BASE_BUILDER}`);
  await expect(page.getByText("Busy. Try again.")).toBeVisible();
  await inspectThemes(page, "error");
  await page.unroute(`**/api/workouts/${BASE_BUILDER}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Base Builder" })).toBeVisible();
});

test("the page has no finding while it runs with everything open, and when it is completed", async ({ page }) => {
  // Fourteen looks at a long page.
  test.slow();
  await signIn(page, "member@longroll.test");
  await openWorkout(page, "Base Builder", BASE_BUILDER);
  await page.getByRole("button", { name: /^Start Workout/ }).press("Enter");
  await writeNotes(page, "Open.");
  await page
    .getByRole("button", { name: /^Set 1 of/ })
    .first()
    .press("Space");
  await page.getByText("Log sets").first().click();
  await expect(page.getByLabel(/^Set 1, load/)).toBeVisible();
  await inspectEverywhere(page, "running");
  // As high as the page: what lies half under the header or the bars at the bottom would count as too small to hit.
  await page.setViewportSize({ width: 320, height: 6000 });
  await inspectThemes(page, "320");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();
  await inspectEverywhere(page, "completed");
});

async function openWorkout(page: Page, title: string, id: number): Promise<void> {
  await page.goto(`/workout/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Whether nothing else is drawn over its middle. */
function isOnTop(selector: string): boolean {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Whether what was done last time is drawn as what is typed. */
function looksTyped(field: Element): boolean {
  const [typed, last] = [getComputedStyle(field), getComputedStyle(field, "::placeholder")];
  return typed.fontSize === last.fontSize || typed.fontStyle === last.fontStyle || typed.color === last.color;
}

const notesField = (page: Page) => page.getByLabel("Notes");

/** On a phone they are folded away. */
async function openNotes(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Write a note" });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

async function writeNotes(page: Page, text: string): Promise<void> {
  await openNotes(page);
  await notesField(page).fill(text);
}

async function discard(page: Page): Promise<void> {
  await openNotes(page);
  await page.getByRole("button", { name: "Discard workout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: /^Start Workout/ })).toBeVisible();
}

/** As if Start had been pressed so many minutes earlier. */
async function startEarlier(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const name = Object.keys(localStorage).find((each) => each.endsWith(".workout")) ?? "";
    const value = JSON.parse(localStorage.getItem(name) ?? "");
    value.startedAt -= ms;
    localStorage.setItem(name, JSON.stringify(value));
  }, minutes * 60_000);
}

/** What a device keeps of a workout that was started so long ago. */
function startedMinutesAgo(minutes: number, workoutId: number) {
  const startedAt = Date.now() - minutes * 60_000;
  const rest = { pauses: [], key: `key-${workoutId}`, notes: "", ticked: {}, askAfterMinutes: 180 };
  return { startedAt, workoutId, title: "Base Builder", ...rest };
}

type Clock = { goOn: (seconds: number) => Promise<void> };

/** From now on the page's time stands still, but for what it is told to go on. Its timers run. */
async function standStill(page: Page): Promise<Clock> {
  let now = Date.now();
  await page.clock.setFixedTime(now);
  return {
    goOn: async (seconds) => {
      now += seconds * 1000;
      await page.clock.setFixedTime(now);
    },
  };
}

/** Rests the first exercise's fifteen seconds, as if most of them were over, second by second to the end. */
async function rest(page: Page, secondsLeft: number, clock: Clock, whenStarted = async () => {}): Promise<void> {
  await page
    .getByRole("button", { name: /^Rest 15 s/ })
    .first()
    .click();
  await whenStarted();
  await page.evaluate((seconds) => {
    const value = JSON.parse(sessionStorage.getItem("longroll.rest") ?? "");
    value.endsAt = Date.now() + seconds * 1000;
    sessionStorage.setItem("longroll.rest", JSON.stringify(value));
    window.dispatchEvent(new StorageEvent("storage", { key: "longroll.rest" }));
  }, secondsLeft);
  const timer = page.getByRole("timer", { name: /^Rest after/ });
  for (let left = secondsLeft; left > 0; left -= 1) {
    await expect(timer).toHaveText(`0:0${left}`);
    await clock.goOn(1);
  }
  await expect(timer).toHaveText("0:00");
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => Object.keys(localStorage).find((each) => each.endsWith(".workout")) ?? null);
}

async function stats(page: Page): Promise<{ workoutsCompleted: number }> {
  return (await page.request.get("/api/user/stats")).json();
}
