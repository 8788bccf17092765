import type { Locator, Page } from "@playwright/test";
import { textRows, workbook } from "../documents/make-documents";
import { trainingBlock } from "../documents/workbook-of";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const SQUAT_VIDEO = "https://youtu.be/dQw4w9WgXcQ";
const PLANK_VIDEO = "https://youtu.be/pSHjTRCQxIw";

test.beforeEach(async ({ page }) => {
  await signIn(page, "coach@longroll.test");
});

test("a week is looked at day by day beside its notes, and outlives a reload", async ({ page, browser, baseURL }) => {
  await upload(page, await week("Looked At"));
  await expect(page).toHaveURL(/\?program=\d+$/);
  const preview = page.getByRole("tabpanel");
  await expect(page.getByRole("tab", { name: /Monday/ })).toHaveAttribute("aria-selected", "true");
  // Tuesday has one option only, Wednesday to Friday nothing.
  await page.getByRole("tab", { name: /Tuesday.*has notes/ }).click();
  await expect(preview.getByText("Tuesday has no Equipment option.")).toBeVisible();

  const notes = page.getByRole("region", { name: "Reading notes" });
  await notes.getByText(/^\.\.\.and \d+ more$/).click();
  await notes.getByRole("button", { name: "Show Friday" }).first().click();
  await expect(page.getByRole("tab", { name: /Friday/ })).toHaveAttribute("aria-selected", "true");
  await expect(preview.getByText("Friday has no exercises in this document.")).toBeVisible();

  await page.getByRole("tab", { name: /Monday/ }).click();
  const bodyweight = preview.getByRole("region", { name: /^No Equipment/ });
  const squat = bodyweight.locator("[data-row]").first();
  await expect(squat.getByRole("combobox")).toHaveValue("Zercher Squat");
  await expect(squat).toContainText("A1");
  await expect(squat.getByLabel("Set x Rep of Zercher Squat")).toHaveValue("4 x 6");
  await expect(squat.getByRole("link", { name: "Watch the video of Zercher Squat" })).toHaveAttribute(
    "href",
    SQUAT_VIDEO,
  );
  await squat.getByRole("button", { name: "Show more of Zercher Squat" }).click();
  await expect(squat.getByLabel("Category of Zercher Squat")).toHaveValue("Strength");
  await expect(squat.getByLabel("Notes of Zercher Squat")).toHaveValue("Elbows high");

  const missing = page.getByRole("region", { name: "12 exercises missing video URLs" });
  await expect(missing.getByText("B12 - Drill 12", { exact: true })).toBeHidden();
  await missing.getByText("+2 more").click();
  await expect(missing.getByText("B12 - Drill 12", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.locator("#result")).toHaveText("Looked At");
  await expect(page.getByRole("region", { name: "Reading notes" })).toContainText("Tuesday has no Equipment option.");

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, "coach@longroll.test");
  await elsewhere.goto(page.url());
  await expect(elsewhere.locator("#result")).toHaveText("Looked At");
  await expect(elsewhere.getByRole("tabpanel").locator("[data-row]").first().getByRole("combobox")).toHaveValue(
    "Zercher Squat",
  );
  await expect(elsewhere.getByText(/is shown where it was uploaded/)).toBeVisible();
  await elsewhere.context().close();
});

test("missing videos are filled in at their rows, one by one or all at once, and scheduled with the week", async ({
  page,
}) => {
  const names = ["Bamboo Bench", "Hinge Row", "Crab Reach"];
  await page.request.post("/api/admin/import-workout", {
    data: { title: "Teaches a week", exercises: names.map((name) => ({ name: `${name}s`, videoUrl: PLANK_VIDEO })) },
  });
  const rows = names.map((name, index) => ["Monday", "Equipment", `A${index + 1}`, name, "Strength", "3 x 8", "", ""]);
  await upload(page, await week("Taught", [...rows, ["Friday", "Equipment", "A1", "Crab Reach", "", "2 x 5", "", ""]]));
  const id = Number(new URL(page.url()).searchParams.get("program"));
  const all = page.getByRole("button", { name: /^Use \d+ known videos?$/ });
  await expect(all).toHaveText("Use 4 known videos");

  await page.getByRole("button", { name: "Use the known video of Bamboo Bench" }).click();
  await expect(page.getByText("The known video of Bamboo Bench was added.")).toBeVisible();
  const bench = page.getByRole("link", { name: "Watch the video of Bamboo Bench" });
  await expect(bench).toHaveAttribute("href", PLANK_VIDEO);
  await expect(all).toHaveText("Use 3 known videos");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(bench).toHaveCount(0);
  await expect(all).toHaveText("Use 4 known videos");
  await page.getByRole("button", { name: "Use the known video of Bamboo Bench" }).click();
  await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(bench).toBeVisible();
  await all.click();
  await expect(all).toHaveCount(0);
  await expect(page.getByRole("region", { name: "12 exercises missing video URLs" })).toBeVisible();
  const suggested = `/api/admin/weekly-programs/${id}/video-suggestions`;
  expect(await (await page.request.get(suggested)).json()).toHaveLength(3);

  await page.getByRole("button", { name: "Schedule for Monday 5:00" }).click();
  await expect(page.getByText(/^It appears by itself on /)).toBeVisible();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  expect(await (await page.request.get(suggested)).json()).toEqual([]);
  expect(await (await page.request.get(`/api/admin/weekly-programs/${id}`)).json()).toMatchObject({
    status: "scheduled",
  });
});

