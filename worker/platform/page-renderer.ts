import type { CurrentUser } from "../contract/account";
import type { MembershipPrices } from "../contract/membership-prices";
import type { PageData } from "../contract/page-data";

type PageToRender = { path: string; search: string; data: PageData; prices: MembershipPrices };

/** What the API has answered to a call: its JSON, and what its headers said. */
export type Answered = { json: string; told: Readonly<Record<string, string>> };

/** A page as its first sight is for one reader. */
export type FrameToRender = Omit<PageToRender, "data"> & {
  user: CurrentUser;
  /** What the API answers this reader, by address. */
  answers: ReadonlyMap<string, Answered>;
  language: string | undefined;
  /** What the browser says that it is. */
  browser: string;
};

export type Frame = {
  html: string;
  /** As what the page's cache has each answer from which it was rendered. */
  keys: ReadonlyMap<string, AnswerKey>;
};

/** A key of the page's cache; an answer may be the first page of a list that grows. */
export type AnswerKey = { key: readonly unknown[]; grows: boolean };

/** Renders pages from the components of the web. `web/edge` has it, under the name `site-renderer`. */
export type SiteRenderer = {
  /** The content of a public page, which browsers take over as it is; for any other address that there is nothing. */
  renderPage: (page: PageToRender) => Promise<string>;
  /** What a page shows one reader at first. Browsers show it until the page itself stands. */
  renderFrame: (page: FrameToRender) => Promise<Frame>;
};
