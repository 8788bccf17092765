import type { CurrentUser } from "../contract/account";
import type { MembershipPrices } from "../contract/membership-prices";
import type { PageData } from "../contract/page-data";

type PageToRender = { path: string; search: string; data: PageData; prices: MembershipPrices };

/** An API answer: its JSON and its headers. */
export type Answered = { json: string; told: Readonly<Record<string, string>> };

/** A page to render as one reader first sees it. */
export type FrameToRender = Omit<PageToRender, "data"> & {
  user: CurrentUser;
  /** The API's answers for this reader, by address. */
  answers: ReadonlyMap<string, Answered>;
  language: string | undefined;
  /** The browser's user agent. */
  browser: string;
};

export type Frame = {
  html: string;
  /** The page-cache key of each answer that was used for rendering. */
  keys: ReadonlyMap<string, AnswerKey>;
};

/** A key of the page's query cache. `grows`: the answer is the first page of an infinite list. */
export type AnswerKey = { key: readonly unknown[]; grows: boolean };

/** Renders pages from the components of `web/`. `web/edge` implements it, imported as `site-renderer`. */
export type SiteRenderer = {
  /** Renders a public page, which browsers hydrate; for an unknown address, the not-found page. */
  renderPage: (page: PageToRender) => Promise<string>;
  /** Renders a page's first view for one reader. Browsers show it until the app has started. */
  renderFrame: (page: FrameToRender) => Promise<Frame>;
};
