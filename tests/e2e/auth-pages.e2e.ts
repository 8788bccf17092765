import type { Page } from "@playwright/test";
import { SIZES, settled } from "./inspect";
import { expect, test } from "./product";
import { SCREENS } from "./screens";

const DOORS = ["signIn", "signUp", "forgotPassword", "resetPassword", "signInCode", "verifyEmail"] as const;
const OTHERS = ["adminSetup", "signOut"] as const;
const ADDRESSES = [...DOORS, ...OTHERS].flatMap((page) => SCREENS[page].visitor ?? []);
/** What a reader takes for standing still (web.dev/articles/cls calls 0.1 good). */
const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    shifted: number;
  }
}

test("nothing on a door's screen moves, however late its code and its answers come", async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const address of ADDRESSES) {
      // One after the other, each after a frame of its own: the page's code, who is here, which ways in there are.
      const held = await holdInTurn(page, [/assets\/.*-page-.*\.js/, /api\/auth\/session$/, /api\/auth\/methods$/]);
      await page.goto(address, { waitUntil: "commit" });
      await held.letGo();
      await settled(page);
      await twoFrames(page);
      expect(await page.evaluate(() => window.shifted), `${address} at ${size.width}`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.unrouteAll({ behavior: "wait" });
    }
  }
});

test("the words on a door's panel stand clear of the belt, also in a low window", async ({ page }) => {
  for (const height of [500, 900]) {
    await page.setViewportSize({ width: 1440, height });
    for (const address of ADDRESSES) {
      await page.goto(address);
      await settled(page);
      const { belt, words, bottom } = await page.evaluate(() => {
        const words = document.querySelector("main [aria-hidden] p")?.getBoundingClientRect();
        const belt = document.querySelector("main [aria-hidden] svg path")?.getBoundingClientRect();
        return { belt: belt?.bottom, words: words?.top, bottom: words?.bottom };
      });
      if (belt === undefined || words === undefined) throw new Error(`${address} has no panel.`);
      expect(words, `${address} at ${height}`).toBeGreaterThan(belt);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  }
});

test("what is typed and sent before the scripts come signs in once they have", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const scripts = await holdInTurn(page, [/assets\/index-.*\.js/]);
  await page.goto("/sign-in?returnTo=%2Fworkouts", { waitUntil: "commit" });
  await page.getByLabel("E-mail", { exact: true }).fill("member@longroll.test");
  await page.getByLabel("Password", { exact: true }).fill("longroll-demo");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect(await page.locator("[data-tapped]").textContent()).toBe("Sign in");
  await scripts.letGo();
  await expect(page).toHaveURL(/\/workouts$/);
  expect(asked.filter((url) => url.includes("longroll-demo"))).toEqual([]);
});

/** Lets what matches through only in turn: each once the one before has been drawn. */
async function holdInTurn(page: Page, turns: RegExp[]) {
  const opened: (() => void)[] = [];
  for (const turn of turns) {
    const gate = new Promise<void>((open) => opened.push(open));
    await page.route(turn, async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
  }
  return {
    letGo: async () => {
      for (const open of opened) {
        await expect(page.locator("#main")).toBeVisible();
        await twoFrames(page);
        open();
        await twoFrames(page);
      }
    },
  };
}

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
