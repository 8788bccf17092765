import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./product";

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
// Half as long to send and to parse as what the package gives by itself.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The dark theme changes colours and nothing else, so colours are what is looked at again. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Keeps the page from being left for that path until it is let go: what it says meanwhile can be read in peace. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return letGo;
}

/**
 * A text stands on the page, also while the next one is on its way: `toBeVisible` waits for that one first. It is looked
 * for often, for what is said before leaving stands half a second.
 */
export async function isSaid(page: Page, text: string): Promise<void> {
  const often = { intervals: [40], timeout: 15_000 };
  await expect.poll(() => page.getByText(text).first().isVisible(), often).toBe(true);
}

/** From its next load on, the page asks by itself for what the server would have sent along with it, or shown of it. */
export async function withoutAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remove = () => {
      for (const answer of document.querySelectorAll("script[data-answer]")) {
        answer.remove();
        document.getElementById("root")?.replaceChildren();
      }
    };
    new MutationObserver(remove).observe(document, { childList: true, subtree: true });
  });
}

/** What is on the screen, or in one part of it, has no finding and does not scroll sideways. */
export async function inspect(page: Page, where: string, only?: string[], part = "html"): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible();
  for (const frame of page.frames()) await bringAxe(frame);
  await page.evaluate(endTransitions);
  const found = await page.evaluate(
    async ({ only, tags, part }) => {
      const { violations } = await window.axe.run(part, {
        runOnly: only ? { type: "rule", values: only } : { type: "tag", values: tags },
        resultTypes: ["violations"],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    },
    { only, tags: RULES, part },
  );
  expect(found, where).toEqual([]);
  expect(await page.evaluate(sideways), `${where}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** The same in both themes; the light one is on afterwards. */
export async function inspectThemes(page: Page, where: string, part?: string): Promise<void> {
  // What has slid under the header would count as too small to hit.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: "dark" });
  await inspect(page, `${where} dark`, COLOUR_RULES, part);
  await page.emulateMedia({ colorScheme: "light" });
  await inspect(page, `${where} light`, undefined, part);
}

/** The same at both sizes and in both themes. */
export async function inspectEverywhere(page: Page, where: string, part?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await inspectThemes(page, `${where} ${size.width}`, part);
  }
}

/** Nothing has to be scrolled sideways on the smallest screen (WCAG 1.4.10), with text of twice the size (1.4.4) or wide apart (1.4.12). */
export async function fitsEverySize(page: Page, where: string): Promise<void> {
  for (const [width, manner] of NARROW) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(writeIn, manner);
    const over = await page.evaluate(sideways);
    await page.evaluate(writeIn, "plain" as const);
    expect(over, `${where}: sideways scroll at ${width} pixels, text ${manner}`).toBeLessThanOrEqual(0);
  }
}

type Manner = "plain" | "doubled" | "spaced";
const NARROW: [width: number, manner: Manner][] = [
  [320, "spaced"],
  [320, "doubled"],
  [1440, "doubled"],
];

async function writeIn(manner: Manner): Promise<void> {
  document.documentElement.style.fontSize = manner === "doubled" ? "200%" : "";
  const sheet = new CSSStyleSheet();
  if (manner === "spaced") {
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
  }
  document.adoptedStyleSheets = [sheet];
  // What is laid out by script hears of it in one frame and is drawn in the next.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

function sideways(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Once per document: a builder that brings it for every look, and opens a page for it, takes five times as long. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window).catch(() => true))) await frame.evaluate(AXE);
}

/**
 * Half faded in, a dialog has the contrast of neither state. A change of theme moves the colours of every element: those
 * are switched off together, as asking each for its timing lays the page out each time.
 */
async function endTransitions(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  // What ends may begin another: a child follows its parent.
  for (let still = 0; still < 2; still += 1) {
    await new Promise(requestAnimationFrame);
    for (const each of document.getAnimations()) {
      if (each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY || each.playState !== "running")
        continue;
      each.finish();
      still = 0;
    }
  }
  document.adoptedStyleSheets = before;
}
