import { readFileSync } from "node:fs";
import type { APIResponse, Page } from "@playwright/test";
import type { UploadBatch } from "../../worker/contract/upload-batches";
import { workoutDocument } from "../documents/workout-document";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// Workouts and a week are imported here.
test.use({ club: "batch" });

const DOCUMENTS = "tests/fixtures/documents";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const WORKOUTS = 27;

async function thirtyFiles() {
  const workouts = await Promise.all(
    Array.from({ length: WORKOUTS }, async (_, index) => ({
      name: `Batch Day ${index + 1}.xlsx`,
      mimeType: XLSX,
      buffer: Buffer.from(await workoutDocument(`Batch Day ${index + 1}`)),
    })),
  );
  const fixture = (name: string, as: string) => ({
    name: as,
    mimeType: "application/octet-stream",
    buffer: readFileSync(`${DOCUMENTS}/${name}`),
  });
  return [
    ...workouts.slice(0, 4),
    fixture("bad/b05_plain_text.docx", "Notes.docx"),
    ...workouts.slice(4, 20),
    fixture("w01_guideline_headings.docx", "Week.docx"),
    ...workouts.slice(20),
    { name: "Empty.docx", mimeType: "application/octet-stream", buffer: Buffer.from("nothing that a reader knows") },
  ];
}

/** Lets so many documents more on their way, and keeps the others until the next call: the batch waits for what the test does. */
async function gate(page: Page): Promise<(more: number) => void> {
  let open = 0;
  const waiting: (() => void)[] = [];
  await page.route("**/api/admin/upload-workout", async (route) => {
    if (open === 0) await new Promise<void>((go) => waiting.push(go));
    else open -= 1;
    await route.continue();
  });
  return (more) => {
    const going = waiting.splice(0, more);
    open = more - going.length;
    for (const go of going) go();
  };
}

/** How many of the open batch the server has written down as done. */
const written = (page: Page) => inState(page, "completed");
/** And of how many it has no result. */
const unwritten = (page: Page) => inState(page, "pending");

async function inState(page: Page, wanted: string): Promise<number> {
  const batch = (await (await page.request.get("/api/admin/upload-batches/open")).json()) as UploadBatch;
  return batch.items.filter(({ state }) => state === wanted).length;
}

/** The number beside a tab of the queue. */
async function count(page: Page, tab: string): Promise<number> {
  return Number((await page.getByRole("tab", { name: tab }).innerText()).replace(/\D/g, ""));
}

async function titles(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const answer: APIResponse = await page.request.get(
      `/api/admin/workouts?limit=50${cursor ? `&cursor=${cursor}` : ""}`,
    );
    found.push(...((await answer.json()) as { title: string }[]).map(({ title }) => title));
    cursor = answer.headers()["x-next-cursor"];
  }
  return found.filter((title) => title.startsWith("Batch Day")).sort();
}

async function weeks(page: Page): Promise<number> {
  return ((await (await page.request.get("/api/admin/weekly-programs?limit=50")).json()) as unknown[]).length;
}

