import path from "node:path";
import type { Page } from "@playwright/test";
import type { AdminWeeklyProgram } from "../../worker/contract/programs";
import { trainingBlock } from "../documents/workbook-of";
import { inspectEverywhere, settled } from "./inspect";
import { KeyboardUser } from "./keyboard";
import { expect, signIn, test } from "./product";

const PROGRAMS = path.join(import.meta.dirname, "../fixtures/programs");
/** Twelve weeks on twelve sheets, four sessions each, beside columns of what was done. */
const TWELVE_WEEKS = "p03_sheet_per_week_plan_and_log.xlsx";
const TWO_VARIANTS = "d04_two_variants.xlsx";

test.beforeEach(async ({ page }) => {
  await signIn(page, "coach@longroll.test");
});

test("twelve weeks become drafts on their Mondays, outlive a reload, and are undone", async ({ page }) => {
  await read(page, TWELVE_WEEKS);
  await expect(page.locator("#result")).toHaveText("Hypertrophy Base");
  await expect(page.locator("#result")).toBeFocused();
  await page.getByLabel("First Monday").fill("2031-01-06");
  await expect(page.getByLabel("Week 12 starts on")).toHaveValue("2031-03-24");
  await page.getByLabel("Week 5 starts on").fill("2031-02-10");
  await expect(page.getByLabel("Week 12 starts on")).toHaveValue("2031-03-31");
  await page.getByRole("checkbox", { name: "Week 12" }).uncheck();
  await page.getByLabel("Day of Upper A", { exact: true }).selectOption("Saturday");
  await page.getByLabel("Option of Lower A", { exact: true }).selectOption("Coach's Program");
  await page.getByLabel("Day of Lower B", { exact: true }).selectOption("Leave it out");

  await page.getByRole("button", { name: "Correct Incline Dumbbell Press" }).click();
  await page.getByLabel("Exercise", { exact: true }).fill("Steep Bench Press");
  await page.getByRole("button", { name: "Call it so in 11 other places too" }).click();
  await page.getByLabel("Load", { exact: true }).fill("24 kg");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Leave out Lat Pulldown" }).first().click();

  await page.reload();
  await expect(page.getByLabel("First Monday")).toHaveValue("2031-01-06");
  await expect(page.getByLabel("Day of Upper A", { exact: true })).toHaveValue("6");
  await expect(page.getByText("Steep Bench Press").first()).toBeVisible();

  await page.getByRole("button", { name: "Import 11 weeks as drafts" }).click();
  await expect(page.getByText("11 weeks are drafts")).toBeVisible();
  const drafts = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(drafts).toHaveCount(11);
  const ids = await Promise.all((await drafts.all()).map(async (draft) => idIn(await draft.getAttribute("href"))));
  const first = await week(page, ids[0]);
  expect([first.startDate, first.weekNumber, first.isPublished]).toEqual(["2031-01-06", 1, false]);
  expect(first.dailyWorkouts.flatMap((day) => (exercisesOn(day).length ? [day.dayOfWeek] : []))).toEqual([2, 4, 6]);
  const saturday = first.dailyWorkouts.find(({ dayOfWeek }) => dayOfWeek === 6);
  expect(saturday && exercisesOn(saturday).map(({ name, load }) => [name, load])).toContainEqual([
    "Steep Bench Press",
    "24 kg, 3 RIR",
  ]);
  expect(saturday && exercisesOn(saturday).map(({ name }) => name)).not.toContain("Lat Pulldown");
  const fifth = await week(page, ids[4]);
  expect(fifth.startDate).toBe("2031-02-10");
  expect(fifth.dailyWorkouts.flatMap(exercisesOn).map(({ name }) => name)).toContain("Steep Bench Press");

  await page.getByRole("button", { name: "Schedule all 11 for their Mondays" }).click();
  await expect(page.getByRole("main").getByRole("listitem").getByText("Scheduled", { exact: true })).toHaveCount(11);
  expect((await week(page, ids[10])).publishAt).not.toBeNull();

  await page.reload();
  await expect(drafts).toHaveCount(11);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Import 11 weeks as drafts" })).toBeVisible();
  for (const id of ids) expect((await page.request.get(`/api/admin/weekly-programs/${id}`)).status()).toBe(404);
  await expect(page.getByLabel("Day of Upper A", { exact: true })).toHaveValue("6");
});

