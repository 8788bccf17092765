import { isAway } from "../lib/http/network";
import { pageFor } from "./page-registry";

/**
 * A document's CSP stays the same while navigating within the app, so it is the one of the page at which the document
 * was opened.
 */
const OPENED_AT = import.meta.env.SSR ? null : window.location.pathname;

/** Returns whether a page needs more than this document's CSP allows, and so a full page load. */
export function needsFreshDocument(pathname: string): boolean {
  if (OPENED_AT === null) return false;
  const allowed = needsOf(OPENED_AT);
  const needs = needsOf(pathname);
  if (needs.every((need) => allowed.includes(need))) return false;
  // Offline, neither a document nor the pictures and videos it would allow load; a page without them is better.
  return !isAway() || needs.includes("payments");
}

const needsOf = (pathname: string) => pageFor(pathname).page.needs ?? [];
