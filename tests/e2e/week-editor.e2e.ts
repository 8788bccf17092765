import type { Page } from "@playwright/test";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import type { AdminWeeklyProgram } from "../../worker/contract/programs";
import { fitsEverySize, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const LIST = "/api/admin/weekly-programs";
const LONG = "Half-Kneeling Landmine Press With a Name That Does Not End ".repeat(4).slice(0, 199).trim();
const OPTIONS = ["no_equipment", "equipment", "coach_program"] as const;

// Weeks are made and changed here.
test.use({ club: "week-editor", viewport: { width: 1440, height: 900 } });

let ahead = 40;

/** A week with so many exercises in each of its fifteen sections; one name of each day is as long as a name may be. */
async function week(page: Page, each: number): Promise<number> {
  await signIn(page, "coach@longroll.test");
  ahead += 1;
  const startDate = addDays(mondayOf(localDate(new Date(), brand.timeZone)), ahead * 7);
  const made = await page.request.post(LIST, { data: { startDate, title: LONG } });
  const { id } = (await made.json()) as AdminWeeklyProgram;
  const days = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
    dayOfWeek,
    title: `Day ${dayOfWeek}`,
    workoutSections: OPTIONS.map((columnType, at) => ({
      columnType,
      exercises: Array.from({ length: each }, (_, index) => ({
        id: null,
        name: at === 1 && index === each - 1 ? LONG : `Row ${dayOfWeek}.${at}.${index + 1}`,
        exerciseCode: `A${index + 1}`,
        setRep: "3 x 8 per side",
        notes: "Ribs down",
      })),
    })),
  }));
  expect((await page.request.put(`${LIST}/${id}`, { data: { days } })).status()).toBe(200);
  await page.goto(`/admin/weekly-programs/${id}/edit`);
  await settled(page);
  return id;
}