test("a week gets a title, a number and a further Monday", async ({ page }) => {
  await read(page, TWELVE_WEEKS);
  // The layout is remembered where it was imported before, and then nothing is asked.
  const forget = page.getByRole("button", { name: "Forget this layout" });
  await expect(page.getByRole("region", { name: "Where it belongs" })).toBeVisible();
  if (await forget.isVisible()) await forget.click();
  await page.getByLabel("First Monday").fill("2032-01-05");
  await page.getByRole("checkbox", { name: "All 12 weeks" }).uncheck();
  await page.getByRole("checkbox", { name: "Week 1", exact: true }).check();
  await page.getByLabel("Title", { exact: true }).fill("Base once, base twice");
  await page.getByLabel("Week number", { exact: true }).fill("900");
  await expect(page.getByText("Give the week a number from 1 to 520, or none.").first()).toBeVisible();
  await page.getByLabel("Week number", { exact: true }).fill("31");
  await page.getByRole("button", { name: "Import it on another Monday too" }).click();
  await page.getByLabel("Week 1 also starts on").fill("2032-02-02");
  await page.getByRole("button", { name: "Import 2 weeks as drafts" }).click();
  const drafts = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(drafts).toHaveCount(2);
  const ids = await Promise.all((await drafts.all()).map(async (draft) => idIn(await draft.getAttribute("href"))));
  const made = await Promise.all(ids.map((id) => week(page, id)));
  expect(made.map(({ title, weekNumber, startDate }) => [title, weekNumber, startDate])).toEqual([
    ["Base once, base twice", 31, "2032-01-05"],
    ["Base once, base twice", 31, "2032-02-02"],
  ]);
});

test("a second file of a layout asks nothing, until the layout is forgotten", async ({ page }) => {
  await read(page, "p16_written_plan.docx");
  await page.getByLabel("First Monday").fill("2032-01-05");
  await page.getByLabel(/^Day of Workout 1/).selectOption("Sunday");
  await page.getByLabel(/^Day of Workout 2/).selectOption("Leave it out");
  await page.getByRole("button", { name: "Import 2 weeks as drafts" }).click();
  await expect(page.getByText("2 weeks are drafts")).toBeVisible();
  await page.getByRole("button", { name: "Import another file" }).click();

  await read(page, "p16_written_plan.docx");
  await expect(page.getByText("Read as last time")).toBeVisible();
  await expect(page.getByLabel("First Monday")).toBeHidden();
  await expect(page.getByText("Sunday, Equipment").first()).toBeVisible();
  await expect(page.getByText(/^Left out again: Workout 2/)).toBeVisible();
  await page.getByRole("button", { name: "Forget this layout" }).click();
  await expect(page.getByText("Read as last time")).toBeHidden();
  await expect(page.getByLabel("First Monday")).toBeVisible();
  await expect(page.getByLabel(/^Day of Workout 1/)).toHaveValue("1");
});

