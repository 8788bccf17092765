import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./product";

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** What is on the screen has no finding and does not scroll sideways. */
export async function inspect(page: Page, where: string, only?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  expect(found, where).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** The same at both sizes and in both themes, of which the dark one changes colours and nothing else. */
export async function inspectEverywhere(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light" });
    await inspect(page, `${where} ${size.width} light`);
    await page.emulateMedia({ colorScheme: "dark" });
    await inspect(page, `${where} ${size.width} dark`, ["color-contrast", "link-in-text-block"]);
  }
}
