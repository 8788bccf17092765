import type { Page } from "@playwright/test";
import { textRows, workbook } from "../documents/make-documents";
import { settled } from "./inspect";
import { KeyboardUser } from "./keyboard";
import { expect, signIn, test } from "./product";

// The journeys of one person, who signs up, trains, writes and pays without a pointer.
test.describe.configure({ mode: "serial" });

const EMAIL = `keys-${Date.now()}@example.com`;
const PASSWORD = "no pointer is needed here";

test("a visitor signs up and is on trial", async ({ page }) => {
  const keys = new KeyboardUser(page);
  await page.goto("/");
  await settled(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Join Now" }).first()).toBeFocused();

  // A menu is opened, left and opened again; it follows its button.
  await page.goto("/");
  await settled(page);
  await keys.press(page.getByRole("button", { name: "Open menu" }));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await keys.press(page.getByRole("link", { name: "Start Free Trial" }).last());

  await expect(page.getByRole("heading", { level: 1, name: /^Train free/ })).toBeVisible();

  // What is missing is said, and the first of it has the focus.
  const submit = page.getByRole("main").getByRole("button", { name: "Start Free Trial" });
  await keys.press(submit);
  const name = page.getByLabel("First name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/.+/);
  await page.keyboard.type("Kei");
  await keys.write(page.getByLabel("E-mail", { exact: true }), EMAIL);
  await keys.write(page.getByLabel("Password", { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/verify-email/);
  const code = page.getByLabel(/code/i).first();
  await settled(page);
  if (!(await code.evaluate((field) => field === document.activeElement))) await keys.to(code);
  await page.keyboard.type(await mailedCode(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Kei" })).toBeVisible();
  await expect(page.getByText(/7 days left/).first()).toBeVisible();
});

test("a member goes around the dashboard, chooses an option of a day and completes it, and a workout by the clock", async ({
  page,
}) => {
  const keys = new KeyboardUser(page);
  await signIn(page, EMAIL, PASSWORD);
  await page.goto("/dashboard");
  await settled(page);
  // All of it, or what is replaced on the way takes the focus along.
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Week" })).toBeVisible();
  await expect(page.getByRole("region", { name: "First steps" })).toBeVisible();
  const stops = await keys.lap();
  expect(stops[0]).toBe("a Skip to content");
  expect(stops.length).toBeGreaterThan(20);

  await keys.press(page.getByRole("link", { name: "Start Week" }));
  const days = page.getByRole("tablist").first();
  await expect(days).toBeVisible();
  await keys.to(days.getByRole("tab", { selected: true }));
  const monday = days.getByRole("tab").first();
  // On the first one already, as at the weekend, the key is the browser's: it would scroll to the top, some time later.
  if (!(await monday.evaluate((tab) => tab === document.activeElement))) await page.keyboard.press("Home");
  await expect(monday).toBeFocused();
  if ((await monday.getAttribute("aria-selected")) !== "true") await page.keyboard.press("Enter");
  await expect(monday).toHaveAttribute("aria-selected", "true");
  const options = page.getByRole("tablist", { name: /^Options for/ });
  await keys.to(options.getByRole("tab", { selected: true }));
  await page.keyboard.press("End");
  const last = options.getByRole("tab").last();
  await expect(last).toBeFocused();
  if ((await last.getAttribute("aria-selected")) !== "true") await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await keys.press(page.getByRole("button", { name: "Complete Coach's Program" }));
  await expect(page.getByText("Workout Completed!").first()).toBeVisible();

  const { workouts } = (await (await page.request.get("/api/dashboard")).json()) as { workouts: { id: number }[] };
  // On a desk the panel stands beside the exercises and on top, its main button first.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/workout/${workouts[0]?.id}`);
  await settled(page);
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await keys.to(page.getByRole("link", { name: "Train step by step" }));
  expect(keys.stops.at(-2)).toBe("button Account menu");
  await keys.to(page.getByRole("button", { name: /^Start Workout/ }));
  await keys.to(page.getByRole("button", { name: "Intervals" }));
  expect(keys.stops.at(-2)).toMatch(/^button Start Workout/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/workout/${workouts[0]?.id}`);
  await settled(page);
  await keys.press(page.getByRole("button", { name: /^Start Workout/ }));
  await expect(page.getByRole("region", { name: "Workout timer" })).toBeFocused();
  await keys.press(page.getByRole("button", { name: "Complete Workout" }));
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();
});

test("a member writes a post, reacts, comments and takes the comment back", async ({ page }) => {
  const keys = new KeyboardUser(page);
  await signIn(page, EMAIL, PASSWORD);
  await page.goto("/community");
  await settled(page);
  await keys.write(page.getByLabel("Your post"), "Written without a pointer.");
  await keys.press(page.getByRole("button", { name: "Share", exact: true }));
  const post = page.getByRole("article").filter({ hasText: "Written without a pointer." });
  // Before the server has it, a reload would bring it back into the form.
  await expect(post).toContainText("just now");
  await page.reload();
  await settled(page);
  // What shows on hover shows on focus too, and Escape takes it away. Its code comes with the first key.
  const time = post.getByRole("button").filter({ has: page.locator("time") });
  await page.keyboard.press("Shift");
  await expect(time).toHaveAttribute("id", /./);
  await keys.to(time);
  const hint = page.locator("[data-open]").getByText(/, 20\d\d, /);
  await expect(hint).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
  const fire = post.getByRole("button", { name: /^Fire/ });
  await keys.press(fire, "Space");
  await expect(fire).toHaveAttribute("aria-pressed", "true");
  await expect(fire).toBeFocused();
  await keys.press(post.getByRole("button", { name: /^Comment on/ }));
  const comment = post.getByPlaceholder("Write a comment");
  await expect(comment).toBeVisible();
  if (!(await comment.evaluate((field) => field === document.activeElement))) await keys.to(comment);
  await page.keyboard.type("And so is this.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(post.getByRole("article").filter({ hasText: "And so is this." })).toContainText("just now");

  // Asked before deleting: Escape is a no, and the focus is where it was.
  await page.reload();
  await settled(page);
  await keys.press(post.getByRole("button", { name: /^1 comment/ }));
  const remove = post.getByRole("button", { name: /^Delete/ }).first();
  await keys.press(remove);
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await keys.press(question.getByRole("button", { name: "Delete" }));
  await expect(question).toHaveCount(0);
  await expect(post.getByRole("article")).toHaveCount(0);
});

test("a member subscribes and cancels", async ({ page }) => {
  const keys = new KeyboardUser(page);
  await signIn(page, EMAIL, PASSWORD);
  await page.goto("/subscribe");
  await settled(page);
  await keys.to(page.getByRole("radio", { checked: true }).first());
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Subscribe now: $300 today" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await keys.press(page.getByRole("button", { name: "Subscribe now: $30 today" }));
  const card = page.getByLabel("Card number");
  await expect(card).toBeVisible();
  if (!(await card.evaluate((field) => field === document.activeElement))) await keys.to(card);
  await page.keyboard.type("4242424242424242");
  await keys.write(page.getByLabel("Expiration date"), "1234");
  await keys.write(page.getByLabel("Security code"), "123");
  await keys.press(page.getByRole("button", { name: "Subscribe now: $30 today" }));
  await expect(page).toHaveURL("/dashboard");
  // A document of its own, loaded once its address is there.
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
  await settled(page);

  await page.goto("/subscription");
  await settled(page);
  const cancel = page.getByRole("button", { name: "Cancel Subscription" });
  await keys.press(cancel);
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await keys.press(question.getByRole("button", { name: "Yes, Cancel" }));
  await expect(page.getByText("Cancelling", { exact: true })).toBeVisible();
});

test("the coach uploads a week and publishes it", async ({ page }) => {
  const keys = new KeyboardUser(page);
  await signIn(page, "coach@longroll.test");
  await page.goto("/admin/weekly-upload");
  await settled(page);
  const chooser = page.waitForEvent("filechooser");
  await keys.press(page.locator("input[type=file]"), "Enter");
  await (await chooser).setFiles(await week());
  await keys.press(page.getByRole("button", { name: "Upload Program" }));
  await expect(page.locator("#result")).toHaveText("Without A Pointer");
  await settled(page);
  await keys.press(page.getByRole("button", { name: "Publish now" }));
  await expect(page.getByRole("button", { name: "Unpublish" })).toBeFocused();
  // A connection that the server has just closed is tried again, and what counts is that the week is gone.
  const made = `/api/admin/weekly-programs/${new URL(page.url()).searchParams.get("program")}`;
  await page.request.delete(made, { maxRetries: 2 });
  expect((await page.request.get(made)).status()).toBe(404);
});

async function mailedCode(page: Page): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get("/dev/outbox.json")).json()) as { to: string; text: string }[];
      code = /Code: (\d{6})/.exec(mails.find(({ to }) => to === EMAIL)?.text ?? "")?.[1];
      return code;
    })
    .toBeTruthy();
  return code ?? "";
}

async function week() {
  const rows = [
    ["Day", "Option", "Code", "Exercise", "Category", "Sets x Reps", "Notes", "Video"],
    ["Monday", "No Equipment", "A1", "Zercher Squat", "Strength", "4 x 6", "Elbows high", ""],
  ];
  const bytes = await workbook([{ name: "Week", rows: textRows(rows) }]);
  return {
    name: "Without A Pointer.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(bytes),
  };
}
