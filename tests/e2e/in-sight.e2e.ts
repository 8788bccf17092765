import type { Page } from "@playwright/test";
import { hiddenFocus } from "./focus-in-sight";
import { SIZES, settled } from "./inspect";
import { expect, signIn, test } from "./product";

/** What of the page can be pressed and lies, in part or as a whole, under the error that is told. */
function underTheError(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const error = document
      .querySelector("[role=alert] button[aria-label='Dismiss notification']")
      ?.closest("[role=alert]");
    if (!error) return ["no error is told"];
    const bar = error.getBoundingClientRect();
    return [...document.querySelectorAll("a, button, input, select, textarea, [role=tab]")].flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const apart = left >= bar.right || right <= bar.left || top >= bar.bottom || bottom <= bar.top;
      const shown = width > 4 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (apart || !shown || error.contains(control) || control.matches(".skip-link")) return [];
      return [`${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent}`];
    });
  });
}

for (const size of SIZES) {
  test(`an error that stays lies over nothing that could be pressed, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page, "coach@longroll.test");

    // A long form whose button is at its end: pressed, it stays where it can be pressed again.
    await page.goto("/admin/workout-templates");
    await settled(page);
    await page.getByRole("button", { name: "Create Template" }).first().click();
    const save = page.locator("form").getByRole("button", { name: "Create Template" });
    await save.click();
    const told = page.getByRole("alert").filter({ hasText: "Template name is required" }).first();
    await expect(told).toBeVisible();
    await expect.poll(() => underTheError(page)).toEqual([]);
    const dismiss = page.getByRole("button", { name: "Dismiss notification" });
    // Scrolled to, each end of the page is clear of it too.
    for (const to of [0, 100_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), to);
      if (to === 0) await expect.poll(() => underTheError(page)).toEqual([]);
    }
    await save.focus();
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(await hiddenFocus(page)).toEqual([]);
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);

    // A dialog gets out of its way.
    await page.goto("/admin/pinned-messages");
    await settled(page);
    await page.route("**/api/admin/pinned-messages/*", (route) =>
      route.fulfill({ status: 503, json: { message: "Away." } }),
    );
    await page
      .getByRole("button", { name: /^Delete / })
      .first()
      .click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Away.").first()).toBeVisible();
    // By its place in the document: what is outside a dialog has no role while it is open.
    await expect(page.locator("[aria-label='Dismiss notification']")).toBeVisible();
    const inDialog = await dialog
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.textContent));
    expect((await underTheError(page)).filter((each) => inDialog.some((name) => each.includes(name ?? "?")))).toEqual(
      [],
    );
  });
}