test("another file of a layout is read as the one before it, and asks nothing", async ({ page }) => {
  const days = ["Heavy", "Light", "Medium", "Easy"];
  await read(page, await block("Block one.xlsx", { days }));
  await page.getByLabel("Day of Light", { exact: true }).selectOption("Sunday");
  await page.getByRole("button", { name: "Import 2 weeks as drafts" }).click();
  await expect(page.getByText("2 weeks are drafts")).toBeVisible();
  await page.getByRole("button", { name: "Import another file" }).click();

  await read(page, await block("Block two.xlsx", { days, reps: "4" }));
  await expect(page.getByText("Read as last time")).toBeVisible();
  await expect(page.getByText(/are what you chose for Block one\./)).toBeVisible();
  await expect(page.getByLabel("First Monday")).toBeHidden();
  await expect(page.getByText("Sunday, Equipment")).toBeVisible();
  await expect(page.getByText("3 × 4 · 60 kg").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 2 weeks as drafts" })).toBeEnabled();
});

test("a program is read, placed on other days and imported without a pointer", async ({ page }) => {
  const keys = new KeyboardUser(page);
  const file = await block("By keys.xlsx", { days: ["Upper", "Lower"] });
  // Listened for early: a chooser that opens before the browser knows of it is not heard.
  page.on("filechooser", (chooser) => void chooser.setFiles(file));
  await page.goto("/admin/program-upload");
  await settled(page);
  await keys.press(page.getByLabel("Training program"));
  await expect(page.locator("#result")).toBeFocused();
  await settled(page);

  await keys.press(page.getByRole("checkbox", { name: "Week 2" }), "Space");
  const day = page.getByLabel("Day of Upper", { exact: true });
  await keys.to(day);
  await page.keyboard.press("ArrowDown");
  await expect(day).toHaveValue("2");
  await keys.to(page.getByLabel("Option of Upper", { exact: true }));
  await page.keyboard.type("Coach");
  await keys.press(page.getByRole("button", { name: "Leave out Bench Press" }).first());
  await keys.press(page.getByRole("button", { name: "Import 1 week as a draft" }));
  await expect(page.getByText("1 week is a draft")).toBeVisible();
  const draft = page.getByRole("main").getByRole("listitem").getByRole("link");
  const { dailyWorkouts } = await week(page, idIn(await draft.getAttribute("href")));
  const tuesday = dailyWorkouts.find(({ dayOfWeek }) => dayOfWeek === 2);
  expect(tuesday?.workoutSections.map(({ columnType, exercises }) => [columnType, exercises.length])).toContainEqual([
    "coach_program",
    1,
  ]);
  await keys.press(draft);
  await expect(page).toHaveURL(/\/admin\/weekly-programs\/\d+/);
});

test("a doubtful document waits until the coach has looked, and is read again as the other sheet", async ({ page }) => {
  await read(page, TWO_VARIANTS);
  const button = page.getByRole("button", { name: "Import 4 weeks as drafts" });
  await expect(button).toBeDisabled();
  await page.getByRole("button", { name: "Look at what is doubtful, and say that you have." }).click();
  await expect(page.getByRole("checkbox", { name: /^I have looked at this/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button).toBeEnabled();
  // With the other sheet read, nothing is left to choose, and the question goes: whether it is checked is not to be asked.
  await page.getByLabel("First Monday").fill("2034-01-02");
  const before = await page.getByLabel(/^Day of /).count();
  await page.getByRole("radio", { name: "4 Days" }).click();
  await expect(page.getByLabel(/^Day of /)).toHaveCount(4);
  // Nothing was said of days and options yet, so they are asked about, and the date that was given stands.
  await expect(page.getByText("Corrections are remembered")).toBeVisible();
  await expect(page.getByLabel(/^Day of /).first()).toBeVisible();
  await expect(page.getByLabel("First Monday")).toHaveValue("2034-01-02");
  await inspectEverywhere(page, "a corrected review");
  await page.getByRole("button", { name: "Forget this layout" }).click();
  await expect(page.getByRole("radio", { name: "4 Days" })).not.toBeChecked();
  await expect(page.getByLabel(/^Day of /)).toHaveCount(before);
  await expect(page.getByLabel("First Monday")).toHaveValue("2034-01-02");
});

test("what is no training is refused in words, and one week goes on to its own screen", async ({ page }) => {
  await page.goto("/admin/program-upload");
  await page.locator("input[type=file]").setInputFiles(path.join(PROGRAMS, "n01_gym_budget.xlsx"));
  await expect(page.getByRole("main").getByText(/^No training was found in this document/)).toBeVisible();
  await expect(page.getByRole("link", { name: "How to write exercises so that they are found" })).toBeVisible();

  await page
    .locator("input[type=file]")
    .setInputFiles(path.join(import.meta.dirname, "../fixtures/documents/w01_guideline_headings.docx"));
  await expect(page.getByText("This is one week with its options")).toBeVisible();
  await page.getByRole("button", { name: "Open it in the weekly upload" }).click();
  await expect(page).toHaveURL(/\/admin\/weekly-upload$/);
  await expect(page.getByText("w01_guideline_headings.docx")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload Program" })).toBeEnabled();
});

test("a review that was left is offered again", async ({ page }) => {
  await read(page, "p17_seances_fr.docx");
  await page.getByLabel("First Monday").fill("2033-01-03");
  await page.getByRole("button", { name: "Take another file" }).click();
  await expect(page).toHaveURL(/\/admin\/program-upload$/);
  await page.getByRole("button", { name: /^Continue with Préparation physique/ }).click();
  await expect(page.getByLabel("First Monday")).toHaveValue("2033-01-03");
});

test("no finding and no sideways scroll in a review, its corrections and its drafts", async ({ page }) => {
  await read(page, "d02_percent_calculator.xlsx");
  await page.getByRole("button", { name: "Correct Back Squat" }).click();
  await page.getByRole("button", { name: "Leave out Barbell Row" }).click();
  await page.getByRole("button", { name: /^Move.*Heavy day/ }).click();
  await inspectEverywhere(page, "a doubtful review");
  await page.getByRole("checkbox", { name: /^I have looked at this/ }).check();
  await page.getByLabel("The week starts on").fill("2034-01-02");
  await page.getByRole("button", { name: "Import 1 week as a draft" }).click();
  await expect(page.getByText("1 week is a draft")).toBeVisible();
  await inspectEverywhere(page, "an imported draft");
});

test("no finding and no sideways scroll in the questions about sheets and columns", async ({ page }) => {
  await read(page, "p02_weeks_side_by_side_rpe.xlsx");
  await page.getByText("Which sheets are read").click();
  await page.getByText("What the columns hold").click();
  await expect(page.getByLabel("What RPE Chart is for")).toBeVisible();
  await inspectEverywhere(page, "questions");
});

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async function block(name: string, parts: Parameters<typeof trainingBlock>[0]) {
  return { name, mimeType: XLSX, buffer: Buffer.from(await trainingBlock({ weeks: 2, ...parts })) };
}

async function read(page: Page, file: string | Awaited<ReturnType<typeof block>>): Promise<void> {
  if (!page.url().endsWith("/admin/program-upload")) await page.goto("/admin/program-upload");
  await page.locator("input[type=file]").setInputFiles(typeof file === "string" ? path.join(PROGRAMS, file) : file);
  await expect(page).toHaveURL(/\?document=/);
  await expect(page.locator("#result")).toBeVisible();
}

const idIn = (href: string | null) => /(\d+)/.exec(href ?? "")?.[1] ?? "";

async function week(page: Page, id: string | undefined): Promise<AdminWeeklyProgram> {
  return (await page.request.get(`/api/admin/weekly-programs/${id}`)).json();
}

function exercisesOn(day: AdminWeeklyProgram["dailyWorkouts"][number]) {
  return day.workoutSections.flatMap(({ exercises }) => exercises);
}
