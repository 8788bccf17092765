import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { mondayOf } from "../../worker/contract/calendar";
import type { WeeklyProgram } from "../../worker/contract/programs";
import { setTargets } from "../../worker/contract/set-targets";
import type { Workout } from "../../worker/contract/workouts";
import { fitsEverySize, inspectEverywhere, inspectThemes } from "./inspect";
import { KeyboardUser } from "./keyboard";
import { expect, signIn, test } from "./product";

// Sets are logged here.
test.use({ club: "session" });

const BASE_BUILDER = 1;

const next = (page: Page) => page.locator("[data-next-set]");

/** The sets ticked off so far, as the device keeps them. */
function ticked(page: Page): Promise<number> {
  return page.evaluate(() => {
    const name = Object.keys(localStorage).find((each) => each.endsWith(".workout"));
    const kept = JSON.parse((name && localStorage.getItem(name)) || "{}") as { ticked?: Record<string, number[]> };
    return Object.values(kept.ticked ?? {}).reduce((sum, sets) => sum + sets.length, 0);
  });
}

const setsIn = (exercises: Workout["exercises"]) =>
  exercises.reduce((sum, { dose }) => sum + Math.max(1, setTargets(dose).length), 0);

/** The Monday of the week that runs, just after midnight: whatever the day is, it has begun. */
async function onMonday(page: Page): Promise<WeeklyProgram> {
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as WeeklyProgram;
  const monday = mondayOf(week.startDate);
  await page.clock.setFixedTime(new Date(`${monday}T00:30:00Z`));
  const done = (await (await page.request.get("/api/user/progress")).json()) as { id: number; localDate: string }[];
  for (const { id, localDate } of done) {
    if (localDate === monday) await page.request.delete(`/api/user/progress/${id}`, { maxRetries: 2 });
  }
  return week;
}

async function discard(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Overview$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard workout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: /^Start Workout/ })).toBeVisible();
}

test("from the open app it is two taps to the first set, one for each further, one to the end, and no scrolling", async ({
  page,
}) => {
  test.slow();
  await signIn(page, "trial@longroll.test");
  const week = await onMonday(page);
  const section = week.dailyWorkouts[0]?.workoutSections.find(({ exerciseCount }) => exerciseCount > 0);
  await page.setViewportSize({ width: 390, height: 844 });
  let taps = 0;
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.click();
    taps += 1;
  };
  await page.goto("/dashboard");
  await tap(page.getByRole("link", { name: "Train now" }));
  await expect(page).toHaveURL(/\/session\?day=1/);
  const logged = page.waitForResponse((answer) => answer.url().endsWith("/log") && answer.request().method() === "PUT");
  await tap(next(page));
  expect((await logged).status()).toBe(200);
  expect(taps).toBeLessThanOrEqual(3);

  const sets = setsIn(section?.exercises ?? []);
  expect(sets).toBeGreaterThan(5);
  for (let done = 1; done < sets; done += 1) {
    await expect.poll(() => ticked(page)).toBe(done);
    await tap(next(page));
  }
  expect(taps).toBe(1 + sets);
  await expect(next(page)).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/complete"));
  await tap(page.getByRole("button", { name: /^Complete / }));
  expect(taps).toBe(2 + sets);
  expect((await sent).postDataJSON()).toMatchObject({ workoutType: section?.columnType, duration: 1 });

  await expect(page.getByRole("heading", { level: 1, name: "Workout Completed!" })).toBeVisible();
  await expect(page.getByText("Your progress has been recorded.")).toBeVisible();
  await expect(page.getByText("Monday's stripe is on.")).toBeVisible();
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: String(sets) })
      .first(),
  ).toBeVisible();
  await inspectEverywhere(page, "finished");
  await fitsEverySize(page, "finished");
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole("radio", { name: "8" }).check({ force: true });
  await page.getByLabel("A note to Mateus").fill("  Left knee felt fine.  ");
  const noted = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/note"));
  await page.getByRole("button", { name: "Done" }).click();
  expect((await noted).postDataJSON()).toEqual({ notes: "Left knee felt fine.", notesPrivate: false, effort: 8 });
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(/how hard: 8 of 10/)).toBeVisible();
});

