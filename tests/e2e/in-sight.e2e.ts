import type { Page } from "@playwright/test";
import { settled } from "./inspect";
import { expect, signIn, test } from "./product";
import { A_MEMBER, screensOf, type Who } from "./screens";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/**
 * Gives the focus to each control that Tab comes to, there and back, and tells those of which nothing is to be seen
 * then. By script, since a key for each would take minutes; both scroll alike, and the journeys by keyboard press Tab.
 */
function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shows = (drawn: Element) => {
      const box = drawn.getBoundingClientRect();
      // What is larger than the screen is looked at where it is on it.
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      return [0.1, 0.5, 0.9].some((x) =>
        [0.15, 0.5, 0.85].some((y) => {
          const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
          return over !== null && (drawn.contains(over) || over.contains(drawn));
        }),
      );
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0);
    const hidden: string[] = [];
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (document.activeElement !== control) continue;
      const { width, height } = control.getBoundingClientRect();
      const stands = width > 4 && height > 4 && getComputedStyle(control).opacity !== "0";
      const drawn = stands ? control : (control.closest("label") ?? control.parentElement ?? control);
      // On its way in, a skip link is still outside.
      for (let frames = 0; frames < 20 && !shows(drawn); frames += 1) await new Promise(requestAnimationFrame);
      if (shows(drawn) || document.activeElement !== control) continue;
      const said = control.getAttribute("aria-label") || control.textContent || control.id;
      hidden.push(`${control.tagName.toLowerCase()} ${said.trim().slice(0, 50)}`);
    }
    return hidden;
  });
}

/** What is laid out by script hears of a size in one frame and is drawn in the next. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

for (const who of ["visitor", "member", "coach"] satisfies Who[]) {
  test(`what has the focus is in sight on every screen of a ${who}, at both sizes`, async ({ page }) => {
    const screens = screensOf(who).filter((screen) => !screen.includes(A_MEMBER) && !screen.startsWith("/dev/"));
    test.setTimeout(screens.length * 40_000);
    if (who !== "visitor") await signIn(page, `${who}@longroll.test`);
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.goto(screen);
        await settled(page);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.evaluate(drawn);
          expect(await hiddenFocus(page), `${screen}, ${size.width} wide`).toEqual([]);
        }
      });
    }
  });
}

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
