import type { Page } from "@playwright/test";
import { setTargets } from "../../worker/contract/set-targets";
import type { Workout } from "../../worker/contract/workouts";
import { fitsEverySize, inspectEverywhere, inspectThemes } from "./inspect";
import { KeyboardUser } from "./keyboard";
import { expect, signIn, test } from "./product";

// Workouts are added here.
test.use({ club: "session-aloud" });

const PHONE = { width: 390, height: 844 };
const next = (page: Page) => page.locator("[data-next-set]");
const setsOf = ({ exercises }: Workout) =>
  exercises.flatMap(({ name, dose }) =>
    Array.from({ length: Math.max(1, setTargets(dose).length) }, (_, index) => ({ name, set: index + 1 })),
  );

/** A workout of the coach's, for the member who is then signed in. */
async function workoutOf(page: Page, title: string, exercises: object[]): Promise<Workout> {
  await signIn(page, "coach@longroll.test");
  const made = await page.request.post("/api/admin/workouts", {
    data: { ...WORKOUT, title, exercises },
    headers: { "Idempotency-Key": title.replaceAll(" ", "-") },
    maxRetries: 2,
  });
  expect(made.status(), await made.text()).toBe(201);
  await signIn(page, "member@longroll.test");
  return (await (await page.request.get(`/api/workouts/${((await made.json()) as Workout).id}`)).json()) as Workout;
}

const WORKOUT = {
  description: "Short, and all of it.",
  duration: 10,
  intensity: "Low",
  focus: "Mobility",
  isPublished: true,
};

