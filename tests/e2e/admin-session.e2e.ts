import type { Page } from "@playwright/test";
import type { AdminWeeklyProgram } from "../../worker/contract/programs";
import { workoutDocument } from "../documents/workout-document";
import { hold, isSaid, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Weeks and workouts are made here.
test.use({ club: "admin-session" });

const COACH = "coach@longroll.test";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test("a week that is saved after the session has ended is there again after signing in", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, COACH);
  const week = await emptyWeek(page);
  await page.goto(`/admin/weekly-programs/${week.id}/edit`);
  await settled(page);
  await page.getByLabel("Title", { exact: true }).fill("Typed before the end");
  await afterTheSession(page, () => page.getByRole("button", { name: "Save", exact: true }).click());
  await expect(page).toHaveURL(new RegExp(`/admin/weekly-programs/${week.id}/edit$`));
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Typed before the end");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  expect((await stored(page, week.id)).title).toBe("Typed before the end");
});

test("a batch that is started after the session has ended goes on after signing in", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, COACH);
  await page.goto("/admin/batch-upload");
  await settled(page);
  const file = async (title: string) => ({
    name: `${title}.xlsx`,
    mimeType: XLSX,
    buffer: Buffer.from(await workoutDocument(title)),
  });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles([await file("First of the batch")]);
  await expect(page.getByText("First of the batch.xlsx")).toBeVisible();
  await afterTheSession(page, () => page.getByRole("button", { name: "Start Batch" }).click());
  await expect(page).toHaveURL(/\/admin\/batch-upload$/);
  await expect(page.getByText("1 of 1 file imported")).toBeVisible({ timeout: 30_000 });

  // Files that are only chosen when the session ends are not lost either.
  const second = await file("Second of the batch");
  await afterTheSession(page, () => input.setInputFiles([second]));
  await expect(page.getByText("Second of the batch.xlsx")).toBeVisible();
});

test("an admin address that a visitor opens comes back after signing in", async ({ page }) => {
  const letGo = await hold(page, "/");
  await page.goto("/admin/upload-analytics?range=7d");
  await isSaid(page, "Admin access required. Redirecting to home page...");
  letGo();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/api/login");
  await signInAgain(page);
  await expect(page).toHaveURL(/\/admin\/upload-analytics/);
});

test("a week is begun empty, and what is done to it is taken back step by step", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, COACH);
  await page.goto("/admin/weekly-programs");
  await settled(page);
  await page.getByRole("button", { name: "New week" }).click();
  await page.getByLabel("Title").fill("Begun empty");
  await page.getByLabel("Starts on Monday").fill("2027-03-02");
  await page.getByRole("button", { name: "Begin week" }).click();
  await expect(page.getByText("Choose a Monday: that is the day a program begins.")).toBeVisible();
  await page.getByLabel("Starts on Monday").fill("2027-03-01");
  await page.getByRole("button", { name: "Begin week" }).click();
  await expect(page).toHaveURL(/\/admin\/weekly-programs\/\d+\/edit$/);
  await page.getByRole("button", { name: "Add Monday" }).click();
  const section = page.getByRole("region", { name: /^Equipment/ });
  const rows = section.getByRole("listitem");
  for (const name of ["Back Squat", "Bent Row"]) {
    await section.getByRole("button", { name: "Add exercise to Equipment" }).click();
    await expect(rows.last().getByRole("combobox")).toBeFocused();
    await page.keyboard.type(name);
  }
  await rows
    .last()
    .getByRole("button", { name: /^What to do with/ })
    .click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(rows).toHaveCount(3);
  await rows
    .last()
    .getByRole("button", { name: /^What to do with/ })
    .click();
  await page.getByRole("menuitem", { name: "Tuesday" }).click();
  await expect(rows).toHaveCount(2);
  for (const count of [3, 2]) {
    await page.keyboard.press("Control+z");
    await expect(rows).toHaveCount(count);
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows.last().getByRole("combobox")).toHaveValue("");
  await page.keyboard.press("Control+Shift+z");
  await expect(rows.last().getByRole("combobox")).toHaveValue("Bent Row");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Everything is saved")).toBeVisible();
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  const saved = await stored(page, id);
  expect(
    saved.dailyWorkouts[0]?.workoutSections[1]?.exercises.map(({ exerciseCode, name }) => `${exerciseCode} ${name}`),
  ).toEqual(["A1 Back Squat", "A2 Bent Row"]);
});

/** The session has ended when it is pressed: that is said, and signing in leads back. */
async function afterTheSession(page: Page, press: () => Promise<void>): Promise<void> {
  await page.context().clearCookies();
  const letGo = await hold(page, "/api/login");
  await press();
  await isSaid(page, "You are logged out. Logging in again...");
  letGo();
  await signInAgain(page);
}

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel("E-mail", { exact: true }).fill(COACH);
  await page.getByLabel("Password", { exact: true }).fill("longroll-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function emptyWeek(page: Page): Promise<AdminWeeklyProgram> {
  const answer = await page.request.post("/api/admin/weekly-programs", { data: { startDate: "2027-02-01" } });
  return (await answer.json()) as AdminWeeklyProgram;
}

async function stored(page: Page, id: number): Promise<AdminWeeklyProgram> {
  return (await (await page.request.get(`/api/admin/weekly-programs/${id}`)).json()) as AdminWeeklyProgram;
}
