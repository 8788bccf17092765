import type { Page } from "@playwright/test";
import { SIZES } from "./inspect";
import { expect } from "./product";

/** What has the focus is in sight at both sizes. It opens what opens by focus: nothing else is looked at afterwards. */
export async function focusInSight(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(drawn);
    expect(await hiddenFocus(page), `${where}, ${size.width} wide: out of sight with the focus`).toEqual([]);
  }
}

/** What is laid out by script hears of a size in one frame and is drawn in the next. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Gives the focus to each control that Tab comes to, there and back, and tells those of which nothing is to be seen
 * then. By script, since a key for each would take minutes; both scroll alike, and the journeys by keyboard press Tab.
 */
export function hiddenFocus(page: Page): Promise<string[]> {
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
