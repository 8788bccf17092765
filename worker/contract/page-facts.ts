import type { PageNeed } from "./page-policy";
import type { Right } from "./rights";

/** Audience of a page: `visitor` for sign-in pages and targets of mail links; `anyone` may be signed in or not. */
export type PageAudience = "anyone" | "visitor" | "member" | "admin";

/** Returns whether a page shows a member's own data. */
export const isOfMembers = ({ who }: { who: PageAudience }): boolean => who === "member" || who === "admin";

/** Facts of a page in `web/pages.ts`, passed by the build to the Worker and the service worker. */
export type PageFacts = {
  who: PageAudience;
  /** For admin pages: the right that is needed. */
  right: Right | null;
  /** Document title, unless the page sets it itself. */
  title: string | null;
  needs: readonly PageNeed[];
  /** Addresses of its first calls; `:id` is taken from its own address. */
  data: readonly string[];
  /** Whether it opens without a network. */
  offline: boolean;
  /** Whether the Worker renders its content. */
  rendered: boolean;
  /** Whether the Worker renders its first view for the signed-in reader. */
  frame: boolean;
  /** Whether it is full-screen, without the shell. */
  bare: boolean;
  /** The modules that it starts with, as the build lists them. */
  modules: readonly string[];
};
