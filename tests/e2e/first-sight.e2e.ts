import type { Page } from "@playwright/test";
import { COLOUR_RULES, inspect } from "./inspect";
import { expect, signIn, test } from "./product";

const MEMBERS = [
  "/dashboard",
  "/weekly-program/1",
  "/workout/1",
  "/workouts",
  "/community",
  "/messages",
  "/subscription",
];

/** Pages come without their code until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(?!first-frame).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const tookOver = (page: Page) => page.waitForFunction(() => "tookOver" in window);

test("a member's page shows what it is about before its code has come, and none of it moves when it has", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, "member@longroll.test");
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [at, path] of MEMBERS.entries()) {
    await page.setViewportSize(at % 2 ? { width: 1440, height: 900 } : { width: 390, height: 844 });
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    const words = await heading.innerText();
    await inspect(page, `${path} before its code`, COLOUR_RULES);
    letGo();
    await tookOver(page);
    expect(await heading.innerText()).toBe(words);
    expect(await page.evaluate(() => window.shifted), path).toBeLessThanOrEqual(0.02);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("what is tapped and typed there goes on to the page", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  let letGo = await holdCode(page);
  await page.goto("/messages", { waitUntil: "domcontentloaded" });
  const message = page.getByRole("textbox", { name: "Your message" });
  await message.fill("My left knee clicks in the split squat.");
  letGo();
  await tookOver(page);
  await expect(message).toHaveValue("My left knee clicks in the split squat.");
  await expect(message).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });

  letGo = await holdCode(page);
  await page.goto("/dashboard", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Account menu" }).click();
  letGo();
  await tookOver(page);
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
});
