import type { Locator, Page } from "@playwright/test";
import type { Exercise } from "../../worker/contract/exercises";
import type { AdminWeeklyProgram } from "../../worker/contract/programs";
import { inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const LIST = "/api/admin/weekly-programs";

// Weeks are changed and deleted here.
test.use({ club: "program-editor" });

test("a five-day week is edited by keyboard alone", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, "coach@longroll.test");
  const before = await draft(page);
  await page.goto(`/admin/weekly-programs/${before.id}/edit`);
  await settled(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await tabTo(page, page.getByLabel("Title", { exact: true }));
  await page.keyboard.press("End");
  await page.keyboard.type(", edited");
  for (const [index, day] of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].entries()) {
    const tab = page.getByRole("tab", { name: day });
    await tabTo(page, page.getByRole("tab", { selected: true }), index > 0 ? "Shift+Tab" : "Tab");
    if (index > 0) await page.keyboard.press("ArrowRight");
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await tabTo(page, page.getByLabel(`Title of ${day}`));
    await page.keyboard.press("End");
    await page.keyboard.type(` ${index + 1}`);
  }
  await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();

  // On Friday: a row goes down and a row is added, a known name brings its video.
  const section = page.getByRole("tabpanel").getByRole("region", { name: /^Equipment/ });
  const rows = section.getByRole("listitem");
  const first = (await rows.first().getByRole("combobox").inputValue()).trim();
  const count = await rows.count();
  await tabTo(page, rows.first().getByRole("button", { name: /^Move / }));
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1).getByRole("combobox")).toHaveValue(first);
  await expect(rows.nth(1).getByRole("button", { name: /^Move / })).toBeFocused();
  await expect(page.getByText(`${first} is now 2 of ${count}.`)).toBeVisible();
  await tabTo(page, section.getByRole("button", { name: "Add exercise to Equipment" }));
  await page.keyboard.press("Enter");
  await expect(rows.last().getByRole("combobox")).toBeFocused();
  await page.keyboard.type("Farmer walk by keyboard");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Everything is saved")).toBeVisible();

  // A row is deleted and brought back, the day is copied over Monday.
  await tabTo(page, rows.last().getByRole("button", { name: /^What to do with/ }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(count);
  await expect(rows.last().getByRole("combobox")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(count + 1);
  await tabTo(page, page.getByRole("button", { name: "Copy Friday" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Friday was copied to Monday/)).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Everything is saved")).toBeVisible();

  const after = await read(page, before.id);
  expect(after.title).toBe(`${before.title}, edited`);
  expect(after.dailyWorkouts.map(({ title }) => title)).toEqual(
    before.dailyWorkouts.map(({ title }, index) => `${title} ${index + 1}`),
  );
  const [friday, was, monday] = [equipment(after, 5), equipment(before, 5), equipment(after, 1)];
  // A row that moves takes the code of its new place, and the tier with it.
  const bare = (row: Exercise | undefined) => ({ ...row, exerciseCode: null, tier: null });
  expect(friday.slice(0, 2).map(bare)).toEqual([was[1], was[0]].map(bare));
  expect(friday.slice(2, -1).map(bare)).toEqual(was.slice(2).map(bare));
  const codes = friday.map(({ exerciseCode }) => exerciseCode).filter((code) => code !== null);
  expect(codes).toEqual([...codes].sort());
  expect(friday.at(-1)?.name).toBe("Farmer walk by keyboard");
  expect(monday.map(({ name }) => name)).toEqual(friday.map(({ name }) => name));
  expect(monday.some(({ id }) => friday.some((row) => row.id === id))).toBe(false);
  expect(equipment(after, 2)).toEqual(equipment(before, 2));

  await tabTo(page, page.getByRole("button", { name: "Versions" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const versions = page.getByRole("dialog");
  await expect(versions.getByRole("listitem")).toHaveCount(2);
  await inspectThemes(page, "versions", "[role=dialog]");
  await tabTo(page, versions.getByRole("button", { name: /^Restore/ }).last());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${before.title}`);
  expect((await read(page, before.id)).dailyWorkouts).toEqual(before.dailyWorkouts);
});

test("of two tabs on one week the second save is refused, and nothing of either is lost", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  const { id, title } = await draft(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/weekly-programs/${id}/edit`);
    await settled(tab);
  }
  await page.getByLabel("Title", { exact: true }).fill("The first tab's title");
  await page.getByLabel("Notes from the coach").fill("The first tab's notes");
  await other.getByLabel("Title", { exact: true }).fill("The second tab's title");
  await other.getByRole("tab", { name: "Tuesday" }).click();
  await other.getByLabel("Notes from the coach").fill("The second tab's notes");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();

  await other.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = other.getByRole("dialog", { name: "This week was saved elsewhere" });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog).toContainText("The first tab's title");
  await inspectEverywhere(other, "saved elsewhere", "[role=dialog]");
  expect((await read(page, id)).title).toBe("The first tab's title");

  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(other.getByLabel("Title", { exact: true })).toHaveValue("The second tab's title");
  await other.reload();
  await expect(other.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(other.getByLabel("Title", { exact: true })).toHaveValue("The second tab's title");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByRole("group", { name: "Whose text stays: Title" }).getByText("Theirs").click();
  await dialog.getByRole("button", { name: "Merge and save" }).click();
  await expect(other.getByText("Everything is saved")).toBeVisible();
  const merged = await read(page, id);
  expect(merged.title).toBe("The first tab's title");
  expect(merged.dailyWorkouts.map(({ notes }) => notes).slice(0, 2)).toEqual([
    "The first tab's notes",
    "The second tab's notes",
  ]);
  await page.request.put(`${LIST}/${id}`, { data: { title } });
  await other.close();
});

test("weeks are found, duplicated, scheduled, deleted and brought back", async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  const { id, title } = await draft(page);
  await page.goto(`/weekly-program/${id}`);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Edit ${title}` })).toBeVisible();
  await page.getByRole("link", { name: "Weekly Programs" }).click();
  await settled(page);
  await page.getByLabel("Status").selectOption("draft");
  // What is searched for goes out after a pause, and takes the choice of weeks back.
  const searched = page.waitForResponse((answer) => answer.url().includes("search="));
  await page.getByLabel("Search").fill(title);
  await searched;
  await expect(page.getByRole("listitem").filter({ hasText: "exercises" })).toHaveCount(1);
  await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await inspectEverywhere(page, "weekly programs");

  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate week" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Edit ${title} (copy)` })).toBeVisible();
  await page.getByRole("button", { name: "Schedule" }).click();
  await page.getByLabel("Publish at").fill("2031-01-06T05:00");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Scheduled: Jan 6, 2031, 5:00 AM PST")).toBeVisible();

  await page.getByRole("link", { name: "Weekly Programs" }).click();
  await page.getByLabel("Status").selectOption("scheduled");
  await page.getByRole("checkbox", { name: `Select ${title} (copy)` }).check();
  await page.getByRole("button", { name: /^Delete 1 selected week/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No week matches")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 2, name: `${title} (copy)` })).toBeVisible();

  await page.route(`**${LIST}/bulk`, (route) => route.abort());
  await page.getByRole("checkbox", { name: `Select ${title} (copy)` }).check();
  await page.getByRole("button", { name: /^Publish 1 selected week/ }).click();
  await expect(page.getByText("You seem to be offline.").first()).toBeVisible();
  await expect(page.getByText(/^Scheduled:/)).toBeVisible();
});

/** A draft of the demo club. */
async function draft(page: Page): Promise<AdminWeeklyProgram> {
  const [found] = (await (await page.request.get(`${LIST}?status=draft&search=pressure`)).json()) as { id: number }[];
  return read(page, found?.id ?? 0);
}

async function read(page: Page, id: number): Promise<AdminWeeklyProgram> {
  return (await (await page.request.get(`${LIST}/${id}`)).json()) as AdminWeeklyProgram;
}

function equipment(program: AdminWeeklyProgram, dayOfWeek: number) {
  const day = program.dailyWorkouts.find((each) => each.dayOfWeek === dayOfWeek);
  return day?.workoutSections.find(({ columnType }) => columnType === "equipment")?.exercises ?? [];
}

/** Reaches a control as the keyboard does, however many stops that takes. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 250; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
