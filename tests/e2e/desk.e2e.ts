import type { Page } from "@playwright/test";
import type { AdminProgram } from "../../worker/contract/programs";
import { inspect, inspectEverywhere, inspectThemes, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// A week is scheduled and published here.
test.use({ club: "desk" });

const COACH = "coach@longroll.test";
const WEEK = "Pressure Block, Week 4";
const desk = (page: Page) => page.getByRole("navigation", { name: "Desk", exact: true });

test("the coach's places are at the side of a wide screen, as wide as it was left, and no footer is below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, COACH);
  await page.goto("/admin");
  await settled(page);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(desk(page).getByRole("link", { name: /^Messages \d+ waiting$/ })).toBeVisible();
  await expect(desk(page).getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  await desk(page)
    .getByRole("link", { name: /^Weeks/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Weekly Programs" })).toBeFocused();
  await expect(desk(page).getByRole("link", { name: /^Weeks/ })).toHaveAttribute("aria-current", "page");

  // Rare places open by their group, and stay open where one is at one of them.
  await desk(page).getByText("System", { exact: true }).click();
  await desk(page).getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  await expect(desk(page).getByRole("link", { name: "Audit log" })).toBeVisible();

  const width = async () => (await desk(page).boundingBox())?.width ?? 0;
  const wide = await width();
  await desk(page).getByRole("button", { name: "Collapse" }).click();
  await expect.poll(width).toBeLessThan(wide / 3);
  await inspectThemes(page, "a narrow side");
  await page.reload();
  await settled(page);
  expect(await width()).toBeLessThan(wide / 3);
  await desk(page).getByRole("button", { name: "Collapse" }).click();
  await expect.poll(width).toBe(wide);

  await page.getByRole("link", { name: "View site" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a phone has five of them at the thumb, and the rest one press away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, COACH);
  await page.goto("/admin");
  await settled(page);
  const bar = desk(page);
  await expect(bar.getByRole("listitem")).toHaveText([/^Today/, /^Members/, /^Training/, /Messages$/, /^More/]);
  await bar.getByRole("button", { name: "More" }).click();
  const more = page.getByRole("dialog", { name: "Desk" });
  await expect(more.getByRole("link", { name: "View site" })).toBeVisible();
  await expect(
    more.getByRole("radiogroup", { name: "Theme" }).or(more.getByRole("group", { name: "Theme" })),
  ).toBeVisible();
  await inspectThemes(page, "all places of the desk");
  await more.getByRole("link", { name: "Health" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "System Health" })).toBeVisible();
  await expect(more).toBeHidden();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("link", { name: "Log out" })).toBeVisible();
});

test("today has what waits, the longest first, and a week is scheduled in place", async ({ page }) => {
  await signIn(page, COACH);
  await page.goto("/admin");
  await settled(page);
  const today = page.getByRole("region", { name: "Today" });
  const times = await today
    .locator("time")
    .evaluateAll((all) => all.map((each) => each.getAttribute("datetime") ?? ""));
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort());
  await inspectEverywhere(page, "today");
  const row = today.getByRole("listitem").filter({ hasText: "is not published" });
  await expect(row).toContainText(WEEK);
  await row.getByRole("button", { name: `Publish Monday 5:00 ${WEEK}` }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("region", { name: "The week" })).toContainText(/Next week.*Scheduled/s);
  expect((await weekFour(page))?.status).toBe("scheduled");

  // The oldest message is answered in two presses.
  await today
    .getByRole("link", { name: /^(Answer|Review)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/messages\?member=/);
});

test("the search of the desk finds a member and publishes a week with the keyboard alone", async ({ page }) => {
  await signIn(page, COACH);
  await page.goto("/admin/training");
  await settled(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search the desk" });
  await expect(field).toBeFocused();
  await page.keyboard.type("renata");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/^Renata Moraes/);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await inspect(page, "what the desk has found");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveText("Message Renata Moraes");
  await expect(field).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Renata Moraes" })).toBeVisible();
  await expect(field).toBeHidden();

  // Where no field has the focus a single key is enough; what was gone to last comes first.
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(options.first()).toHaveText("Renata Moraes");
  await page.keyboard.type("publish week 4");
  await expect(options.first()).toHaveText(`Publish ${WEEK}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await weekFour(page))?.status).toBe("published");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("give theo");
  await expect(options.first()).toHaveText(/^Give free time to Theo Lindqvist/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Give free time" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/users\/[^?]+$/);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("zzz nothing of it");
  await expect(page.getByText("Nothing is called “zzz nothing of it”.")).toBeVisible();
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("a sheet names the keys, lists are walked by them, and they can be turned off", async ({ page }) => {
  await signIn(page, COACH);
  await page.goto("/admin/weekly-programs");
  await settled(page);
  await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await expect(sheet.getByText("next in the list")).toBeVisible();
  await inspectThemes(page, "the sheet of keys");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  const edits = page.getByRole("link", { name: /^Edit / });
  await page.keyboard.press("j");
  await expect(edits.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(edits.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(edits.first()).toBeFocused();

  // What is typed stays what it is.
  const search = page.getByLabel("Search", { exact: true });
  await search.focus();
  await page.keyboard.type("j/?");
  await expect(search).toHaveValue("j/?");
  await expect(sheet).toBeHidden();
  await search.fill("");
  await expect(edits.first()).toBeVisible();

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await sheet.getByRole("switch", { name: "Use single keys" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // With a control key it still opens.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search the desk" }).fill("keyboard");
  await page.keyboard.press("Enter");
  await sheet.getByRole("switch", { name: "Use single keys" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/admin\/weekly-programs\/\d+\/edit$/);
});

async function weekFour(page: Page): Promise<AdminProgram | undefined> {
  const all = (await (await page.request.get("/api/admin/weekly-programs")).json()) as AdminProgram[];
  return all.find(({ title }) => title === WEEK);
}