const sectionOf = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
const namesIn = (page: Page, place: string) =>
  sectionOf(page, place)
    .getByRole("combobox")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test("a week of 200 exercises stands in lines of 40 pixels, two days side by side under heads that stay", async ({
  page,
}) => {
  test.slow();
  await week(page, 14);
  await expect(page.getByLabel("Title of Monday")).toBeVisible();
  await expect(page.getByLabel("Title of Tuesday")).toBeVisible();
  const rows = await page
    .locator("[data-row]")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(rows).toHaveLength(84);
  expect(Math.max(...rows)).toBeLessThanOrEqual(40);
  await sectionOf(page, "1-coach_program").getByRole("combobox").last().scrollIntoViewIfNeeded();
  await expect(page.getByLabel("Title of Monday")).toBeInViewport();
  await expect(page.getByLabel("Title of Tuesday")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // A letter draws its own row anew and no other.
  const drawn = await page.evaluateHandle(() => {
    const changed = new Set<string>();
    new MutationObserver((all) => {
      for (const { target } of all) {
        const row = (target as Element).closest?.("[data-row]");
        if (row) changed.add((row as HTMLElement).dataset.row ?? "");
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return changed;
  });
  const cell = page.getByLabel("Load of Row 1.2.14");
  await cell.pressSequentially("60 kg");
  await expect(cell).toHaveValue("60 kg");
  await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();
  expect(await drawn.evaluate((changed) => changed.size)).toBeLessThanOrEqual(1);

  await page.getByRole("radio", { name: "One day" }).check({ force: true });
  await expect(page.getByLabel("Title of Tuesday")).toHaveCount(0);
  await page.getByRole("button", { name: `Show more of ${LONG}` }).click();
  // All of it on one screen: what is half under the bar below would count as too small to hit.
  for (const size of [
    { width: 390, height: 7000 },
    { width: 1440, height: 3000 },
  ]) {
    await page.setViewportSize(size);
    await inspectThemes(page, `a week of 200 exercises ${size.width}`);
  }
  await fitsEverySize(page, "a week of 200 exercises");
});

test("rows and sections are dragged to another day, and taken back and done again", async ({ page }) => {
  // Both ends of each drag are in sight.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await week(page, 2);
  const drag = async (from: string, to: string, part: number) => {
    const [a, b] = [await page.locator(from).first().boundingBox(), await page.locator(to).first().boundingBox()];
    if (!a || !b) throw new Error("Nothing to drag");
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(a.x + 40, a.y + 20);
    await page.mouse.move(b.x + b.width / 2, b.y + b.height * part);
    await page.mouse.up();
  };
  await drag('[data-place="1-no_equipment"] [id^="move-e"]', '[data-place="2-no_equipment"] [data-row]', 0.8);
  await expect.poll(() => namesIn(page, "2-no_equipment")).toEqual(["Row 2.0.1", "Row 1.0.1", "Row 2.0.2"]);
  await expect(page.getByText("Row 1.0.1 was moved to Tuesday, No Equipment. Undo brings it back.")).toBeVisible();
  await drag("#move-1-coach_program", '[data-place="2-no_equipment"]', 0.5);
  await expect.poll(() => namesIn(page, "1-coach_program")).toEqual(["Row 2.0.1", "Row 1.0.1", "Row 2.0.2"]);
  expect(await namesIn(page, "2-no_equipment")).toEqual(["Row 1.2.1", "Row 1.2.2"]);

  await page.keyboard.press("Control+z");
  await expect.poll(() => namesIn(page, "1-coach_program")).toEqual(["Row 1.2.1", "Row 1.2.2"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => namesIn(page, "1-no_equipment")).toEqual(["Row 1.0.1", "Row 1.0.2"]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => namesIn(page, "1-no_equipment")).toEqual(["Row 1.0.2"]);

  // Over a tab its day comes up; Escape calls the drag off.
  const handle = await page.locator('[data-place="2-equipment"] [id^="move-e"]').first().boundingBox();
  const friday = await page.getByRole("tab", { name: /Friday/ }).boundingBox();
  await page.mouse.move((handle?.x ?? 0) + 5, (handle?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((friday?.x ?? 0) + 20, (friday?.y ?? 0) + 20, { steps: 4 });
  await expect(page.getByLabel("Title of Friday")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.getByText(/was moved to Friday/)).toHaveCount(0);
});

test("rows are added, picked from the library and moved to another day by keyboard alone", async ({ page }) => {
  const id = await week(page, 2);
  const names = (await (await page.request.get("/api/admin/exercise-names")).json()) as {
    name: string;
    videoUrl: string | null;
  }[];
  const goblet = names.find(({ name }) => name === "Goblet Squat");
  expect(goblet?.videoUrl).toBeTruthy();
  const last = page.getByLabel("Load of Row 1.0.2");
  await last.focus();
  await page.keyboard.press("Enter");
  const rows = sectionOf(page, "1-no_equipment").locator("[data-row]");
  await expect(rows).toHaveCount(3);
  await expect(rows.last().getByRole("combobox")).toBeFocused();
  await page.keyboard.type("goblet sq");
  const list = page.getByRole("listbox", { name: "Exercises of the library" });
  await expect(list.getByRole("option").first()).toContainText("Goblet Squat");
  await inspectThemes(page, "the picker", "[role=listbox]");
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toContainText("Goblet Squat");
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(0);
  await expect(rows.last().getByRole("combobox")).toHaveValue("Goblet Squat");
  await expect(rows.last().getByRole("link", { name: /^Watch the video/ })).toHaveAttribute(
    "href",
    goblet?.videoUrl ?? "",
  );

  // Right below the row, with Ctrl; up with Alt.
  await page.getByLabel("Exercise Row 1.0.1").focus();
  await page.keyboard.press("Control+Enter");
  await expect(rows).toHaveCount(4);
  await page.keyboard.type("Zercher Something");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+ArrowUp");
  await expect
    .poll(() => namesIn(page, "1-no_equipment"))
    .toEqual(["Zercher Something", "Row 1.0.1", "Row 1.0.2", "Goblet Squat"]);
  await expect(page.getByLabel("Exercise Zercher Something")).toBeFocused();
  const handle = page.getByRole("button", { name: /^Move Zercher Something/ });
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => namesIn(page, "2-no_equipment")).toEqual(["Zercher Something", "Row 2.0.1", "Row 2.0.2"]);
  await expect(handle).toBeFocused();
  await page.getByRole("button", { name: "Drag Equipment of Tuesday to another day" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Tuesday, Equipment and Wednesday, Equipment have changed places/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Drag Equipment of Wednesday to another day" })).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Everything is saved")).toBeVisible();
  const saved = (await (await page.request.get(`${LIST}/${id}`)).json()) as AdminWeeklyProgram;
  const told = (day: number, option: number) =>
    saved.dailyWorkouts[day]?.workoutSections[option]?.exercises.map(({ name }) => name);
  expect(told(0, 0)).toEqual(["Row 1.0.1", "Row 1.0.2", "Goblet Squat"]);
  expect(told(1, 0)).toEqual(["Zercher Something", "Row 2.0.1", "Row 2.0.2"]);
  expect([told(1, 1)?.[0], told(2, 1)?.[0]]).toEqual(["Row 3.1.1", "Row 2.1.1"]);
});
