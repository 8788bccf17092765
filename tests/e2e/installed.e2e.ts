import { expect, signIn, test } from "./product";

test.use({
  hasTouch: true,
  deviceScaleFactor: 3,
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
});

/** The sizes of the pictures and the colours that cover most of them, by the theme that they are for. */
const splashes = `Promise.all([...document.querySelectorAll('link[rel="apple-touch-startup-image"]')].map(async ({ href, media }) => {
  const bitmap = await createImageBitmap(await new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.src = href;
  }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const found = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data[at] + "," + data[at + 1] + "," + data[at + 2];
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  const most = [...found].sort((a, b) => b[1] - a[1]).slice(0, 3).map(([colour]) => colour);
  return { theme: /scheme: (\\w+)/.exec(media)[1], size: [bitmap.width, bitmap.height], most };
}))`;

test("where iOS may add the app, it finds a picture to start with, of its screen's size, for each theme", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  await expect(page.getByRole("navigation", { name: "Places" })).toBeVisible();
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "standalone", { get: () => false }));
  await page.reload();
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(2);
  expect(await page.evaluate(splashes)).toEqual([
    { theme: "light", size: [1170, 2532], most: ["246,243,236", "20,19,15", "207,58,16"] },
    { theme: "dark", size: [1170, 2532], most: ["20,19,15", "243,238,227", "244,87,46"] },
  ]);
});

test("the app's icon says how many messages wait, and says nothing once its member has left", async ({ page }) => {
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void localStorage.setItem("cleared", "yes"),
    });
  });
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  const { count } = (await (await page.request.get("/api/messages/unread")).json()) as { count: number };
  await expect.poll(() => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))).toBe(count);
  await page.goto("/sign-out");
  await page.getByRole("button", { name: /^(Log|Sign) out/ }).click();
  await page.waitForURL("/");
  expect(await page.evaluate(() => localStorage.getItem("cleared"))).toBe("yes");
});

test("installed on iOS, a page is asked for anew when it is pulled down at its top, and only then", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "standalone", { get: () => true }));
  await signIn(page, "member@longroll.test");
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(0);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const pull = (by: number) =>
    page.evaluate((by) => {
      const target = document.querySelector("main") ?? document.body;
      const at = (clientY: number) => [new Touch({ identifier: 1, target, clientX: 100, clientY })];
      const tell = (type: string, touches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
      tell("touchstart", at(200));
      tell("touchmove", at(200 + by));
      tell("touchend", []);
    }, by);
  await pull(60);
  await page.evaluate(() => window.scrollTo(0, 400));
  await pull(200);
  expect(asked).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await pull(200);
  await expect(page.getByRole("status").filter({ hasText: "Up to date." })).toHaveCount(1);
  expect(asked.length).toBeGreaterThan(1);
});
