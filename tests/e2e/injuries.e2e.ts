import type { Page } from "@playwright/test";
import { inspectEverywhere, SIZES } from "./inspect";
import { expect, signIn, test } from "./product";

// Injuries are marked and plans written here.
test.use({ club: "injuries", serviceWorkers: "allow" });

const MEMBER = "member@longroll.test";
const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const phone = (page: Page) => page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });

type Week = {
  id: number;
  dailyWorkouts: {
    dayOfWeek: number;
    workoutSections: { columnType: string; exercises: { name: string }[] }[];
  }[];
};

/** Where the demo club's week has the front squat, for which a step-up is offered. */
async function squatDay(page: Page): Promise<{ id: number; query: string }> {
  const week = (await (await page.request.get("/api/weekly-programs/current")).json()) as Week;
  for (const { dayOfWeek, workoutSections } of week.dailyWorkouts) {
    for (const { columnType, exercises } of workoutSections) {
      if (exercises.some(({ name }) => name === "Front Squat")) {
        return { id: week.id, query: `day=${dayOfWeek}&option=${columnType}` };
      }
    }
  }
  throw new Error("the demo club's week has no front squat");
}

test("a member marks where it hurts, trains around it, and it works again; the coach reads it at the desk", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, MEMBER);
  await page.goto("/mat");
  await page.getByRole("link", { name: "Mark where it hurts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Where It Hurts" })).toBeVisible();
  await expect(page.getByText("This is no medical advice.")).toBeVisible();
  await inspectEverywhere(page, "nothing marked yet");
  await phone(page);

  // The drawing and the list are one: what is pointed at there is marked here.
  await page.locator('[data-spot="knee-left"]').click();
  const dialog = page.getByRole("dialog", { name: "Left knee" });
  await dialog.getByRole("checkbox", { name: "Squatting" }).check();
  await dialog.getByRole("checkbox", { name: "Jumping" }).check();
  await dialog.getByLabel(/^In your words/).fill("Gave way in a scramble.");
  await inspectEverywhere(page, "marking a knee", '[role="dialog"]');
  await phone(page);
  await dialog.getByRole("button", { name: "Mark it" }).click();
  const now = page.getByRole("region", { name: "Now" });
  await expect(now.getByText("Does not work: squatting and jumping.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Left knee: Marked" })).toBeVisible();
  await expect(page.getByText("Kept on this device")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Coming back" }).getByText("For any injury")).toBeVisible();
  await inspectEverywhere(page, "a knee that is marked");
  await phone(page);

  const { id, query } = await squatDay(page);
  await page.goto(`/weekly-program/${id}?${query}`);
  const squat = row(page, "Front Squat");
  await expect(squat.getByText("Hurts: left knee (squatting).")).toBeVisible();
  await inspectEverywhere(page, "a day beside what hurts");
  await phone(page);
  await squat.getByRole("button", { name: "Goblet Step-Up today" }).click();
  const other = row(page, "Goblet Step-Up");
  await expect(other.getByText("In place of Front Squat today: it hurts.")).toBeVisible();
  await expect(other.getByText("Hurts:")).toHaveCount(0);

  await page.goto(`/weekly-program/${id}/session?${query}`);
  await page.getByRole("button", { name: "Start Workout" }).click();
  await page.getByRole("button", { name: /overview/i }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Goblet Step-Up/ })
    .click();
  await page.getByRole("button", { name: "Back to Front Squat" }).click();
  await expect(page.getByText("Hurts: left knee (squatting).")).toBeVisible();
  await inspectEverywhere(page, "a session beside what hurts");
  await phone(page);
  await page.getByRole("button", { name: "From now on do Goblet Step-Up in place of Front Squat" }).click();
  await expect(page.getByRole("heading", { name: "Goblet Step-Up" })).toBeVisible();
  await page.getByRole("button", { name: /overview/i }).click();
  await page.getByRole("link", { name: "Something hurts" }).click();

  await page.getByRole("button", { name: "How is it? Left knee" }).click();
  const word = page.getByRole("dialog", { name: "How is it?" });
  await word.getByText("Worse", { exact: true }).click();
  await word.getByLabel(/^In your words/).fill("Stairs, too.");
  await word.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Now" }).getByText("Stairs, too.")).toBeVisible();

  // All of a training hurts, and nothing stands in for it.
  await signIn(page, "coach@longroll.test");
  const squats = {
    title: "Squats and jumps",
    isPublished: true,
    exercises: [{ name: "Wall Sit" }, { name: "Box Jump" }],
  };
  const made = await page.request.post("/api/admin/workouts", { data: squats });
  const workout = (await made.json()) as { id: number };
  await signIn(page, MEMBER);
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByText("Nothing here works for now")).toBeVisible();
  await inspectEverywhere(page, "a training of which nothing works");
  await phone(page);
  await page.getByRole("link", { name: "Pause membership" }).click();
  await expect(page.getByRole("heading", { name: "Pause" })).toBeVisible();

  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/injuries");
  const told = page.getByRole("listitem").filter({ hasText: "Stairs, too." });
  await expect(told.getByText("Left knee")).toBeVisible();
  await expect(told.getByRole("link", { name: /^Message/ })).toBeVisible();
  await inspectEverywhere(page, "the board of injuries");
  await page.getByRole("button", { name: "Write a plan" }).click();
  const plan = page.getByRole("dialog");
  await plan.getByLabel("For", { exact: true }).selectOption({ label: "Knee" });
  await plan.getByLabel(/^The plan/).fill("Isometrics first.\nThen slow step-downs.");
  await inspectEverywhere(page, "a return plan being written", '[role="dialog"]');
  await plan.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Isometrics first.")).toBeVisible();

  await signIn(page, "assistant@longroll.test");
  await page.goto("/admin/injuries");
  await expect(page.getByText("Stairs, too.")).toHaveCount(0);

  await signIn(page, MEMBER);
  await phone(page);
  await page.goto("/injuries");
  await expect(page.getByText("Isometrics first.")).toBeVisible();
  await page.getByRole("button", { name: /^It works again ?: Left knee$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "It works again" }).click();
  await expect(page.getByRole("region", { name: "Works again" }).getByRole("strong")).toHaveText("Left knee");
  await expect(page.getByRole("button", { name: "Mark Left knee" })).toBeVisible();
  await page.goto(`/workout/${workout.id}`);
  await expect(page.getByRole("heading", { name: "Wall Sit" })).toBeVisible();
  await expect(page.getByText("Nothing here works for now")).toHaveCount(0);
});

