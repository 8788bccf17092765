import type { Page } from "@playwright/test";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import type { AdminProgram, CalendarWeek } from "../../worker/contract/programs";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

const LIST = "/api/admin/weekly-programs";
const monday = (ahead: number) => addDays(mondayOf(localDate(new Date(), brand.timeZone)), ahead * 7);
const rowOf = (page: Page, date: string) => page.locator(`[data-monday="${date}"]`);

// Weeks are moved and copied here.
test.use({ club: "desk-weeks" });

test.beforeEach(async ({ page }) => {
  await signIn(page, "coach@longroll.test");
});

test("weeks are dragged to another Monday, moved and copied by keyboard, and scheduled in one choice", async ({
  page,
}) => {
  const title = `A very long title ${"of a week ".repeat(17)}`.trim();
  const made = await page.request.post(LIST, { data: { startDate: monday(4), title } });
  const { id } = (await made.json()) as AdminProgram;
  await page.request.put(`${LIST}/${id}`, {
    data: {
      days: [
        {
          dayOfWeek: 1,
          title: "Monday",
          workoutSections: [{ columnType: "equipment", exercises: [{ id: null, name: "Squat" }] }],
        },
      ],
    },
  });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/admin/weekly-programs");
  await settled(page);
  const entry = rowOf(page, monday(4)).getByRole("link", { name: title });
  await entry.dragTo(rowOf(page, monday(6)));
  await expect(rowOf(page, monday(6)).getByRole("link", { name: title })).toBeVisible();
  await expect(rowOf(page, monday(4)).getByRole("button", { name: /^Write this week/ })).toBeVisible();

  await rowOf(page, monday(6))
    .getByRole("button", { name: /^What to do with/ })
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move to…" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Starts on Monday").fill(monday(5));
  await page.keyboard.press("Enter");
  await expect(rowOf(page, monday(5)).getByRole("link", { name: title })).toBeVisible();

  await rowOf(page, monday(5))
    .getByRole("button", { name: /^What to do with/ })
    .click();
  await page.getByRole("menuitem", { name: "Publish on Monday 5:00" }).click();
  await expect(rowOf(page, monday(5)).getByText(/^Mon,?\s5:00\sAM$/)).toBeVisible();

  await rowOf(page, monday(5))
    .getByRole("button", { name: /^What to do with/ })
    .click();
  await page.getByRole("menuitem", { name: "Copy to…" }).click();
  await page.getByRole("dialog").getByLabel("Starts on Monday").fill(monday(8));
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  await expect(rowOf(page, monday(8)).getByText("Draft")).toBeVisible();
  await inspectEverywhere(page, "calendar of weeks");

  const query = `from=${monday(0)}&to=${monday(12)}`;
  const shown = (await (await page.request.get(`${LIST}/calendar?${query}`)).json()) as CalendarWeek[];
  expect(
    shown.filter((week) => week.title.startsWith("A very long")).map((week) => [week.startDate, week.status]),
  ).toEqual([
    [monday(5), "scheduled"],
    [monday(8), "draft"],
  ]);

  await rowOf(page, monday(7))
    .getByRole("button", { name: /^Write this week/ })
    .click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByLabel("Start date")).toHaveValue(monday(7));
});

test("what is being written comes back on another device, and a second tab overwrites nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  const made = await page.request.post(LIST, { data: { startDate: monday(30), title: "Begun here" } });
  const { id } = (await made.json()) as AdminProgram;
  await page.goto(`/admin/weekly-programs/${id}/edit`);
  await page.getByLabel("Title", { exact: true }).fill("Written on the laptop");
  await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();

  const phone = await (await browser.newContext({ baseURL })).newPage();
  await signIn(phone, "coach@longroll.test");
  await phone.goto(`/admin/weekly-programs/${id}/edit`);
  await expect(phone.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(phone.getByLabel("Title", { exact: true })).toHaveValue("Written on the laptop");
  const kept = phone.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/draft"),
  );
  await phone.getByLabel("Title", { exact: true }).fill("Written on the phone");
  expect((await kept).status()).toBe(200);

  await page.getByLabel("Title", { exact: true }).fill("Written on the laptop again");
  await expect(page.getByText("This week is being written elsewhere too")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Written on the laptop again");
  await page.getByRole("button", { name: "Take theirs over" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Written on the phone");
  // Nothing of it is the week's before it is saved.
  const stored = async () => ((await (await page.request.get(`${LIST}/${id}`)).json()) as AdminProgram).title;
  expect(await stored()).toBe("Begun here");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  expect(await stored()).toBe("Written on the phone");
  await expect.poll(async () => (await page.request.get(`${LIST}/${id}/draft`)).json()).toBeNull();
  await phone.context().close();
});

test("a table from Word is pasted into a section, and undone in one step", async ({ page }) => {
  const made = await page.request.post(LIST, { data: { startDate: monday(31), title: "Pasted" } });
  const { id } = (await made.json()) as AdminProgram;
  await page.goto(`/admin/weekly-programs/${id}/edit`);
  await page.getByRole("button", { name: "Add Monday" }).click();
  const section = page.getByRole("region", { name: /^Equipment/ }).first();
  const html = `<table><tr><th>Exercise</th><th>Sets</th><th>Reps</th><th>Load</th></tr>
    <tr><td><a href="https://youtu.be/dQw4w9WgXcQ">A1 - Goblet Squat</a></td><td>3</td><td>8</td><td>24 kg</td></tr>
    <tr><td>A2 - Hinge Row</td><td>4</td><td>10</td><td></td></tr></table>`;
  const paste = (given: Record<string, string>) =>
    section.getByRole("button", { name: /^Add exercise/ }).evaluate((button, types) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
      button.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, given);
  await paste({ "text/html": html, "text/plain": "" });
  await expect(section.getByRole("combobox")).toHaveCount(2);
  await expect(section.getByRole("combobox").first()).toHaveValue("Goblet Squat");
  await expect(section.getByLabel("Set x Rep of Hinge Row")).toHaveValue("4 x 10");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(section.getByRole("combobox")).toHaveCount(0);

  await paste({ "text/plain": 'B1 - Crab Reach\t"3 x 5"\nB2 - Plank\t2 x 30 s\n' });
  await expect(section.getByRole("combobox")).toHaveCount(2);
  await paste({ "text/plain": "Rent\t900\nWater\t40" });
  await expect(page.getByText("No exercises were found in what was pasted.").first()).toBeVisible();
  await expect(section.getByRole("combobox")).toHaveCount(2);
});
