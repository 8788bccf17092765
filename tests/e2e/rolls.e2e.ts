import { inspect } from "./inspect";
import { expect, signIn, test } from "./product";

test("a member begins to log rolls, logs one in a press, changes one, and stops with nothing left of it", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "trial@longroll.test");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expect(page.getByText("Did you roll today?")).toHaveCount(0);

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Around the mat" }).click();
  const asked = page.getByRole("switch", { name: /^Log rolls/ });
  await expect(asked).not.toBeChecked();
  await expect(page.getByRole("heading", { name: "Rolls", exact: true })).toHaveCount(0);
  await asked.click();
  await expect(page.getByRole("heading", { name: "Rolls", exact: true })).toBeVisible();
  await inspect(page, "around the mat");

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Log 60 min, 6 of 10, gi" }).click();
  await expect(page.getByText("On the mat today")).toBeVisible();
  await expect(page.getByText(/Load this week: [\d,]+ \(gym [\d,]+, mat 360\)/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Roll, gi" })).toBeVisible();
  await inspect(page, "the dashboard with rolls");

  await page.getByRole("link", { name: "All rolls" }).click();
  await page.getByRole("button", { name: /^Change the roll of \w+, / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Time in min" }).fill("0");
  await dialog.getByRole("textbox", { name: "Time in min" }).press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("At least 1 minute.");
  await dialog.getByRole("textbox", { name: "Time in min" }).fill("90");
  await dialog.getByText("No-gi", { exact: true }).click();
  await dialog.getByLabel("Notes").fill("Berimbolo.");
  await inspect(page, "a roll in its dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Berimbolo.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log 90 min, 6 of 10, no-gi" })).toBeVisible();

  await page.getByRole("button", { name: /^Change the roll of \w+, / }).click();
  await dialog.getByRole("button", { name: "Remove…" }).click();
  await dialog.getByRole("button", { name: "Remove this roll" }).click();
  await expect(page.getByText("No rolls yet.")).toBeVisible();

  // The switch shows at once what it is on; whoever leaves before the answer takes it back.
  const saved = page.waitForResponse("**/api/user/training-preferences");
  await asked.click();
  await expect(asked).not.toBeChecked();
  await saved;
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expect(page.getByText("Did you roll today?")).toHaveCount(0);
});

test("a roll that is logged offline is kept, and sent when the network is back", async ({ page, context }) => {
  test.setTimeout(120_000);
  await signIn(page, "lapsed@longroll.test");
  await page.goto("/mat");
  await page.getByRole("switch", { name: /^Log rolls/ }).click();
  const log = page.getByRole("button", { name: "Log 60 min, 6 of 10, gi" });
  await expect(log).toBeVisible();
  await context.setOffline(true);
  await log.click();
  await expect(page.getByText("It is kept on this device and sent when you are back online.")).toBeVisible();
  await expect(page.getByText("1 training waits to be sent.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^Change the roll of \w+, / })).toHaveCount(1);
  await expect(page.getByText("1 training waits to be sent.")).toHaveCount(0);
});
