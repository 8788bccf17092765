import type { Page } from "@playwright/test";
import { brand } from "../../worker/contract/brand";
import { inspectEverywhere, inspectThemes } from "./inspect";
import { expect, signIn, test } from "./product";

test("a visitor asks for a consultation; the coach finds it, answers and notes it", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/coaching");
  await page.getByRole("link", { name: /^Book Consultation.*In-Person Coaching/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Book a Consultation" })).toBeVisible();
  await expect(page.getByLabel("What are you interested in?")).toHaveValue("in-person-coaching");
  await expect(page.getByLabel("What are you interested in?").getByRole("option")).toHaveText([
    "Choose a service",
    "Individualized Programming ($200/month)",
    "In-Person Coaching ($300-500/month)",
    "Free Consultation Only",
  ]);

  await page.getByRole("button", { name: "Submit Request" }).click();
  for (const text of [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Please select at least one availability option",
    "Please provide at least 10 characters describing your goals",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel("Name")).toBeFocused();

  await page.getByLabel("Name").fill("Rui Costa");
  await page.getByLabel("E-mail").fill("rui@example.com");
  await page.getByLabel("Weekend Morning (6AM-12PM)").check();
  await page.getByLabel("What do you want to reach?").fill("A guard that nobody passes.");
  // What was typed outlives a failure and a reload.
  await page.route("**/api/consultation-requests", (route) => route.abort());
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("There was an issue submitting your request. Please try again.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss notification" })).toBeVisible();
  await inspectThemes(page, "a red toast", "[role=alert]");
  await page.unroute("**/api/consultation-requests");
  await page.reload();
  await expect(page.getByLabel("What do you want to reach?")).toHaveValue("A guard that nobody passes.");
  await expect(page.getByLabel("Weekend Morning (6AM-12PM)")).toBeChecked();
  await page.getByRole("button", { name: "Submit Request" }).click();
  // The toast first, which ends; the code of what takes the form's place may come after it.
  await expect(page.getByText("Consultation Request Submitted", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Consultation Request Submitted!" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");

  const coach = await (await browser.newContext({ baseURL })).newPage();
  await signIn(coach, "coach@longroll.test");
  await coach.goto("/admin/consultations");
  const request = coach.getByRole("listitem").filter({ hasText: "Rui Costa" });
  await expect(request).toContainText("A guard that nobody passes.");
  await expect(request.getByRole("link", { name: "rui@example.com" })).toHaveAttribute(
    "href",
    /^mailto:rui@example\.com/,
  );
  await inspectEverywhere(coach, "requests");
  await request.getByLabel("Status").selectOption("booked");
  await request.getByLabel("Notes").fill("Saturday, nine o'clock");
  await request.getByRole("button", { name: "Save notes" }).click();
  await expect(coach.getByText("Notes saved")).toBeVisible();
  await coach.goto("/admin/consultations?status=booked");
  await expect(coach.getByRole("listitem").filter({ hasText: "Rui Costa" }).getByLabel("Notes")).toHaveValue(
    "Saturday, nine o'clock",
  );
  await coach.context().close();
});

test("what is tapped before the page's code has come is done when it is there", async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto("/book-consultation", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Rui Costa");
  await page.getByRole("button", { name: "Open menu" }).click();
  arrive();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Name")).toHaveValue("Rui Costa");
});

test("a theme chosen before the page's code has come is on when it is there, and stays", async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto("/about", { waitUntil: "commit" });
  const theme = page.getByRole("group", { name: "Theme" });
  await theme.getByTitle("Dark").click();
  arrive();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(theme.getByLabel("Dark")).toBeChecked();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(theme.getByLabel("Dark")).toBeChecked();
});

test("the contact page's address can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Get in Touch" })).toBeVisible();
  await page.getByRole("button", { name: "Copy address" }).click();
  await expect(page.getByText("Email Copied!")).toBeVisible();
  // It stays for as long as somebody is at it.
  await page.getByRole("button", { name: "Dismiss notification" }).focus();
  await inspectThemes(page, "a toast", "[role=status]");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.support.email);
  await expect(page.getByRole("link", { name: "Join the Collective" }).first()).toHaveAttribute("href", "/subscribe");
});

test("the member discount is for active plans only", async ({ page, browser, baseURL }) => {
  await page.goto("/coaching");
  await expect(page.getByRole("article").filter({ hasText: "Individualized Programming" })).toContainText("$200");
  await expect(page.getByText("Member Discount")).toHaveCount(0);
  for (const [who, discount, price] of [
    ["member@longroll.test", "Member Discount: 25% off all sessions!", "$150"],
    ["trial@longroll.test", null, "$200"],
  ] as const) {
    const member = await (await browser.newContext({ baseURL })).newPage();
    await signIn(member, who);
    await member.goto("/coaching");
    const article = member.getByRole("article").filter({ hasText: "Individualized Programming" });
    await expect(article).toContainText(price);
    if (discount) await expect(member.getByText(discount)).toBeVisible();
    else await expect(member.getByText("Member Discount")).toHaveCount(0);
    await expect(member.getByRole("article").filter({ hasText: "In-Person Coaching" })).toContainText("$300-500");
    // What is known of a member, no form asks for again.
    await member.goto("/book-consultation");
    await expect(member.getByLabel("E-mail")).toHaveValue(who);
    await expect(member.getByLabel("Name")).toHaveValue(/^\S+ \S+$/);
    await member.context().close();
  }
});

test("the legal texts have all their sections, and the three guarantees agree", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect(page.getByText("Effective and last updated February 1, 2025")).toBeVisible();
  await expect(page.locator("article section")).toHaveCount(15);
  await expect(page.getByText(/no refunds for partial periods outside these guarantees/)).toBeVisible();
  await expect(page.getByText(/last 12 months/)).toBeVisible();
  await page.goto("/privacy-policy");
  await expect(page.getByText("Last updated January 26, 2025")).toBeVisible();
  await expect(page.locator("article section")).toHaveCount(10);
});

/** Keeps the page's code back, but for what it begins with, until the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!route.request().url().includes("first-frame")) await arrived;
    await route.continue();
  });
  return arrive;
}
