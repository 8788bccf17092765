import type { WeeklyProgram } from "../../worker/contract/programs";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

// The week that runs is changed here.
test.use({ club: "weekend" });

test("a coach adds Saturday and Sunday, and members train, see and print them after Friday", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "coach@longroll.test");
  const before = (await (await page.request.get("/api/weekly-programs/current")).json()) as WeeklyProgram;
  await page.goto(`/admin/weekly-programs/${before.id}/edit`);
  await settled(page);
  const tabs = page.getByRole("tablist", { name: "Days" }).getByRole("tab");
  await expect(tabs).toHaveCount(5);

  await page.getByRole("button", { name: "Add Saturday" }).click();
  await expect(page.getByLabel("Title of Saturday")).toBeFocused();
  await page.getByLabel("Title of Saturday").fill("Open mat strength");
  const equipment = page.getByRole("region", { name: /^Equipment/ });
  await equipment.getByRole("button", { name: "Add exercise to Equipment" }).click();
  await equipment.getByRole("combobox").fill("Sandbag carry");

  // A row is moved to Sunday, which is there from then on.
  await page.getByRole("tab", { name: /^Mon/ }).click();
  const moved = await equipment.getByRole("combobox").first().inputValue();
  await equipment
    .getByRole("button", { name: /^What to do with/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Sunday", exact: true }).click();
  await expect(page.getByText(`${moved} was moved to Sunday, Equipment. Undo brings it back.`)).toBeVisible();
  await expect(tabs).toHaveCount(7);
  await page.getByRole("tab", { name: /^Sun/ }).click();
  await expect(equipment.getByRole("combobox")).toHaveValue(moved);
  await inspectEverywhere(page, "a week of seven days in the editor");

  // Freed, a day of the weekend is gone from the row until it is added or brought back.
  await page.getByRole("button", { name: "Free Sunday" }).click();
  await expect(tabs).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Add Sunday" })).toBeFocused();
  await expect(page.getByRole("tab", { name: /^Fri/ })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tabs).toHaveCount(7);
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const member = await context.newPage();
  await signIn(member, "member@longroll.test");
  const saturday = new Date(`${before.startDate}T10:00:00Z`);
  saturday.setUTCDate(saturday.getUTCDate() + 5);
  await member.clock.setFixedTime(saturday);
  await member.goto("/dashboard");
  const weekend = member.getByRole("list", { name: "Weekend" }).getByRole("link");
  await expect(weekend).toHaveCount(2);
  await expect(weekend.first()).toHaveAttribute("aria-current", "date");
  await expect(weekend.first()).toContainText("Open mat strength");
  await expect(member.getByText("It is the weekend")).toBeHidden();
  await inspectEverywhere(member, "a week of seven days on the dashboard");
  await weekend.first().click();

  await expect(member.getByText("Today, Saturday,")).toBeVisible();
  await expect(member.getByRole("tab", { name: /^Sat/ })).toHaveAttribute("aria-selected", "true");
  await expect(member.getByRole("heading", { name: "Sandbag carry" })).toBeVisible();
  await expect(member.getByText("It is the weekend.")).toBeHidden();
  await expect(member.getByRole("meter", { name: "This week" })).toHaveAttribute("aria-valuemax", "7");
  await inspectEverywhere(member, "a Saturday of a week");
  await member.getByRole("button", { name: "Complete Equipment" }).click();
  await expect(member.getByRole("tab", { name: /^Sat/ })).toContainText(", done");

  await member.emulateMedia({ media: "print" });
  const printed = await member.locator("main > [aria-hidden] h2").allTextContents();
  expect(printed.map((heading) => /^[A-Z][a-z]+?day/.exec(heading)?.[0]).slice(-3)).toEqual([
    "Friday",
    "Saturday",
    "Sunday",
  ]);
  await member.emulateMedia({ media: null });

  // A Saturday without a session of its own says what is next.
  await page.getByRole("tab", { name: /^Sat/ }).click();
  await page.getByRole("button", { name: "Free Saturday" }).click();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await member.goto(`/weekly-program/${before.id}`);
  await expect(member.getByText("It is the weekend. Next is Sunday, “Sunday”.")).toBeVisible();
  await expect(member.getByRole("tab", { name: /^Mon/ })).toHaveAttribute("aria-selected", "true");
  await member.goto("/dashboard");
  await expect(member.getByText("It is the weekend. Next is Sunday.")).toBeVisible();
  await context.close();
});
