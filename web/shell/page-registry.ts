import { type PageName, pageAt } from "../../worker/contract/addresses";
import type { Page } from "./page";

type Registry = { pages: Readonly<Partial<Record<PageName, Page>>>; notFound: Page };
let registry: Registry | undefined;

/** Said once by whoever starts: the browser knows every page, the server those that it renders. */
export function registerPages(pages: Registry["pages"], notFound: Page): void {
  registry = { pages, notFound };
}

/** The page at a path, and what the path says in its parts; for what is none, the one that says so. */
export function pageFor(path: string): { page: Page; params: Record<string, string> } {
  if (!registry) throw new Error("no pages are registered");
  const found = pageAt(path, __LOCAL_TOOLS__);
  const page = found ? registry.pages[found.name] : undefined;
  return found && page?.load ? { page, params: found.params } : { page: registry.notFound, params: {} };
}