test("what is marked in flight mode is shown in the training at once, and sent when the network is back", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, MEMBER);
  const { id, query } = await squatDay(page);
  const week = `/weekly-program/${id}?${query}`;
  await page.goto(week);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole("heading", { level: 4 }).first()).toBeVisible();
  await page.goto("/injuries");
  await expect(page.getByRole("button", { name: "Mark Neck" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark No one place" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mark it" }).click();
  await expect(dialog.getByText("Choose what does not work.")).toBeVisible();
  for (const name of ["Squatting", "Lunging, one leg", "Hinging", "Pulling", "Pressing overhead"]) {
    await dialog.getByRole("checkbox", { name, exact: true }).check();
  }
  await dialog.getByRole("button", { name: "Mark it" }).click();
  await expect(page.getByText("Kept on this device, sent when you are online")).toBeVisible();
  await page.goto(week);
  await expect(page.getByText("Hurts:").first()).toBeVisible();
  await context.setOffline(false);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(".injuries.said")));
  await expect.poll(kept, { timeout: 30_000 }).toEqual([]);
  await page.goto("/injuries");
  await expect(page.getByRole("region", { name: "Now" }).getByRole("heading", { name: "No one place" })).toBeVisible();
  await expect(page.getByText("Kept on this device")).toHaveCount(0);
});
