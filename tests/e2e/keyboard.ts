import type { Locator, Page } from "@playwright/test";
import { expect } from "./product";

const MOST_STOPS = 160;

type Stop = {
  what: string;
  arrived: boolean;
  /** Nothing has the focus: the end of the page was passed. */
  outside: boolean;
  ring: boolean;
  covered: string | null;
  /** Comes after the stop before it, in the document and on a screen of one column. */
  follows: boolean;
};

/** Somebody who has no pointer, and who looks at each place where the focus stops. */
export class KeyboardUser {
  readonly stops: string[] = [];

  constructor(readonly page: Page) {}

  /** With Tab to a control, over all that stands before it. Radios and tabs of a group are one stop. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    let first = true;
    for (let count = 0; count < MOST_STOPS; count += 1) {
      const stop = await this.step(target, first);
      if (stop.arrived) return;
      first = stop.outside;
    }
    throw new Error(`Tab never came to ${target}, but to:\n${this.stops.join("\n")}`);
  }

  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Once around: every stop of the page, until it begins again. */
  async lap(): Promise<string[]> {
    const stops: string[] = [];
    let first = true;
    for (let count = 0; count < MOST_STOPS; count += 1) {
      const stop = await this.step(null, first);
      if (stop.outside) return stops;
      stops.push(stop.what);
      first = false;
    }
    throw new Error(`Tab never came to the end of the page:\n${stops.join("\n")}`);
  }

  private async step(target: Locator | null, first: boolean): Promise<Stop> {
    await this.page.keyboard.press("Tab");
    // Asked for each time, and after the key: late code makes controls anew, but none that has the focus.
    const wanted = target ? await target.elementHandle() : null;
    if (target && !wanted) throw new Error("The control is gone.");
    const stop = await this.page.evaluate(lookAtFocus, { wanted, first });
    this.stops.push(stop.what);
    if (stop.outside) return stop;
    const where = `${new URL(this.page.url()).pathname}: ${stop.what}`;
    expect(stop.ring, `${where} shows that it has the focus`).toBe(true);
    expect(stop.covered, `${where} is covered`).toBeNull();
    expect(stop.follows, `${where} comes after what had the focus before`).toBe(true);
    return stop;
  }
}

async function lookAtFocus({ wanted, first }: { wanted: Node | null; first: boolean }): Promise<Stop> {
  const focused = document.activeElement;
  const outside = !focused || focused === document.body;
  const what = outside
    ? "the end"
    : `${focused.tagName.toLowerCase()} ${(focused.getAttribute("aria-label") || focused.id || focused.textContent || "").trim().slice(0, 50)}`;
  // The page may have moved the focus by itself since the last stop: what counts is where Tab was pressed.
  const memory = window as unknown as { tabbedFrom?: Element | null; listens?: true };
  if (!memory.listens) {
    memory.listens = true;
    const note = ({ key }: KeyboardEvent) => {
      if (key === "Tab") memory.tabbedFrom = document.activeElement;
    };
    window.addEventListener("keydown", note, true);
  }
  const from = first ? null : memory.tabbedFrom;
  const before = from === document.body ? null : from;
  if (outside) return { what, arrived: false, outside, ring: true, covered: null, follows: true };

  // What is drawn in the place of an input that is there for the keyboard only.
  const own = focused.getBoundingClientRect();
  const stands = own.width > 4 && own.height > 4 && getComputedStyle(focused).opacity !== "0";
  const drawn = stands ? focused : (focused.closest("label") ?? focused.parentElement ?? focused);
  // Tab stops several times in a date; at the button of its calendar the ring is the browser's, and the field has none.
  const isDate = focused instanceof HTMLInputElement && focused.type === "date";
  const ringed = [focused, drawn, ...drawn.querySelectorAll("*"), drawn.parentElement].some((each) => {
    if (!each) return false;
    return [null, "::before", "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    });
  });

  /** What lies over all of it, if anything does. */
  const coveredBy = (): string | null => {
    const { left, top, width, height } = drawn.getBoundingClientRect();
    let over: Element | null = null;
    for (const x of [0.1, 0.5, 0.9]) {
      for (const y of [0.15, 0.5, 0.85]) {
        over = document.elementFromPoint(left + width * x, top + height * y);
        if (over && (drawn.contains(over) || over.contains(drawn))) return null;
      }
    }
    const where = [left, top, width, height].map(Math.round).join(" ");
    return `${over?.outerHTML.slice(0, 80) ?? "the edge of the screen"} (at ${where})`;
  };
  // On its way in, a skip link is still outside.
  for (let frames = 0; frames < 20 && coveredBy(); frames += 1) await new Promise(requestAnimationFrame);

  const pinned = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const inOrder =
    !before?.isConnected ||
    (isDate && before === focused) ||
    (before.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const above =
    before?.isConnected && !pinned(before) && !pinned(focused) && innerWidth < 500
      ? own.bottom + 1 < before.getBoundingClientRect().top
      : false;
  return {
    what,
    arrived: focused === wanted,
    outside,
    ring: ringed || (isDate && !focused.matches(":focus")),
    covered: coveredBy(),
    follows: inOrder && !above,
  };
}
