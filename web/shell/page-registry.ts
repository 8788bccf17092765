import { type PageName, pageAt } from "../../worker/contract/addresses";
import type { Page } from "./page";

type Registry = { pages: Readonly<Partial<Record<PageName, Page>>>; notFound: Page };
let registry: Registry | undefined;

/** Called once at startup: the browser registers all pages, the server those it renders. */
export function registerPages(pages: Registry["pages"], notFound: Page): void {
  registry = { pages, notFound };
}

/** Returns the page at a path with its parameters; the not-found page for an unknown path. */
export function pageFor(path: string): { page: Page; params: Record<string, string> } {
  if (!registry) throw new Error("no pages are registered");
  const found = pageAt(path, __LOCAL_TOOLS__);
  const page = found ? registry.pages[found.name] : undefined;
  return found && page?.load ? { page, params: found.params } : { page: registry.notFound, params: {} };
}
