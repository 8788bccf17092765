import { PAGE_FACTS } from "site-pages";
import { ADDRESSES, type PageName, pageAt } from "./addresses";
import type { PageFacts } from "./page-facts";
import { type PageNeed, type PagePolicy, policyFor } from "./page-policy";

// In browsers, only the service worker uses this: pages use `web/pages.ts` itself.

export type KnownPage = { name: PageName; params: Record<string, string>; facts: PageFacts };

/** Returns the page at a path (without query), or null. */
export function knownPage(path: string, local: boolean): KnownPage | null {
  const found = pageAt(path, local);
  return found && { ...found, facts: PAGE_FACTS[found.name] };
}

/** Returns the address pattern of the page at a path, or null. */
export function pagePattern(path: string, local: boolean): string | null {
  const found = pageAt(path, local);
  return found && ADDRESSES[found.name];
}

const made = new Map<string, PagePolicy>();
const NOTHING: readonly PageNeed[] = [];

/** Returns the policy of the page at a path, cached by its needs. */
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
