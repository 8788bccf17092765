import type { Page } from "@playwright/test";
import { inspect } from "./inspect";
import { expect, signIn, test } from "./product";

// Lifts are swapped and logged here.
test.use({ club: "swap", serviceWorkers: "allow" });

const MEMBER = "member@longroll.test";
const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The workout of the demo club with goblet squats, for which another squat is offered. */
async function longRound(page: Page): Promise<string> {
  const workouts = (await (await page.request.get("/api/workouts")).json()) as { id: number; title: string }[];
  const found = workouts.find(({ title }) => title === "The Long Round");
  if (!found) throw new Error("the demo club has no long round");
  return `/workout/${found.id}`;
}

test("a member does another exercise in place of one, logs it as that, and ends it in the settings", async ({
  page,
}) => {
  await signIn(page, MEMBER);
  await page.goto(await longRound(page));
  const squat = row(page, "Goblet Squat");
  await squat.getByRole("button", { name: "Swap Goblet Squat" }).click();
  await squat.getByRole("button", { name: "Swap for today" }).click();
  await expect(squat.getByText("Say why.")).toBeVisible();
  await squat.getByText("No kit").click();
  await squat.getByRole("button", { name: "From now on" }).click();
  const other = row(page, "Cossack Squat");
  await expect(other.getByText("In place of Goblet Squat from now on: no kit.")).toBeVisible();
  await inspect(page, "a swapped exercise");
  await other.getByText("Log sets").click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/log") && answer.request().method() === "PUT");
  await other.getByLabel("Set 1, reps").fill("9");
  expect(((await saved).request().postDataJSON() as { substitute: string }).substitute).toBe("Cossack Squat");
  await page.reload();
  await expect(row(page, "Cossack Squat").getByText("Logged today")).toBeVisible();

  await page.goto("/settings");
  const listed = page.getByRole("listitem").filter({ hasText: "Cossack Squat in place of Goblet Squat" });
  await listed.getByRole("button", { name: "End the swap of Goblet Squat" }).click();
  await expect(page.getByText("Nothing is swapped from now on.")).toBeVisible();
  await page.goto(await longRound(page));
  await expect(row(page, "Goblet Squat").getByText("Log sets")).toBeVisible();
});

test("a swap in flight mode survives a reload and is sent when the network is back", async ({ page, context }) => {
  await signIn(page, MEMBER);
  const path = await longRound(page);
  await page.goto(path);
  await expect(row(page, "Goblet Squat").getByRole("button", { name: "Swap Goblet Squat" })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(row(page, "Goblet Squat").getByRole("button", { name: "Swap Goblet Squat" })).toBeVisible();
  await context.setOffline(true);
  const squat = row(page, "Goblet Squat");
  await squat.getByRole("button", { name: "Swap Goblet Squat" }).click();
  await squat.getByText("It hurts").click();
  await squat.getByRole("button", { name: "Swap for today" }).click();
  await expect(row(page, "Cossack Squat")).toBeVisible();
  await expect(page.getByText("1 swap waits to be sent.")).toBeVisible();
  await page.reload();
  await expect(row(page, "Cossack Squat").getByText("In place of Goblet Squat today: it hurts.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 swap waits to be sent.")).toBeHidden();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(".swap.")));
  await expect.poll(kept).toEqual([]);
  await page.reload();
  const back = row(page, "Cossack Squat").getByRole("button", { name: "Back to Goblet Squat" });
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/swap") && answer.ok());
  await back.click();
  await sent;
  await expect(row(page, "Goblet Squat")).toBeVisible();
});
