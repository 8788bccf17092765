import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readWorkout } from "../../worker/documents/read-workout";
import { inspectEverywhere, settled } from "./inspect";
import { expect, signIn, test } from "./product";

/** Sees a toast and puts it away, so that it covers nothing and the next one is not taken for it. */
async function toast(page: Page, words: string): Promise<void> {
  const dismiss = page.getByRole("button", { name: "Dismiss notification" });
  // Not any place that has the words: the same refusal may stand at a field before the toast is there.
  const shown = page.locator("[role=status], [role=alert]").filter({ has: dismiss, hasText: words });
  await expect(shown).toBeVisible();
  await expect(async () => {
    // It may end by itself at any moment.
    if (await shown.isVisible()) await dismiss.press("Enter", { timeout: 1000 });
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Types into the control that has the focus, and goes on with the keyboard. */
async function type(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}

// Workouts are made, moved and deleted here.
test.use({ club: "admin-content" });

test("the coach writes a workout by keyboard, brings it into order, and a member trains it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin");
  await settled(page);
  await expect(page.getByRole("heading", { name: "Pressure Block, Week 4" })).toBeVisible();

  await page.getByRole("button", { name: "Delete Pressure Block, Week 4" }).press("Enter");
  const asked = page.getByRole("alertdialog");
  // The question takes the focus some frames after it has opened.
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await asked.getByRole("button", { name: "Delete" }).press("Enter");
  await toast(page, "Weekly program deleted successfully!");
  await page.getByText("Deleted in the last 30 days (1)").click();
  await page.getByRole("button", { name: "Bring back Pressure Block, Week 4" }).press("Enter");
  await expect(page.getByRole("button", { name: "Delete Pressure Block, Week 4" })).toBeVisible();

  await page.getByRole("tab", { name: "Weekly Programs" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=workouts/);
  const form = page.getByRole("form", { name: "Create New Workout" });
  await expect(form).toBeVisible();
  await expect(page.getByRole("region", { name: "Workouts" }).getByRole("listitem").first()).toBeVisible();

  // Nothing is sent without a title, and the focus goes there.
  await form.getByRole("button", { name: "Create Workout" }).press("Enter");
  await expect(form.getByLabel("Title")).toBeFocused();
  await toast(page, "Workout title is required");
  await form.getByLabel("Title").focus();
  await type(page, "Shoulder Armor", "Before hard sparring.", "25", "", "", "");
  await form.getByLabel("Day").fill("3");
  await form.getByLabel("Intensity").selectOption("Low");
  await form.getByLabel("Main Video URL").fill("https://vimeo.com/76979871");
  await expect(form.getByText("Vimeo: plays on the page.")).toBeVisible();

  await form.getByLabel("Exercise Name of exercise 1").focus();
  await page.keyboard.type("Wall Angel");
  for (const name of ["Face Pull", "Scap Push-Up", ""]) {
    await form.getByRole("button", { name: "Add Exercise" }).press("Enter");
    await expect(page.locator(":focus")).toHaveAttribute("id", /^exercise-.*-name$/);
    await page.keyboard.type(name);
  }
  // The last one becomes the first: once by its keys, once by its button, which keeps the focus.
  await form.getByLabel("Exercise Name of Scap Push-Up").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(form.getByText("Scap Push-Up moved to place 2 of 4.")).toBeAttached();
  // What has moved is given the focus again with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await form.getByRole("button", { name: "Move Scap Push-Up up" }).press("Enter");
  await expect(form.getByText("Scap Push-Up moved to place 1 of 4.")).toBeAttached();
  await expect(form.getByRole("button", { name: "Move Scap Push-Up down" })).toBeFocused();
  await form.getByRole("button", { name: "More fields of Scap Push-Up" }).press("Enter");
  await form.getByLabel("Tempo of Scap Push-Up").fill("2020");
  await form.getByLabel("Set x Rep of Scap Push-Up").fill("3 x 12");
  await expect(form.getByLabel("Reps of Scap Push-Up")).toHaveValue("12");
  // Half under the sticky header, a button counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspectEverywhere(page, "individual workouts tab");
  await page.setViewportSize({ width: 1440, height: 900 });

  // What fails loses nothing, and a reload brings it back.
  await page.route("**/api/admin/workouts", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { message: "No luck." } })
      : route.continue(),
  );
  await form.getByRole("button", { name: "Create Workout" }).press("Enter");
  await toast(page, "No luck.");
  await page.unroute("**/api/admin/workouts");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await expect(form.getByLabel("Tempo of Scap Push-Up")).toHaveCount(0);
  await form.getByRole("button", { name: "Create Workout" }).press("Enter");
  await toast(page, "Workout created successfully!");
  await expect(form.getByLabel("Title")).toHaveValue("");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Shoulder Armor" }) });
  await expect(row).toContainText("25 min");
  await expect(row).toContainText("Day 3");

  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  const member = await context.newPage();
  await signIn(member, "member@longroll.test");
  const [found] = (await (await member.request.get("/api/workouts?search=shoulder armor")).json()) as [
    { id: number; exercises: { name: string; tempo: string }[] },
  ];
  expect(found.exercises.map(({ name }) => name)).toEqual(["Scap Push-Up", "Wall Angel", "Face Pull"]);
  await member.goto(`/workout/${found.id}`);
  await expect(member.getByRole("heading", { name: "Shoulder Armor" })).toBeVisible();
  await expect(member.getByText("2020")).toBeVisible();

  // A change made elsewhere meanwhile: the save is refused, nothing typed is lost, and the coach decides.
  await row.getByRole("button", { name: "Edit Shoulder Armor" }).click();
  const editing = page.getByRole("form", { name: "Edit Workout" });
  await editing.getByLabel("Title").fill("Shoulder Armor II");
  await page.request.put(`/api/admin/workouts/${found.id}`, { data: { day: 5 }, headers: { origin: baseURL ?? "" } });
  await editing.getByRole("button", { name: "Update Workout" }).click();
  await expect(editing.getByText(/was changed somewhere else/)).toBeVisible();
  await expect(editing.getByLabel("Title")).toHaveValue("Shoulder Armor II");
  await editing.getByRole("button", { name: "Save mine over it" }).click();
  await toast(page, "Workout updated successfully!");

  // Deleted, gone for the member, and brought back.
  await page.getByRole("button", { name: "Delete Shoulder Armor II" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await toast(page, "Workout deleted successfully!");
  expect((await member.request.get(`/api/workouts/${found.id}`)).status()).toBe(404);
  await page.getByText("Deleted in the last 30 days (1)").click();
  await page.getByRole("button", { name: "Bring back Shoulder Armor II" }).click();
  await toast(page, "“Shoulder Armor II” is back.");
  expect((await member.request.get(`/api/workouts/${found.id}`)).status()).toBe(200);
  await context.close();
});

test("a template becomes a workout, a document and a file, and a workout becomes a template", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/workout-templates");
  await settled(page);
  await expect(page.getByRole("row", { name: /Twenty minutes before class/ })).toBeVisible();
  await page.getByRole("button", { name: "Create Template" }).first().click();
  const form = page.getByRole("form", { name: "Create Template" });
  await form.getByRole("button", { name: "Create Template" }).click();
  await toast(page, "Template name is required");
  await form.getByLabel("Template Name").fill("Heavy Day");
  await form.getByLabel("Estimated Duration").fill("soon");
  await form.getByRole("checkbox", { name: "Rest" }).check();
  await form.getByLabel("Exercise Name of exercise 1").fill("Front Squat");
  await form.getByLabel("Rest of Front Squat").fill("2 min");
  await form.getByLabel("Set x Rep of Front Squat").fill("5 x 5");
  await inspectEverywhere(page, "template form");
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole("button", { name: "Create Template" }).click();
  await toast(page, "Template Created");
  const row = page.getByRole("row", { name: /Heavy Day/ });
  await expect(row).toContainText("30 min");
  await expect(row).toContainText("Active");

  const exported = page.waitForEvent("download");
  await row.getByRole("button", { name: "Export Heavy Day" }).click();
  expect((await exported).suggestedFilename()).toBe("Heavy_Day_template.json");
  await toast(page, "Template Exported");
  const downloaded = page.waitForEvent("download");
  await row.getByRole("button", { name: "More for Heavy Day" }).click();
  await page.getByRole("menuitem", { name: "Download as Excel" }).click();
  const file = await (await downloaded).path();
  const { draft, notes } = await readWorkout(new Uint8Array(readFileSync(file)), "Heavy_Day.xlsx");
  expect(notes).toEqual([]);
  expect(draft.exercises).toMatchObject([{ name: "Front Squat", sets: "5", reps: "5", rest: "2 min" }]);

  await row.getByRole("button", { name: "More for Heavy Day" }).click();
  await page.getByRole("menuitem", { name: "New workout from it" }).click();
  const workout = page.getByRole("form", { name: "Create New Workout" });
  await expect(workout.getByLabel("Title")).toHaveValue("Heavy Day");
  await expect(workout.getByLabel("Set x Rep of Front Squat")).toHaveValue("5 x 5");
  await workout.getByLabel("Title").fill("Heavy Friday");
  await workout.getByRole("checkbox", { name: "Published" }).uncheck();
  await workout.getByRole("button", { name: "Create Workout" }).click();
  await toast(page, "Workout created successfully!");
  const made = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Heavy Friday" }) });
  await expect(made).toContainText("Draft");
  const today = await page.context().newPage();
  await today.goto("/admin");
  await expect(today.getByRole("link", { name: "1 draft workout" })).toBeVisible();
  await today.close();
  await made.getByRole("button", { name: "More for Heavy Friday" }).click();
  await page.getByRole("menuitem", { name: "Save as template" }).click();
  await toast(page, "Template Created");
  await expect(workout.getByLabel("New from Template")).toContainText("Heavy Friday");

  await page.goto("/admin/workout-templates");
  await page.getByRole("button", { name: "Delete Heavy Friday" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await toast(page, "Template Deleted");
  await expect(page.getByRole("row", { name: /Heavy Friday/ })).toHaveCount(0);
});
