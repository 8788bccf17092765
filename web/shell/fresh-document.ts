import { isAway } from "../lib/http/network";
import { pageFor } from "./page-registry";

/**
 * What may be loaded is said by the document, and going from page to page within the site keeps the word of the first
 * one. So what it is allowed is what the page needs at which it was opened.
 */
const OPENED_AT = import.meta.env.SSR ? null : window.location.pathname;

/** Whether a page needs more than this document is allowed, and so has to be loaded as one of its own. */
export function needsFreshDocument(pathname: string): boolean {
  if (OPENED_AT === null) return false;
  const allowed = needsOf(OPENED_AT);
  const needs = needsOf(pathname);
  if (needs.every((need) => allowed.includes(need))) return false;
  // Without a network no document comes, and no picture or film that it would allow; a page is better than none.
  return !isAway() || needs.includes("payments");
}

const needsOf = (pathname: string) => pageFor(pathname).page.needs ?? [];
