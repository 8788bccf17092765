import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { hold, isSaid } from "./inspect";
import { expect, signIn, test } from "./product";

const DOCUMENT = fileURLToPath(new URL("../fixtures/documents/w01_guideline_headings.docx", import.meta.url));
const DEMO_WEEK = "Pressure Block, Week 3";
const TODAY = localDate(new Date(), "Europe/Lisbon");

// The club has another week afterwards.
test.use({ club: "journey" });
test.describe.configure({ mode: "serial" });

let title = "";
let programId = 0;

test("the coach drops in a Word week, looks at it, moves it to this week and publishes it", async ({ page }) => {
  await page.goto("/sign-in?returnTo=/admin/weekly-upload");
  await page.getByLabel("E-mail", { exact: true }).fill("coach@longroll.test");
  await page.getByLabel("Password", { exact: true }).fill("longroll-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Upload Weekly Program" })).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(DOCUMENT);
  await page.getByRole("button", { name: "Upload Program" }).click();
  await expect(page.getByText("Weekly Program Uploaded Successfully!").first()).toBeVisible();
  await expect(page.locator("#result")).not.toBeEmpty();
  title = (await page.locator("#result").textContent()) ?? "";
  const view = page.getByRole("link", { name: "View Program" });
  programId = Number(/\d+$/.exec((await view.getAttribute("href")) ?? "")?.[0]);

  await view.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();

  await page.goto("/admin/weekly-programs");
  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Edit dates" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Start date").fill(mondayOf(TODAY));
  await dialog.getByLabel("End date").fill(addDays(mondayOf(TODAY), 6));
  await dialog.getByRole("button", { name: /save/i }).click();
  await expect(dialog).toBeHidden();

  // The list shows it before it is stored.
  const stored = () => page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  const published = stored();
  await page.getByRole("button", { name: `Publish ${title}`, exact: true }).click();
  await expect(page.getByRole("button", { name: `Unpublish ${title}`, exact: true })).toBeVisible();
  await published;
  const unpublished = stored();
  await page.getByRole("button", { name: `Unpublish ${DEMO_WEEK}`, exact: true }).click();
  await expect(page.getByRole("button", { name: `Publish ${DEMO_WEEK}`, exact: true })).toBeVisible();
  await unpublished;
  await expect
    .poll(async () => (await page.request.get("/api/weekly-programs/current")).json())
    .toMatchObject({ title });
});

test("a member opens today, watches a video, completes a section and sees it count once", async ({ page }) => {
  // The player is a third party's; what is tested is that nothing of theirs loads before it is asked for.
  const thirdParty: string[] = [];
  await page.route(/youtube-nocookie|youtube\.com|ytimg|vimeo/, (route) => {
    thirdParty.push(route.request().url());
    return route.abort();
  });
  await signIn(page, "member@longroll.test");
  const before = await stats(page);

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Renata" })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await page.getByRole("link", { name: "Start Week" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  expect(thirdParty).toEqual([]);
  await page
    .getByRole("button", { name: /^Show video/ })
    .first()
    .click();
  await expect(page.locator("iframe, video").first()).toBeVisible();
  await expect.poll(() => thirdParty.length).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Complete No Equipment" }).click();
  await expect(page.getByText("Workout Completed!").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Done today" })).toBeVisible();
  const after = await stats(page);
  expect(after.workoutsCompleted).toBe(before.workoutsCompleted + 1);
  expect(after.currentStreak).toBe(before.currentStreak + 1);

  await page.goto("/dashboard");
  const activity = page
    .getByRole("region", { name: "Recent Activity" })
    .or(page.locator("section", { hasText: "Recent Activity" }));
  await expect(
    activity
      .first()
      .getByText("just now")
      .or(activity.first().getByText(/^\dm ago$/))
      .first(),
  ).toBeVisible();

  const program = await (await page.request.get(`/api/weekly-programs/${programId}`)).json();
  const done = program.dailyWorkouts.find((day: { workoutSections: { lastCompletedOn: string | null }[] }) =>
    day.workoutSections.some((section) => section.lastCompletedOn),
  );
  const again = await page.request.post(`/api/daily-workouts/${done.id}/complete`, {
    data: { workoutType: "no_equipment" },
    maxRetries: 2,
  });
  expect(await again.json()).toMatchObject({ alreadyCompleted: true });
  expect(await stats(page)).toEqual(after);
});

test("somebody whose trial has ended sees the gate, and no video address in any answer", async ({ page }) => {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) answers.push(response.text().catch(() => ""));
  });
  await signIn(page, "lapsed@longroll.test");
  await page.goto(`/weekly-program/${programId}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Unlock with membership" }).first()).toHaveAttribute(
    "href",
    "/subscribe",
  );
  await expect(page.getByRole("button", { name: /^Complete/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /video/i })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByText("Trial Ended").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const text of await Promise.all(answers)) expect(text).not.toMatch(/youtu\.?be|vimeo/i);
});

test("nothing of it is lost when the server is stopped and started again", async ({ browser, product }) => {
  const page = await freshPage(browser, product.url);
  await signIn(page, "member@longroll.test");
  const before = await stats(page);
  await product.restart();
  expect(await stats(page)).toEqual(before);
  await page.goto(`/weekly-program/${programId}`);
  await expect(page.getByRole("button", { name: "Done today" })).toBeVisible();
  await page.context().close();
});

test("a guarded page sends a visitor to sign in and back again", async ({ page }) => {
  const letGo = await hold(page, "/api/login");
  await page.goto(`/weekly-program/${programId}?day=2`);
  await isSaid(page, "You are logged out. Logging in again...");
  letGo();
  await page.waitForURL(/\/sign-in\?returnTo=/);
  await page.getByLabel("E-mail", { exact: true }).fill("member@longroll.test");
  await page.getByLabel("Password", { exact: true }).fill("longroll-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(new RegExp(`/weekly-program/${programId}`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a member who looks for the admin's pages is turned away", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const letGo = await hold(page, "/");
  await page.goto("/admin");
  await isSaid(page, "Admin privileges required");
  await isSaid(page, "Admin access required. Redirecting to home page...");
  letGo();
  await page.waitForURL((url) => url.pathname === "/");
});

async function stats(page: Page): Promise<{ workoutsCompleted: number; currentStreak: number }> {
  // A connection may be from before the restart.
  return (await page.request.get("/api/user/stats", { maxRetries: 2 })).json();
}

async function freshPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}
