import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ club: "week-plan" });

test("a member plans the week around the mat, puts a session elsewhere, drags it back, and takes it back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "member@longroll.test");
  await page.goto("/mat");
  await page.getByRole("switch", { name: /^Log rolls/ }).click();
  await page.getByRole("button", { name: "Plan my week" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Rolling on Sunday" }).getByText("Hard", { exact: true }).click();
  await dialog.getByRole("textbox").first().fill("5");
  await dialog.getByLabel("When do you usually train?").fill("18:30");
  await dialog.getByRole("checkbox", { name: /^Remind me then/ }).check();
  await inspectEverywhere(page, "the plan in its dialog");
  await dialog.getByRole("button", { name: "Save the plan" }).click();
  await expect(page.getByText("You roll on Sunday (hard), and lift 5 times a week.")).toBeVisible();

  const week = page.getByRole("region", { name: "Your week" });
  await expect(week.getByText("Hard roll")).toHaveCount(1);
  const moves = week.getByRole("combobox", { name: /^Move .+ to$/ });
  const name = (await moves.first().getAttribute("aria-label")) ?? "";
  const title = name.slice("Move ".length, -" to".length);
  const select = week.getByRole("combobox", { name });
  await select.selectOption({ label: "Not this week" });
  await expect(page.getByText(`${title}: left out of this week.`)).toBeAttached();
  const left = week.locator("div").filter({ has: page.getByRole("heading", { name: "Not this week" }) });
  await expect(left.getByRole("link", { name: title })).toBeVisible();
  await inspectEverywhere(page, "a week with a session left out");

  const today = week.getByRole("listitem").filter({ hasText: /^Today/ });
  await left.getByRole("listitem").filter({ hasText: title }).dragTo(today);
  await expect(today.getByRole("link", { name: title })).toBeVisible();
  await page.reload();
  await expect(today.getByRole("link", { name: title })).toBeVisible();

  await page.goto("/dashboard");
  await expect(today.getByRole("link", { name: title })).toBeVisible();
  await inspectEverywhere(page, "the dashboard with a plan");
  await select.selectOption({ label: "Where the plan has it" });
  await expect(page.getByText(`${title}: where the plan has it again.`)).toBeAttached();
});

test("a member reads the week in a calendar, by an address that is renewed and ended", async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "member@longroll.test");
  await page.goto("/mat");
  const logRolls = page.getByRole("switch", { name: /^Log rolls/ });
  await expect(logRolls).toBeVisible();
  if (!(await logRolls.isChecked())) await logRolls.click();
  const plan = page.getByRole("button", { name: /^(Plan my week|Change the plan)$/ });
  await plan.click();
  await page.getByLabel("When do you usually train?").fill("18:30");
  await page.getByRole("button", { name: "Save the plan" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("button", { name: "Make an address" }).click();
  await calendar.getByRole("button", { name: "Copy address" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const first = await copied();
  const answer = await page.request.get(first);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  await inspectEverywhere(page, "a calendar's address");

  await calendar.getByRole("button", { name: "Renew…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Renew" }).click();
  await expect(calendar.locator("code")).not.toHaveText(first);
  const second = (await calendar.locator("code").textContent()) ?? "";
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);
  await calendar.getByRole("button", { name: "End…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await expect(calendar.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});
