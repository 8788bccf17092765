import type { ComponentType } from "react";
import type { PageAudience } from "../../worker/contract/page-facts";
import type { PageNeed } from "../../worker/contract/page-policy";
import type { Right } from "../../worker/contract/rights";

/** Facts of a page, stated once, in `web/pages.ts`. */
export type Page = {
  /** Imports its component from a chunk of its own. False if the build does not have the page. */
  load: (() => Promise<ComponentType>) | false;
  who: PageAudience;
  /** For admin pages: the right that is needed (`RIGHTS`). */
  right?: Right;
  /** Document title; null if the page sets it itself. */
  title: string | null;
  /** What it needs from beyond this site's files. */
  needs?: readonly PageNeed[];
  /** Addresses of its first calls, fetched in parallel with its code; `:id` is taken from its own address. */
  data?: readonly string[];
  /** Whether it is precached for offline use. */
  offline?: true;
  /** Whether it is full-screen, without header, navigation and footer. */
  bare?: true;
  /** Whether the server renders its content from the same component. */
  rendered?: true;
  /** Whether the server renders its first view for the signed-in reader, replaced once the page has started. */
  frame?: true;
};
