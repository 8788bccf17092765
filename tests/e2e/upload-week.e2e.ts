import type { Page } from "@playwright/test";
import { textRows, workbook } from "../documents/make-documents";
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
  const bodyweight = preview.getByRole("region", { name: "No Equipment" });
  const squat = bodyweight.getByRole("listitem").filter({ hasText: "Zercher Squat" });
  await expect(squat).toContainText("A1");
  await expect(squat).toContainText("4 x 6");
  await expect(squat).toContainText("Strength");
  await expect(squat).toContainText("Elbows high");
  await expect(squat.getByRole("link")).toHaveAttribute("href", SQUAT_VIDEO);

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
  await expect(elsewhere.getByRole("tabpanel").getByText("Zercher Squat", { exact: true }).first()).toBeVisible();
  await expect(elsewhere.getByText(/is shown where it was uploaded/)).toBeVisible();
  await elsewhere.context().close();
});

test("videos that the library knows are taken one by one or all at once", async ({ page }) => {
  const names = ["Bamboo Bench", "Hinge Row", "Crab Reach"];
  await page.request.post("/api/admin/import-workout", {
    data: { title: "Teaches a week", exercises: names.map((name) => ({ name: `${name}s`, videoUrl: PLANK_VIDEO })) },
  });
  const rows = names.map((name, index) => ["Monday", "Equipment", `A${index + 1}`, name, "Strength", "3 x 8", "", ""]);
  await upload(page, await week("Taught", [...rows, ["Friday", "Equipment", "A1", "Crab Reach", "", "2 x 5", "", ""]]));
  const proposals = page.getByRole("region", { name: "Videos from your library" });
  await expect(proposals.getByRole("button", { name: /^Use video/ })).toHaveCount(3);
  await expect(proposals.getByText("(for 1 other place too)")).toBeVisible();

  await proposals.getByRole("button", { name: "Use video for Bamboo Bench" }).click();
  await expect(page.getByText("Video URL Updated").first()).toBeVisible();
  const bench = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Bamboo Bench" });
  await expect(bench.getByRole("link", { name: /video of Bamboo Bench/ })).toHaveAttribute("href", PLANK_VIDEO);
  await expect(proposals.getByRole("button", { name: /^Use video/ })).toHaveCount(2);
  await bench.getByRole("button", { name: "Undo the video for Bamboo Bench" }).click();
  await expect(proposals.getByRole("button", { name: /^Use video/ })).toHaveCount(3);
  await proposals.getByRole("button", { name: "Use video for Bamboo Bench" }).click();
  await expect(proposals.getByRole("button", { name: /^Use video/ })).toHaveCount(2);

  await page.reload();
  await expect(proposals.getByRole("button", { name: /^Use video/ })).toHaveCount(2);
  await proposals.getByRole("button", { name: "Use all 2" }).click();
  await expect(proposals.getByRole("button", { name: /^Use/ })).toHaveCount(0);
  await expect(proposals.getByText("3 exercises got a video.")).toBeVisible();
  await expect(proposals.getByRole("heading")).toBeFocused();
  const id = Number(new URL(page.url()).searchParams.get("program"));
  expect(await (await page.request.get(`/api/admin/weekly-programs/${id}/video-suggestions`)).json()).toEqual([]);
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
  await expect(item).toContainText(/\w{3}, \w{3} \d+ to \w{3}, \w{3} \d+/);
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