test("thirty documents are imported once, with failures, a pause, a reload and a restarted server", async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/batch-upload");
  await settled(page);
  const files = await thirtyFiles();
  const weeksBefore = await weeks(page);
  await page
    .getByLabel("Training documents")
    .setInputFiles([...files, { ...(files[0] ?? never()), name: "Copy.xlsx" }]);
  await expect(page.getByText("1 file had the same content as another one")).toBeVisible();
  await expect.poll(() => count(page, "Pending")).toBe(30);

  const letGo = await gate(page);
  letGo(6);
  await page.getByRole("button", { name: "Start Batch" }).click();
  await expect.poll(() => count(page, "Completed")).toBeGreaterThanOrEqual(3);
  await page.getByRole("button", { name: "Pause" }).click();
  letGo(2);
  await expect.poll(() => count(page, "Processing")).toBe(0);
  const paused = await count(page, "Completed");
  expect(paused).toBeLessThan(WORKOUTS);
  await page.getByRole("button", { name: "Remove Batch Day 27.xlsx" }).click();
  await expect.poll(() => count(page, "All")).toBe(29);
  await page.getByLabel("Training documents").setInputFiles(files.filter(({ name }) => name === "Batch Day 27.xlsx"));
  await expect.poll(() => count(page, "All")).toBe(30);
  // What is done shows before it is written down.
  await expect.poll(() => written(page)).toBe(paused);

  await page.reload();
  await settled(page);
  await expect.poll(() => count(page, "Completed")).toBe(paused);
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  letGo(6);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => count(page, "Completed")).toBeGreaterThanOrEqual(paused + 3);
  const restarted = product.restart();
  letGo(Number.POSITIVE_INFINITY);
  await restarted;
  await expect(page.getByText("Batch Processing Complete")).toBeVisible({ timeout: 90_000 });

  expect([await count(page, "Completed"), await count(page, "Errors"), await count(page, "Pending")]).toEqual([
    28, 2, 0,
  ]);
  await expect(page.getByText("28 of 30 files imported")).toBeVisible();
  await page.getByRole("tab", { name: "Errors" }).click();
  const errors = page.getByRole("list", { name: "Files: Errors" }).getByRole("listitem");
  await expect(errors).toHaveCount(2);
  for (const row of await errors.all()) await expect(row).toContainText("Upload failed: ");
  expect(await titles(page)).toEqual(Array.from({ length: WORKOUTS }, (_, index) => `Batch Day ${index + 1}`).sort());
  expect(await weeks(page)).toBe(weeksBefore + 1);
  await inspectEverywhere(page, "the errors");
  // The server has it all, also what was settled while it was away.
  await expect.poll(() => unwritten(page)).toBe(0);
  // What was refused may still be a program of another shape.
  await expect(errors.getByRole("button", { name: /^Read it as a whole program: / })).toHaveCount(2);

  // What was imported is recognised when it comes again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("tab", { name: "Errors" })).toHaveCount(0);
  await page.getByLabel("Training documents").setInputFiles(files.slice(0, 1));
  await expect(page.getByText("Already imported as “Batch Day 1”")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Batch" })).toBeDisabled();
  await page.getByRole("button", { name: "Import again: Batch Day 1.xlsx" }).click();
  await page.getByRole("button", { name: "Start Batch" }).click();
  await expect(page.getByText("1 of 1 file imported")).toBeVisible();
  expect((await titles(page)).filter((title) => title === "Batch Day 1")).toHaveLength(2);
});

test("a whole program in a batch leads to its review, and what is no training stays refused", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/batch-upload");
  await settled(page);
  const clear = page.getByRole("button", { name: "Clear All" });
  if (await clear.isVisible()) {
    await clear.click();
    await expect(clear).toHaveCount(0);
  }
  const fixture = (name: string) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: readFileSync(`tests/fixtures/programs/${name}`),
  });
  const before = await weeks(page);
  await page
    .getByLabel("Training documents")
    .setInputFiles([fixture("p03_sheet_per_week_plan_and_log.xlsx"), fixture("n01_gym_budget.xlsx")]);
  await page.getByRole("button", { name: "Start Batch" }).click();
  await expect(page.getByText("0 of 2 files imported")).toBeVisible();
  const rows = page.getByRole("list", { name: /^Files/ }).getByRole("listitem");
  const program = rows.filter({ hasText: "p03_sheet_per_week_plan_and_log.xlsx" });
  await expect(program).toContainText(/Needs review: a whole program of \d+ weeks/);
  await expect(rows.filter({ hasText: "n01_gym_budget.xlsx" })).toContainText("Upload failed: ");
  expect(await weeks(page)).toBe(before);
  await inspectEverywhere(page, "a program in a batch");
  await program.getByRole("link", { name: /^Review / }).click();
  await expect(page).toHaveURL(/\/admin\/program-upload\?document=/);
  await expect(page.getByRole("button", { name: /^Import/ }).first()).toBeVisible();
});

function never(): never {
  throw new Error("there are files");
}