test("a new week is published in four clicks, and scheduled in no more, from the desk to its end", async ({ page }) => {
  const counted = async (name: string, last: string) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      await target.click();
      clicks += 1;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/admin");
    await click(page.getByRole("link", { name: "Add from a file" }));
    const chooser = page.waitForEvent("filechooser");
    await click(page.getByText("choose a file"));
    await (await chooser).setFiles(await week(name));
    await click(page.getByRole("button", { name: "Upload Program" }));
    await click(page.getByRole("button", { name: last }));
    const id = Number(new URL(page.url()).searchParams.get("program"));
    const status = async () =>
      ((await (await page.request.get(`/api/admin/weekly-programs/${id}`)).json()) as { status: string }).status;
    await expect.poll(status).toBe(last === "Publish now" ? "published" : "scheduled");
    return clicks;
  };
  expect(await counted("Published in four", "Publish now")).toBeLessThanOrEqual(4);
  expect(await counted("Scheduled in five", "Schedule for Monday 5:00")).toBeLessThanOrEqual(5);
});

test("the same file again is kept beside the older, replaces it or is discarded", async ({ page }) => {
  const file = await week("Twice");
  await upload(page, file);
  const older = Number(new URL(page.url()).searchParams.get("program"));
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
  await page.getByRole("button", { name: "Upload Another" }).click();
  await expect(page).toHaveURL(/\/admin\/weekly-upload$/);

  await upload(page, file);
  await expect(page.getByText("This week is already there")).toBeVisible();
  const item = page.getByRole("listitem").filter({ has: page.locator(`a[href="/weekly-program/${older}"]`) });
  await expect(item).toContainText("Same file");
  await expect(item).toContainText("Published");
  await expect(item).toContainText(/\w{3}, \w{3} \d+(?:, \d{4})? to \w{3}, \w{3} \d+/);
  await item.getByRole("button", { name: /^Replace the older/ }).click();
  const question = page.getByRole("alertdialog", { name: "Replace the published program?" });
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("This week is already there")).toBeHidden();
  expect((await page.request.get(`/api/admin/weekly-programs/${older}`)).status()).toBe(404);
  await page.reload();
  await expect(page.locator("#result")).toHaveText("Twice");
  await expect(page.getByText("This week is already there")).toBeHidden();

  await page.getByRole("button", { name: "Upload Another" }).click();
  await expect(page).toHaveURL(/\/admin\/weekly-upload$/);
  await upload(page, file);
  const draft = Number(new URL(page.url()).searchParams.get("program"));
  await page.getByRole("button", { name: "Discard this draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: "Upload Program" })).toBeVisible();
  expect((await page.request.get(`/api/admin/weekly-programs/${draft}`)).status()).toBe(404);
});

test("a week that cannot be published says why, and stays a draft", async ({ page }) => {
  await upload(page, await week("Nameless", [["Monday", "Equipment", "A1", "", "Strength", "3 x 8", "", ""]]));
  await expect(page.getByText("Has Issues")).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Publish now" }).click();
  expect((await refused).status()).toBe(422);
  const { message, code } = await (await refused).json();
  expect(code).toBe("invalid_program");
  await expect(page.getByRole("main").getByText(message)).toBeVisible();
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
});

test("the weeks that were not read are read with one press", async ({ page }) => {
  const bytes = await trainingBlock({ weeks: 2, load: "61 kg" });
  await upload(page, { name: "Two weeks.xlsx", mimeType: XLSX, buffer: Buffer.from(bytes) });
  const draft = page.url();
  const several = page.getByRole("status").filter({ hasText: "This document holds several weeks" });
  await inspectEverywhere(page, "a week of several");
  await several.getByRole("button", { name: "Read it as a whole program" }).click();
  await expect(page).toHaveURL(/\/admin\/program-upload\?document=/);
  await expect(page.locator("#result")).toBeFocused();
  await expect(page.getByText("Two weeks.xlsx")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Week 2" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Import 2 weeks as drafts" })).toBeEnabled();

  // Later the file is no longer in the tab.
  await page.goto(draft);
  await expect(several).toContainText("Choose the file there once more.");
  await several.getByRole("button", { name: "Read it as a whole program" }).click();
  await expect(page).toHaveURL(/\/admin\/program-upload$/);
});

test("no finding and no sideways scroll with a week and its notes", async ({ page }) => {
  await upload(page, await week("Inspected"));
  await inspectEverywhere(page, "a week and its notes");
});

async function upload(page: Page, file: Awaited<ReturnType<typeof week>>): Promise<void> {
  if (!page.url().endsWith("/admin/weekly-upload")) await page.goto("/admin/weekly-upload");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Upload Program" }).click();
  await expect(page.locator("#result")).toBeVisible();
  await expect(page.getByRole("tabpanel")).toBeVisible();
}

const HEAD = ["Day", "Option", "Code", "Exercise", "Category", "Sets x Reps", "Notes", "Video"];

/** A week in one flat table; its name makes it a file of its own, and the program's title. */
async function week(name: string, more: string[][] = []) {
  const drills = Array.from({ length: 12 }, (_, index) => index + 1);
  const rows = [
    HEAD,
    ["Monday", "No Equipment", "A1", "Zercher Squat", "Strength", "4 x 6", "Elbows high", SQUAT_VIDEO],
    ["Monday", "Coach's Program", "A1", "Zercher Squat", "Strength", "5 x 3", `For ${name}`, SQUAT_VIDEO],
    ...more,
    ...drills.map((n) => ["Tuesday", "No Equipment", `B${n}`, `Drill ${n}`, "Mobility", "2 x 8", "", ""]),
  ];
  const bytes = await workbook([{ name: "Week", rows: textRows(rows) }]);
  return { name: `${name}.xlsx`, mimeType: XLSX, buffer: Buffer.from(bytes) };
}
