import type { Page } from "@playwright/test";
import { addDays, isoWeekday, localDate, mondayOf } from "../../worker/contract/calendar";
import type { WeeklyProgram } from "../../worker/contract/programs";
import { inspectEverywhere } from "./inspect";
import { expect, signIn, test, ZONE } from "./product";

test.use({ club: "competitions" });

const today = () => localDate(new Date(), ZONE);
/** The next day of Monday to Friday from today on, on which a week of the demo has something. */
const nextWeekday = () => {
  const day = isoWeekday(today());
  return day <= 5 ? today() : addDays(today(), 8 - day);
};

/** Opens that day in the week that has it: the one that runs, or on a weekend the next. */
async function openNextWeekday(page: Page): Promise<void> {
  await page.goto("/week");
  await expect(page).toHaveURL(/weekly-program/);
  const { id } = await weekAt(page, "/api/weekly-programs");
  if (nextWeekday() === today()) expect(new URL(page.url()).pathname).toBe(`/weekly-program/${id}`);
  await page.goto(`/weekly-program/${id}?day=${isoWeekday(nextWeekday())}`);
}

async function weekAt(page: Page, list: string): Promise<WeeklyProgram> {
  const weeks = (await (await page.request.get(list)).json()) as WeeklyProgram[];
  const found = weeks.find(({ startDate }) => startDate === mondayOf(nextWeekday()));
  if (!found) throw new Error(`no week from ${mondayOf(nextWeekday())} on in ${list}`);
  return found;
}

// On a weekend, the next day that has something is in the week that the coach has yet to publish.
test.beforeEach(async ({ page }) => {
  await signIn(page, "coach@longroll.test");
  const { id, isPublished } = await weekAt(page, "/api/admin/weekly-programs");
  if (isPublished) return;
  const published = await page.request.post("/api/admin/weekly-programs/bulk", {
    data: { ids: [id], action: "publish" },
  });
  expect(published.status(), await published.text()).toBe(200);
});

async function enter(page: Page, name: string, date: string) {
  await page.getByRole("button", { name: "Enter a competition" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Enter it" }).click();
  await expect(dialog.getByText("Give the competition a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Day").fill(date);
  await dialog.getByText("No-gi", { exact: true }).click();
  await dialog.getByLabel(/^Weight class/).fill("Up to 64 kg");
  await inspectEverywhere(page, "a competition in its dialog");
  await dialog.getByRole("button", { name: "Enter it" }).click();
  await expect(dialog).toHaveCount(0);
}

test("a member enters a competition, and their week, today and home show themselves through the coach's plan", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "member@longroll.test");
  await page.goto("/settings#training");
  await page.getByRole("link", { name: "Competitions you go to" }).click();
  await expect(page.getByRole("heading", { name: "No competition entered" })).toBeVisible();
  await inspectEverywhere(page, "no competition");
  // Five days ahead: fewer sets, lighter loads, and no accessories.
  const date = addDays(nextWeekday(), 5);
  await enter(page, "Lisbon Open", date);
  const row = page.getByRole("listitem").filter({ hasText: "Lisbon Open" });
  await expect(row).toContainText("No-gi · Up to 64 kg");
  await inspectEverywhere(page, "a competition that is entered");

  for (const path of ["/", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: /days to go.*Lisbon Open/ })).toBeVisible();
  }
  // On a weekend nothing is trained today.
  if (nextWeekday() === today())
    await expect(page.getByText("Fast and clean. Stop each set with two reps in hand.").first()).toBeVisible();
  await inspectEverywhere(page, "the dashboard with a competition near");

  await openNextWeekday(page);
  const note = page.getByRole("complementary", { name: "5 days to go: Lisbon Open" });
  await expect(note).toContainText("Loads at 95 %, sets at 60 %");
  await expect(note).toContainText("Fast and clean. Stop each set with two reps in hand.");
  const left = note.getByText(/exercises? left out/);
  if (await left.isVisible()) await left.click();
  await inspectEverywhere(page, "a day of the week near a competition");

  await page.goto("/competitions");
  await row.getByRole("button", { name: "Change Lisbon Open" }).click();
  await page.getByRole("dialog").getByLabel("Day").fill(addDays(nextWeekday(), 1));
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openNextWeekday(page);
  const rest = page.getByRole("complementary", { name: "1 day to go: Lisbon Open" });
  await expect(rest).toContainText("Rest. Pack your bag, eat what you know, sleep.");
  await expect(page.getByRole("tablist", { name: /^Options for/ })).toHaveCount(0);
  await rest.getByText("What the week had for this day").click();
  await inspectEverywhere(page, "a day of rest before a competition");

  await page.goto("/competitions");
  await row.getByRole("button", { name: "Remove Lisbon Open" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("heading", { name: "No competition entered" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("to go: Lisbon Open")).toHaveCount(0);
});

test("the coach edits the plan, publishes it, and wishes luck with a key, once", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/competitions");
  const rows = page.getByRole("region", { name: "Who competes when" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Porto Winter Open");
  await inspectEverywhere(page, "the coach's competitions");
  await page.setViewportSize({ width: 1440, height: 900 });

  const part = page.getByRole("group", { name: "7 to 4 days before" });
  await part.getByLabel("Sets").fill("500");
  await page.getByRole("button", { name: "Publish the plan" }).click();
  await expect(part.getByText("At most 120 %.")).toBeVisible();
  await part.getByLabel("Sets").fill("55");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("The draft differs from it.")).toBeVisible();
  await page.getByRole("button", { name: "Publish the plan" }).click();
  await expect(page.getByText("The draft differs from it.")).toHaveCount(0);

  await rows.first().getByRole("link").focus();
  await page.keyboard.press("l");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox")).toHaveValue(/^Good luck at Porto Winter Open .*, Hana\./);
  await inspectEverywhere(page, "a wish of luck");
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("textbox").press("Enter");
  await expect(rows.first().getByText("Luck wished")).toBeVisible();
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("l");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(rows.first().getByText("Luck wished")).toBeVisible();
});

test.describe("in flight mode", () => {
  test.use({ serviceWorkers: "allow" });

  test("the week is there as the competition has made it", async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, "trial@longroll.test");
    const entry = { date: addDays(nextWeekday(), 5), name: "Airport Open", gi: true };
    const entered = await page.request.post("/api/user/competitions", { data: entry });
    expect(entered.status()).toBe(201);
    await openNextWeekday(page);
    const note = page.getByRole("complementary", { name: "5 days to go: Airport Open" });
    await expect(note).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^You are offline\. Saved /)).toBeVisible();
    await expect(note).toBeVisible();
    await context.setOffline(false);
  });
});
