import type { ComponentType } from "react";
import type { PageAudience } from "../../worker/contract/page-facts";
import type { PageNeed } from "../../worker/contract/page-policy";
import type { Right } from "../../worker/contract/rights";

/** What is said of a page, once, in `web/pages.ts`. */
export type Page = {
  /** Brings its component, from a file of its own. False where the build has no such page. */
  load: (() => Promise<ComponentType>) | false;
  who: PageAudience;
  /** Of a page of the desk: who of the staff may open it, by `RIGHTS`. */
  right?: Right;
  /** What it is called in the browser's tab; null where the page finds that out itself. */
  title: string | null;
  /** What it has to be allowed beyond the files of this site. */
  needs?: readonly PageNeed[];
  /** What it asks for whoever may see it; `:id` is that of its address. Asked while its code is still on the way. */
  data?: readonly string[];
  /** Whether it is on the device before it is offline. */
  offline?: true;
  /** Whether it has the screen to itself, without header, places and footer. */
  bare?: true;
  /** Whether the server answers it with its content, rendered from the same component. */
  rendered?: true;
  /** Whether the server answers it with what it shows its reader at first, until the page itself stands. */
  frame?: true;
};