test("a session goes on after a reload and on other pages, takes what differs, and its sets are the list's", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  const workout = (await (await page.request.get(`/api/workouts/${BASE_BUILDER}`)).json()) as Workout;
  await page.goto(`/workout/${BASE_BUILDER}/session`);
  await expect(page.getByRole("heading", { level: 1, name: "Base Builder" })).toBeVisible();
  await page.getByRole("button", { name: "Next exercise" }).click();
  const second = workout.exercises[1];
  await expect(page.getByRole("heading", { level: 2, name: second?.name ?? "" })).toBeFocused();

  // What differs is written down with each press, and logged with the row.
  await page.getByRole("button", { name: `Change set 1 of ${second?.name}` }).click();
  const form = page.getByRole("form", { name: `Change set 1 of ${second?.name}` });
  await form
    .getByRole("button", { name: /^More: Load/ })
    .first()
    .click();
  await form.getByLabel(/^Reps/).first().fill("7");
  await form.getByRole("button", { name: "Log set 1" }).click();
  await expect(page.getByRole("timer", { name: "Workout time" })).toBeVisible();
  await expect.poll(() => ticked(page)).toBe(1);

  await page.reload();
  const bar = page.getByRole("navigation", { name: "Running workout" });
  await expect(page.getByRole("timer", { name: "Workout time" })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.goto("/community");
  await bar.getByRole("link", { name: /^Back to Base Builder/ }).click();
  await expect(page.getByRole("timer", { name: "Workout time" })).toBeVisible();

  await page.getByRole("button", { name: "Previous exercise" }).or(next(page)).first().waitFor();
  await page.getByRole("button", { name: /Overview$/ }).click();
  const overview = page.getByRole("dialog", { name: "Overview" });
  await inspectThemes(page, "overview");
  await overview.getByRole("button", { name: new RegExp(`${second?.name}`) }).click();
  await expect(page.getByRole("button", { name: new RegExp(`^Set 1 of ${second?.name}`) })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // A set that is done is changed or taken back, and not logged again.
  await page.getByRole("button", { name: new RegExp(`^Set 1 of ${second?.name}`) }).click();
  await expect(form.getByLabel(/^Reps/).first()).toHaveValue("7");
  await page.getByRole("link", { name: "See Base Builder as a list" }).click();
  await expect(page.getByRole("button", { name: `Set 1 of ${second?.name} done` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("link", { name: "Go on step by step" }).click();
  await page.getByRole("button", { name: new RegExp(`^Set 1 of ${second?.name}`) }).click();
  await form.getByRole("button", { name: "Not done" }).click();
  await expect.poll(() => ticked(page)).toBe(0);
  await discard(page);
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Start Workout/ })).toBeVisible();
  await expect(page).toHaveURL(`/workout/${BASE_BUILDER}`);
});

test("without a network a session is logged, completed and noted, and all of it is sent later", async ({
  page,
  context,
}) => {
  await signIn(page, "member@longroll.test");
  await page.goto(`/workout/${BASE_BUILDER}/session`);
  await expect(next(page)).toBeVisible();
  await page.getByRole("button", { name: /^Start Workout/ }).click();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await next(page).click();
  await expect.poll(() => ticked(page)).toBe(1);
  await page.getByRole("button", { name: /Overview$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Workout kept" })).toBeVisible();
  await expect(page.getByText("It is kept on this device and will be sent when you are back online.")).toBeVisible();
  await page.getByLabel("A note to Mateus").fill("From the basement.");
  await page.getByRole("checkbox", { name: "Only for me" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/dashboard");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/complete"));
  await context.setOffline(false);
  expect((await sent).postDataJSON()).toMatchObject({ notes: "From the basement.", notesPrivate: true });
});

test("a finished session is saved as a picture, and shown to the community as a card", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  await page.goto(`/workout/${BASE_BUILDER}/session`);
  await next(page).click();
  await expect.poll(() => ticked(page)).toBe(1);
  await page.getByRole("button", { name: /Overview$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Workout Completed!" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as picture" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("training.png");
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
  // Not one colour all over: the title, figures and belt are on it.
  const inks = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const { data = [] } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const found = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
      found.set(colour, (found.get(colour) ?? 0) + 1);
    }
    return [...found.values()].filter((dots) => dots > 2000).length;
  }, picture.toString("base64"));
  expect(inks).toBeGreaterThanOrEqual(4);

  await page.getByRole("button", { name: "Show the community" }).click();
  await expect(page).toHaveURL("/community");
  const composer = page.getByRole("region", { name: "Share with the Community" });
  await expect(composer.getByText("Training completed")).toBeVisible();
  await inspectEverywhere(page, "a training to be shared", "main");
  await page.setViewportSize({ width: 390, height: 844 });
  await composer.getByRole("button", { name: "Remove training" }).click();
  await expect(composer.getByRole("button", { name: "Share", exact: true })).toBeDisabled();
  await page.goBack();
  await page.goto(`/workout/${BASE_BUILDER}`);
  const [entry] = (await (await page.request.get("/api/user/progress")).json()) as { id: number }[];
  const shared = await page.request.post("/api/community/posts", {
    data: { content: "", completionId: entry?.id },
    headers: { "Idempotency-Key": "a-card-by-itself" },
    maxRetries: 2,
  });
  expect(shared.status(), await shared.text()).toBe(201);
  await page.goto("/community");
  const post = page.getByRole("region", { name: "Latest Posts" }).getByRole("article").first();
  await expect(post).toContainText("Training completedBase Builder");
  await expect(post.getByRole("definition").filter({ hasText: /^1$/ }).first()).toBeVisible();
});

test("a session is trained by the keyboard alone, says what happens, and has no finding", async ({ page }) => {
  test.slow();
  await signIn(page, "member@longroll.test");
  await page.goto(`/workout/${BASE_BUILDER}/session`);
  await expect(next(page)).toBeVisible();
  await inspectEverywhere(page, "before the start");
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = new KeyboardUser(page);
  await keys.to(next(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Set 1 of .* logged/ })).toHaveCount(1);
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => ticked(page)).toBe(2);
  await expect(next(page)).toBeFocused();
  await page
    .getByRole("button", { name: /^Change set/ })
    .last()
    .press("Enter");
  // As high as the page: what lies half under the bar at the thumb would count as too small to hit.
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 3000 });
    await inspectThemes(page, `running ${width}`);
  }
  await fitsEverySize(page, "running");
  await page.setViewportSize({ width: 390, height: 844 });
  await discard(page);
});
