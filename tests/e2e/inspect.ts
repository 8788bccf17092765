import type { Frame, Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./product";

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The dark theme changes colours and nothing else, so colours are what is looked at again. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** What is on the screen, or in one part of it, has no finding and does not scroll sideways. */
export async function inspect(page: Page, where: string, only?: string[], part = "html"): Promise<void> {
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
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** The same in both themes; the light one is on afterwards. */
export async function inspectThemes(page: Page, where: string, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await inspect(page, `${where} dark`, COLOUR_RULES, part);
  await page.emulateMedia({ colorScheme: "light" });
  await inspect(page, `${where} light`, undefined, part);
}

/** The same at both sizes and in both themes. */
export async function inspectEverywhere(page: Page, where: string, part?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // What has slid under the header would count as too small to hit.
    await page.evaluate(() => window.scrollTo(0, 0));
    await inspectThemes(page, `${where} ${size.width}`, part);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Once per document: a builder that brings it for every look, and opens a page for it, takes five times as long. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window).catch(() => true))) await frame.evaluate(axe.source);
}

/** Half faded in, a dialog has the contrast of neither state. What ends may begin another: a child follows its parent. */
async function endTransitions(): Promise<void> {
  for (let still = 0; still < 2; still += 1) {
    await new Promise(requestAnimationFrame);
    for (const each of document.getAnimations()) {
      if (each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY || each.playState !== "running")
        continue;
      each.finish();
      still = 0;
    }
  }
}