/** Whatever a screen reader is told from now on, without being asked. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[role=status], [role=alert], [aria-live]");
        const text = region?.textContent?.replace(/\s+/g, " ").trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** The controls of a session, or of a dialog over it, that a thumb would miss. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-session] :is(a, button), [role$=dialog] :is(a, button)")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ says: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 55.5)
      .map(({ says, box }) => `${says}: ${box.width} x ${box.height}`),
  );

test("a whole session is trained by the keyboard, to its end, as a screen reader tells it", async ({ page }) => {
  test.slow();
  const workout = await workoutOf(page, "Three Sets", [
    { name: "Hollow Hold", exerciseCode: "A1", setRep: "2 x 20 s", rest: "30 s" },
    { name: "Dead Bug", exerciseCode: "B1", setRep: "1 x 8", rest: "30 s" },
  ]);
  await page.setViewportSize(PHONE);
  await page.goto(`/workout/${workout.id}`);
  const keys = new KeyboardUser(page);
  await keys.press(page.getByRole("link", { name: /^Train step by step/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Three Sets" })).toBeVisible();
  await expect(next(page)).toBeVisible();
  const heard = await listen(page);

  await keys.press(page.getByRole("button", { name: "Start Workout" }));
  await expect(page.getByRole("timer", { name: "Workout time" })).toBeVisible();
  await keys.to(page.getByRole("button", { name: "Set 1 of Hollow Hold, 20 s" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer", { name: "Rest after Hollow Hold" })).toBeVisible();
  await expect(next(page)).toHaveAccessibleName(/^Set 2 of Hollow Hold, 20 s/);
  await expect(next(page)).toBeFocused();
  // The rest is ended from the keyboard, and the next set has the focus again.
  await keys.press(page.getByRole("button", { name: "Skip the rest" }));
  await expect(next(page)).toBeFocused();
  await expect(page.getByRole("timer", { name: "Rest after Hollow Hold" })).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { level: 2, name: "B1 Dead Bug" })).toBeVisible();
  await expect(next(page)).toHaveAccessibleName(/^Set 1 of Dead Bug, 8 reps/);
  await expect(next(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "B1 Dead Bug" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Set 1 of Dead Bug, 8 reps/, pressed: true })).toBeVisible();

  await keys.press(page.getByRole("button", { name: "Complete Workout" }));
  await expect(page.getByRole("heading", { level: 1, name: "Workout Completed!" })).toBeFocused();
  const hard = page.getByRole("group", { name: /^How hard was it\?/ });
  await keys.to(hard.getByRole("radio", { name: "1", exact: true }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(hard.getByRole("radio", { name: "2" })).toBeChecked();
  await keys.write(page.getByLabel("A note to Mateus"), "By the keys alone.");
  const noted = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/note"));
  await keys.press(page.getByRole("button", { name: "Done" }));
  expect((await noted).postDataJSON()).toEqual({ notes: "By the keys alone.", notesPrivate: false, effort: 2 });
  await expect(page).toHaveURL("/dashboard");

  const told = (await heard()).join("\n");
  const inOrder = [
    "Set 1 of Hollow Hold logged, 20 s.",
    "Resting 30 seconds after Hollow Hold.",
    "Set 2 of Hollow Hold logged, 20 s. Next: Dead Bug.",
    "Set 1 of Dead Bug logged, 8 reps. All sets are done.",
  ].map((words) => told.indexOf(words));
  expect(inOrder, told).not.toContain(-1);
  expect(
    [...inOrder].sort((a, b) => a - b),
    told,
  ).toEqual(inOrder);
});

test("whatever is pressed in a session is as large as a thumb, in every state of it", async ({ page }) => {
  test.slow();
  await signIn(page, "member@longroll.test");
  await page.setViewportSize(PHONE);
  const workout = (await (await page.request.get("/api/workouts/1")).json()) as Workout;
  await page.goto(`/workout/${workout.id}/session`);
  await expect(next(page)).toBeVisible();
  expect(await tooSmall(page), "before the start").toEqual([]);
  await next(page).click();
  await expect(page.getByRole("timer", { name: /^Rest after/ })).toBeVisible();
  await page
    .getByRole("button", { name: /^Change set/ })
    .last()
    .click();
  expect(await tooSmall(page), "resting, a set open").toEqual([]);
  for (const _ of workout.exercises.slice(1)) {
    await page.getByRole("button", { name: "Next exercise" }).click();
    expect(await tooSmall(page), await page.getByRole("heading", { level: 2 }).innerText()).toEqual([]);
  }
  await page.getByRole("button", { name: /^History/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await tooSmall(page), "history").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Overview$/ }).click();
  const overview = page.getByRole("dialog", { name: "Overview" });
  await expect(overview).toBeVisible();
  expect(await tooSmall(page), "overview").toEqual([]);
  await overview.getByRole("button", { name: "Complete Workout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Workout Completed!" })).toBeVisible();
  expect(await tooSmall(page), "finished").toEqual([]);
  expect(setsOf(workout).length).toBeGreaterThan(5);
});

test("an EMOM, an AMRAP and intervals run in the place of their exercise, and start the training", async ({ page }) => {
  test.slow();
  const workout = await workoutOf(page, "Clocks", [
    { name: "Swing", exerciseCode: "A1", setRep: "3 x 10", rest: "Rest of the minute" },
    { name: "Burpee", exerciseCode: "B1", setRep: "AMRAP 2 min" },
    { name: "Air Bike", exerciseCode: "C1", setRep: "2 x 20 s on / 10 s off" },
  ]);
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await page.goto(`/workout/${workout.id}/session`);
  const start = (name: RegExp) => page.getByRole("button", { name });
  const clock = (name: string) => page.getByRole("timer", { name });
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

  await start(/^Start EMOM/).press("Enter");
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeFocused();
  await expect(page.getByRole("timer", { name: "Workout time" })).toBeVisible();
  await says("Get ready");
  expect(await tooSmall(page), "a clock under way").toEqual([]);
  await page.clock.runFor(11_000);
  await says("Round 1 of 3");
  await expect(page.getByRole("status").filter({ hasText: "Round 1 of 3. Work." })).toHaveCount(1);
  await inspectEverywhere(page, "EMOM");
  await page.setViewportSize({ width: 768, height: 1024 });
  await inspectThemes(page, "EMOM 768");
  await fitsEverySize(page, "EMOM");
  await page.setViewportSize(PHONE);
  await next(page).click();
  await page.clock.runFor(60_000);
  await says("Round 2 of 3");
  // It goes on over a look at another exercise, and a reload.
  await page.getByRole("button", { name: "Next exercise" }).click();
  await expect(clock("EMOM, Swing")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Previous exercise" }).click();
  await expect(clock("EMOM, Swing")).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByRole("status").filter({ hasText: "All rounds are done." })).toHaveCount(1);
  await page.getByRole("button", { name: "Reset" }).press("Enter");
  await expect(start(/^Start EMOM/)).toBeFocused();

  await page.getByRole("button", { name: "Next exercise" }).click();
  await start(/^Start AMRAP 2 min/).click();
  await page.clock.runFor(70_000);
  await expect(clock("AMRAP 2 min, Burpee")).toHaveText(/^(1:00|0:5\d)$/);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await says("Paused");

  await page.getByRole("button", { name: "Next exercise" }).click();
  await start(/^Start Work \/ rest/).click();
  await page.clock.runFor(31_000);
  await says("Rest");
  await page.clock.runFor(10_000);
  await says("Round 2 of 2");
});
