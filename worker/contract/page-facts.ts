import type { PageNeed } from "./page-policy";
import type { Right } from "./rights";

/** For whom a page is: `visitor` are those where people come in, and what mails lead to; `anyone` may be signed in or not. */
export type PageAudience = "anyone" | "visitor" | "member" | "admin";

/** Whether what a page shows is a member's own. */
export const isOfMembers = ({ who }: { who: PageAudience }): boolean => who === "member" || who === "admin";

/** What is said of a page in `web/pages.ts`, as the build hands it to the Worker and the service worker. */
export type PageFacts = {
  who: PageAudience;
  /** Of a page of the desk: what its reader must be able to do. */
  right: Right | null;
  /** What it is called in the browser's tab, unless the page finds that out itself. */
  title: string | null;
  needs: readonly PageNeed[];
  /** The calls that it begins with; `:id` is that of its address. */
  data: readonly string[];
  /** Whether it opens without a network. */
  offline: boolean;
  /** Whether the Worker answers it with its content. */
  rendered: boolean;
  /** Whether the Worker answers it with what it shows its reader at first. */
  frame: boolean;
  /** Whether it has the screen to itself, without anything around it. */
  bare: boolean;
  /** The modules that it begins with, as the build lists them. */
  modules: readonly string[];
};
