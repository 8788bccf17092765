import { type ComponentType, lazy, useState } from "react";
import type { Page } from "./page";

type Code = {
  /** Loads it. From then on the page renders synchronously: on the server, and for hydration. */
  load: () => Promise<ComponentType>;
  loaded?: ComponentType;
  Late: ComponentType;
};
const codes = new Map<Page, Code>();

function codeOf(page: Page): Code {
  let code = codes.get(page);
  if (code) return code;
  const load = async () => {
    if (!page.load) throw new Error("this build has no such page");
    made.loaded ??= await page.load();
    return made.loaded;
  };
  const made: Code = { load, Late: lazy(async () => ({ default: await load() })) };
  code = made;
  codes.set(page, code);
  return code;
}

/** Preloads a page's code. A failure is reported when the page is shown. */
export async function loadPage(page: Page): Promise<void> {
  await codeOf(page)
    .load()
    .catch(() => undefined);
}

/** Returns a page's component. Chosen once, as switching to the loaded one would remount the page. */
export function usePageComponent(page: Page): ComponentType {
  const code = codeOf(page);
  const [chosen] = useState<ComponentType>(() => code.loaded ?? code.Late);
  return chosen;
}
