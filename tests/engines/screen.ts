import type { EngineWindow } from "./engine";

const LIMIT_MS = 45_000;
const LOOK_EVERY_MS = 100;

type Wanted = { button: string } | { link: string } | { field: string } | { choice: string };

/** What a person sees of a window, and does in it. Case does not count: much is set in capitals. */
export class Screen {
  constructor(
    private readonly window: EngineWindow,
    private readonly site: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.window.goto(this.site + path);
  }

  reload(): Promise<void> {
    return this.window.reload();
  }

  close(): Promise<void> {
    return this.window.close();
  }

  path(): Promise<string> {
    return this.window.evaluate("location.pathname");
  }

  click(wanted: Wanted): Promise<void> {
    return this.until(`click ${JSON.stringify(wanted)}`, () => this.window.click(elementOf(wanted)));
  }

  type(field: string, text: string): Promise<void> {
    return this.until(`type into ${field}`, () => this.window.type(elementOf({ field }), text));
  }

  /** Such fields are hidden behind a button of ours. */
  choose(file: string): Promise<void> {
    return this.until("choose a file", () => this.window.choose("document.querySelector('input[type=file]')", file));
  }

  sees(text: string): Promise<void> {
    return this.until(`see "${text}"`, async () => (await this.text()).includes(text.toLowerCase()));
  }

  seesNoMore(text: string): Promise<void> {
    return this.until(`see "${text}" no more`, async () => !(await this.text()).includes(text.toLowerCase()));
  }

  async evaluate<T>(expression: string): Promise<T> {
    return this.window.evaluate(expression);
  }

  until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const limit = Date.now() + LIMIT_MS;
    const look = async (): Promise<void> => {
      // A page that is just being left has no elements, and something may lie over one for a moment.
      const answer = await holds().catch((error: Error) => error);
      if (answer === true) return;
      if (Date.now() < limit) return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)).then(look);
      const shown = await this.text().catch(String);
      throw new Error(
        `Could not ${what}${answer ? ` (${answer.message})` : ""}. At ${await this.path()} it says:\n${shown}`,
      );
    };
    return look();
  }

  private text(): Promise<string> {
    return this.window.evaluate<string>('document.body.innerText.replace(/\\s+/g, " ").toLowerCase()');
  }
}

const SELECTORS = {
  button: "button, summary, [role=button], [role=menuitem]",
  link: "a[href]",
  field: "input, textarea, select",
  choice: "label",
};

/** The first visible element of a kind whose name begins with the words, brought to the middle of the window. */
function elementOf(wanted: Wanted): string {
  const [[kind, name]] = Object.entries(wanted) as [[keyof typeof SELECTORS, string]];
  return `(() => {
    const clean = (text) => (text ?? "").replace(/\\s+/g, " ").trim().toLowerCase();
    const byId = (ids) => ids?.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ");
    const labels = (element) => [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
    const nameOf = (element) =>
      clean(byId(element.getAttribute("aria-labelledby")) || element.getAttribute("aria-label") || labels(element) || element.textContent);
    const found = [...document.querySelectorAll(${JSON.stringify(SELECTORS[kind])})].find(
      (element) => !element.disabled && element.checkVisibility() && nameOf(element).startsWith(clean(${JSON.stringify(name)})),
    );
    found?.scrollIntoView({ block: "center", behavior: "instant" });
    return found ?? null;
  })()`;
}
