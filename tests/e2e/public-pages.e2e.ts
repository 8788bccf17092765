import { gzipSync } from "node:zlib";
import { expect, signIn, test } from "./product";

const ARTICLE = "/blog/hold-less-keep-more";
const PUBLIC = [
  "/",
  "/about",
  "/coaching",
  "/contact",
  "/book-consultation?service=in-person-coaching",
  "/privacy-policy",
  "/terms",
  "/accessibility",
  "/blog",
  "/blog?category=Training",
  "/sign-in?returnTo=%2Fworkouts&error=unknown",
  "/sign-up",
  ARTICLE,
];

test("everything to read is there without scripts, and the blog can be searched", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading, text] of [
    ["/", "Train for the long roll.", "Between the rounds"],
    ["/coaching", "Coaching Services", "Before you ask"],
    ["/blog", "The Longroll Blog", "Latest Articles"],
    ["/terms", "Terms of Service", "Governing law"],
    ["/no-such-page", "404 Page Not Found", "Return to Home"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" })).toBeVisible();
  }
  await page.goto(ARTICLE);
  await expect(page.getByRole("heading", { level: 1, name: /^Hold Less, Keep More/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Three grips that cost too much" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "grips",
    "forearms",
    "pulling",
  ]);

  await page.goto("/blog");
  await page.getByLabel("Search articles").fill("forearms are not");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([/^Hold Less/]);
  await page.getByRole("button", { name: "Recovery" }).click();
  await expect(page).toHaveURL(/category=Recovery/);
  await expect(page.getByRole("heading", { name: "No articles found matching your criteria" })).toBeVisible();
  await context.close();
});

test("every public page is taken over without a word in the console, and without moving", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(`${page.url()} ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`${page.url()} ${error.message}`));
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) Object.assign(window, { moved: (window as never as { moved: number }).moved + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    // It answers to scripts: the switch of the theme keeps what is chosen.
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: "System" }).check({ force: true });
    expect(await page.evaluate(() => (window as never as { moved: number }).moved), path).toBeLessThanOrEqual(0.02);
  }
  expect(said).toEqual([]);
  await expect(page.getByText("12d ago").first()).toBeVisible();
});

test("a cold front page is small, makes few requests, and asks nobody else", async ({ page, baseURL }) => {
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("response", (response) => {
    sizes.push(response.body().then((body) => (/\.(woff2|png)$/.test(response.url()) ? body : gzipSync(body)).length));
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(15);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100 * 1024);
  expect(total).toBeLessThanOrEqual(250 * 1024);
});

test("a member never sees the visitors' front page, and a visitor sees it at once", async ({ page }) => {
  await signIn(page, "member@longroll.test");
  // This browser learns who is here.
  await page.goto("/about");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const text of ["Join Now", "Start Free Trial", "Pricing"]) {
        for (const link of document.querySelectorAll("a")) {
          if (link.textContent === text && link.checkVisibility({ visibilityProperty: true })) seen.push(text);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // What the server sends is the same for everybody.
  expect(await (await page.request.get("/")).text()).toContain("Join Now");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-expects");
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([]);

  // A hint that is no longer true hides nothing for long.
  await page.context().clearCookies();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Join Now" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});
