import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { textRows, workbook } from "../documents/make-documents";
import { trainingBlock } from "../documents/workbook-of";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/documents/${name}`, import.meta.url));
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const SQUAT_VIDEO = "https://youtu.be/dQw4w9WgXcQ";

type Stored = { id: number; title: string; duration: number | null; exercises: Record<string, string | null>[] };

test.beforeEach(async ({ page }) => {
  await signIn(page, "coach@longroll.test");
});

test("the zone says why it does not take a file", async ({ page }) => {
  await open(page);
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.alloc(50) });
  await expect(page.getByText(/^File type must be .*\.docx, \.xlsx, \.xls$/)).toBeVisible();
  await input.setInputFiles({ name: "big.docx", mimeType: "", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(page.getByText("File is larger than 10485760 bytes")).toBeVisible();
  await input.setInputFiles({ name: "empty.xlsx", mimeType: XLSX, buffer: Buffer.alloc(0) });
  await expect(page.getByText(/^File is smaller than \d+ bytes$/)).toBeVisible();
  await drop(page, ["one.docx", "two.docx"]);
  await expect(page.getByText("Too many files")).toBeVisible();
});

test("a document of several weeks is read as a whole program with one press", async ({ page }) => {
  await open(page);
  const bytes = await trainingBlock({ weeks: 2, load: "62 kg" });
  await parse(page, { name: "Two weeks.xlsx", mimeType: XLSX, buffer: Buffer.from(bytes) });
  await expect(page.getByText("This document holds several weeks")).toBeVisible();
  await page.getByRole("button", { name: "Read it as a whole program" }).click();
  await expect(page).toHaveURL(/\/admin\/program-upload\?document=/);
  await expect(page.getByText("Two weeks.xlsx")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 2 weeks as drafts" })).toBeEnabled();
});

test("what was read is edited, checked as it is typed, kept over a reload, and imported once", async ({ page }) => {
  await open(page);
  await parse(page, { ...(await sheet("Kept Over Reload")) });
  await expect(page.getByText("Document Parsed Successfully").first()).toBeVisible();
  await expect(page.getByText("Found 3 exercises").first()).toBeVisible();
  const results = page.getByRole("region", { name: "Validation Results" });
  const importing = page.getByRole("button", { name: "Import Workout" });
  await expect(results.getByText("Valid", { exact: true })).toBeVisible();
  await expect(importing).toBeEnabled();

  const title = page.getByLabel("Title");
  await title.fill(" ");
  await expect(results.getByText("Has Issues")).toBeVisible();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(importing).toBeDisabled();
  await title.fill("Kept and Imported");
  await expect(importing).toBeEnabled();

  const video = page.getByLabel("Video URL of Goblet Squat");
  await video.fill("javascript:alert(1)");
  await expect(video).toHaveAttribute("aria-invalid", "true");
  await expect(importing).toBeDisabled();
  await video.fill(SQUAT_VIDEO);
  await expect(importing).toBeEnabled();

  await page.getByRole("button", { name: "Delete Plank" }).click();
  const undo = page.getByRole("button", { name: "Undo deleting Plank" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByLabel("Exercise of Plank")).toBeFocused();
  await page.getByRole("button", { name: "Delete Bent-over Row" }).click();

  await page.getByRole("button", { name: "Add Exercise" }).click();
  const added = page.getByLabel("Exercise of row 3");
  await expect(added).toBeFocused();
  await expect(importing).toBeDisabled();
  await added.fill("Dead Bug");
  await page.getByRole("button", { name: "Show more of Goblet Squat" }).click();
  await page.getByLabel("Category of Goblet Squat").fill("Armor Building");

  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Kept and Imported");
  await expect(page.getByLabel("Exercise of Dead Bug")).toBeVisible();

  await page.getByRole("checkbox", { name: "Publish on import" }).check();
  const keys: (string | undefined)[] = [];
  let answers = 0;
  await page.route("**/api/admin/import-workout", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    answers += 1;
    // The first answer is lost on the way, after the server has stored the workout.
    return answers === 1 ? route.abort("connectionreset") : route.fulfill({ response: answer });
  });
  await page.getByRole("button", { name: "Import Workout" }).click();
  await expect(page.getByText("Import Failed").first()).toBeVisible();
  await expect(page.getByText(/Your edits are still here/)).toBeVisible();
  await page.getByRole("button", { name: "Import Workout" }).click();
  await expect(page.getByText("Workout Imported Successfully").first()).toBeVisible();
  await expect(page.getByText("The workout has been added to your database").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Workout Preview & Edit" })).toHaveCount(0);
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);

  const made = await stored(page, "Kept and Imported");
  expect(made).toHaveLength(1);
  expect(made[0]?.exercises.map(({ name }) => name)).toEqual(["Goblet Squat", "Plank", "Dead Bug"]);
  expect(made[0]?.exercises[0]).toMatchObject({
    category: "Armor Building",
    rest: "90 s",
    load: "24 kg",
    tempo: "3010",
    notes: "Proud chest",
    videoUrl: SQUAT_VIDEO,
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Workout Preview & Edit" })).toHaveCount(0);
});

test("a draft comes to no member, the same file is noticed, and the library proposes its videos", async ({ page }) => {
  await page.request.post("/api/admin/import-workout", {
    data: { title: "Teaches", exercises: [{ name: "Goblet Squats", videoUrl: SQUAT_VIDEO }] },
  });
  const file = await sheet("Noticed Twice");
  await open(page);
  await parse(page, file);
  await page.getByRole("button", { name: "Import Workout" }).click();
  await expect(page.getByText("“Noticed Twice” is a draft")).toBeVisible();
  expect(await stored(page, "Noticed Twice")).toEqual([]);

  await parse(page, file);
  await expect(page.getByText("This workout is already there")).toBeVisible();
  await expect(page.getByText("from the same file").first()).toBeVisible();

  const use = page.getByRole("button", { name: "Use video for Goblet Squat" });
  await expect(use).toBeVisible();
  // The plural is the same exercise to the library, which knows it as the first file has written it.
  await expect(page.getByRole("link", { name: /^youtu\.be\/dQw4w9WgXcQ/ })).toHaveAttribute("href", SQUAT_VIDEO);
  await use.click();
  const video = page.getByLabel("Video URL of Goblet Squat");
  await expect(video).toHaveValue(SQUAT_VIDEO);
  await expect(video).toBeFocused();
});

test("another file asks before it throws edits away", async ({ page }) => {
  await open(page);
  await parse(page, await sheet("Edited First"));
  await page.getByLabel("Title").fill("Edited by Hand");
  const other = await sheet("Second File");
  await page.locator("input[type=file]").setInputFiles(other);
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Edited by Hand");
  await page.locator("input[type=file]").setInputFiles(other);
  await question.getByRole("button", { name: "Discard edits" }).click();
  await expect(page.getByRole("heading", { name: "Workout Preview & Edit" })).toHaveCount(0);
  await page.getByRole("button", { name: "Parse Document" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Second File");
});

test("a whole week goes on to the weekly upload with its file", async ({ page }) => {
  await open(page);
  await page.locator("input[type=file]").setInputFiles(fixture("w01_guideline_headings.docx"));
  await page.getByRole("button", { name: "Parse Document" }).click();
  await expect(page.getByText("Upload Failed").first()).toBeVisible();
  await page.getByRole("button", { name: "Continue as a weekly program" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upload Weekly Program" })).toBeVisible();
  await expect(page.getByText("w01_guideline_headings.docx")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload Program" })).toBeEnabled();
});

test("a refused document says why beside the form", async ({ page }) => {
  await open(page);
  await page.locator("input[type=file]").setInputFiles({ name: "x.docx", mimeType: "", buffer: Buffer.alloc(90, 65) });
  await page.getByRole("button", { name: "Parse Document" }).click();
  await expect(page.getByText("Upload Failed").first()).toBeVisible();
  const { message } = await (
    await page.request.post("/api/admin/upload-workout", {
      multipart: { document: { name: "x.docx", mimeType: "application/octet-stream", buffer: Buffer.alloc(90, 65) } },
    })
  ).json();
  await expect(page.locator("form").getByText(message)).toBeVisible();
});

test("no finding and no sideways scroll with a workout under edit", async ({ page }) => {
  await open(page);
  await parse(page, fixture("k04_lo_group_rows.docx"));
  await page
    .getByRole("button", { name: /^Show more of/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .nth(1)
    .click();
  await page.getByRole("button", { name: "Add Exercise" }).click();
  await inspectEverywhere(page, "the editor");
});

async function open(page: Page): Promise<void> {
  await page.goto("/admin/workout-upload");
  await expect(page.getByRole("heading", { level: 1, name: "Workout Document Upload" })).toBeVisible();
}

async function parse(page: Page, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText(/\d MB$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Parse Document" }).click();
  await expect(page.getByRole("heading", { name: "Workout Preview & Edit" })).toBeVisible();
}

/** A workout without videos; its title makes it a file of its own. */
async function sheet(title: string) {
  const rows = [
    [title],
    ["Exercise", "Sets", "Reps", "Load", "Tempo", "Rest", "Notes"],
    ["Goblet Squat", "3", "8", "24 kg", "3010", "90 s", "Proud chest"],
    ["Bent-over Row", "3", "10", "40 kg", "2020", "60 s", "Flat back"],
    ["Plank", "3", "45 s", "", "", "30 s", "Ribs down"],
  ];
  const bytes = await workbook([{ name: "Workout", rows: textRows(rows) }]);
  return { name: `${title}.xlsx`, mimeType: XLSX, buffer: Buffer.from(bytes) };
}

/** The published workouts of a title. */
async function stored(page: Page, title: string): Promise<Stored[]> {
  const all = (await (await page.request.get("/api/workouts?limit=50")).json()) as Stored[];
  return all.filter((each) => each.title === title);
}

async function drop(page: Page, names: string[]): Promise<void> {
  const files = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const name of given) transfer.items.add(new File([new Uint8Array(100)], name));
    return transfer;
  }, names);
  await page.locator("label", { hasText: "Workout document" }).dispatchEvent("drop", { dataTransfer: files });
}
