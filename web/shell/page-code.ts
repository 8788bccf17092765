import { type ComponentType, lazy, useState } from "react";
import type { Page } from "./page";

type Code = {
  /** Brings it. From then on the page renders at once: on the server, and where its HTML stands already. */
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

/** Brings a page's code before it is shown. What fails here is told where the page is shown. */
export async function loadPage(page: Page): Promise<void> {
  await codeOf(page)
    .load()
    .catch(() => undefined);
}

/** The component of a page. Chosen once: a page must not be mounted anew because its code is there by now. */
export function usePageComponent(page: Page): ComponentType {
  const code = codeOf(page);
  const [chosen] = useState<ComponentType>(() => code.loaded ?? code.Late);
  return chosen;
}
