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

type Placed = { name: string; x: number; y: number; isSeen: boolean };

/** Where stands what can be pressed. The browser counts nothing as moved that takes another's place. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root h1, #root a, #root button")].map((element): Placed => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Who is on the page has read what was new.
      const name = element.textContent?.trim().replace(/^\d+ (new posts?|unread)/, "") ?? "";
      return { name, x, y, isSeen: width > 0 && y >= 0 && y + height <= innerHeight };
    }),
  );

/** What was seen and now stands elsewhere; a pixel is what a conversation is rounded by when it is scrolled to its end. */
const movedOf = (before: Placed[], after: Placed[]) =>
  before.filter(
    ({ name, x, y, isSeen }) =>
      isSeen && !after.some((now) => now.name === name && Math.abs(now.x - x) <= 1 && Math.abs(now.y - y) <= 1),
  );

const tookOver = (page: Page) => page.waitForFunction(() => "tookOver" in window);

test("a member's page shows what it is about before its code has come, and none of it moves when it has", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "member@longroll.test");
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const sizes = [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ];
  for (const [path, size] of MEMBERS.flatMap((path) => sizes.map((size) => [path, size] as const))) {
    await page.setViewportSize(size);
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    const words = await heading.innerText();
    await inspect(page, `${path} before its code`, COLOUR_RULES);
    const places = await placesOf(page);
    letGo();
    await tookOver(page);
    expect(await heading.innerText()).toBe(words);
    expect.soft(movedOf(places, await placesOf(page)), `${path} ${size.width}`).toEqual([]);
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
  await page.unrouteAll({ behavior: "wait" });

  letGo = await holdCode(page);
  await page.goto("/workout/1", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Start Workout" }).click();
  await page.getByRole("button", { name: "Account menu" }).click();
  letGo();
  await tookOver(page);
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Complete Workout" })).toBeVisible();
});

test("a button held down while the page takes over is pressed when it is let go", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  const letGo = await holdCode(page);
  await page.goto("/workout/2", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Start Workout" }).hover();
  await page.mouse.down();
  letGo();
  await tookOver(page);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Complete Workout" })).toBeVisible();
});

test("a form that is sent before its code is there leaves neither the page nor what was typed", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  for (const path of ["/book-consultation", "/messages", "/community"]) {
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const form = page.locator("main form").filter({ has: page.locator("textarea") });
    await form.locator("textarea").first().fill("My left knee");
    // A form that nothing hears, as while a part of a page is still without its code.
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    letGo();
    await page.unrouteAll({ behavior: "wait" });
  }
  // The page has taken over; a part of it whose code is still missing has not.
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.innerHTML = '<input name="secret" value="knee">';
    document.body.append(form);
    form.requestSubmit();
  });
  await expect(page).toHaveURL("/community");
});

test("a form without any script is posted, so that nothing of it stands in an address", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await signIn(page, "member@longroll.test");
  for (const path of ["/book-consultation", "/messages", "/community"]) {
    await page.goto(path);
    for (const form of await page.locator("form").all()) {
      const method = await form.getAttribute("method");
      expect([path, method, method === null && (await form.getAttribute("action"))]).toEqual([path, "post", false]);
    }
    expect(await page.locator("form").count()).toBeGreaterThan(0);
  }
  await context.close();
});

test("a member's page asks for 25 things at most, besides the pictures of its posts", async ({ browser, product }) => {
  const pages = ["/dashboard", "/weekly-program/1", "/workout/1", "/community"];
  for (const [path, who] of [
    ...pages.map((each) => [each, "member@longroll.test"]),
    ["/admin", "coach@longroll.test"],
  ]) {
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: "block" });
    const page = await context.newPage();
    await signIn(page, `${who}`);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${path}`, { waitUntil: "networkidle" });
    const counted = asked.filter((each) => !each.startsWith("/objects/"));
    expect(counted.length, `${path}\n${counted.join("\n")}`).toBeLessThanOrEqual(25);
    await context.close();
  }
});
