import { PAGE_FACTS } from "site-pages";
import { ADDRESSES, type PageName, pageAt } from "./addresses";
import type { PageFacts } from "./page-facts";
import { type PageNeed, type PagePolicy, policyFor } from "./page-policy";

// Of browsers' code only the service worker reads this: pages know `web/pages.ts` itself.

export type KnownPage = { name: PageName; params: Record<string, string>; facts: PageFacts };

/** The page that a path, without query, leads to; null for none. */
export function knownPage(path: string, local: boolean): KnownPage | null {
  const found = pageAt(path, local);
  return found && { ...found, facts: PAGE_FACTS[found.name] };
}

/** The page that a path leads to, as it is written in the list of addresses; null for none. */
export function pagePattern(path: string, local: boolean): string | null {
  const found = pageAt(path, local);
  return found && ADDRESSES[found.name];
}

const made = new Map<string, PagePolicy>();
const NOTHING: readonly PageNeed[] = [];

/** What the page at a path may do. Made once for all pages with the same needs. */
export function pagePolicy(path: string): PagePolicy {
  const needs = knownPage(path, true)?.facts.needs ?? NOTHING;
  const key = needs.join();
  let policy = made.get(key);
  if (!policy) {
    policy = policyFor(needs);
    made.set(key, policy);
  }
  return policy;
}
