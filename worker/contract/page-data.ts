/** Id of the element that embeds the data a page was rendered from, as JSON. */
export const PAGE_DATA_ID = "page-data";

/** An API answer embedded in a page: its data and next cursor, or that it was a 404. */
export type KnownAnswer = { data: unknown; next: string | null } | { missing: true };

/** Answers by address. */
type KnownAnswers = Record<string, KnownAnswer>;

export type PageData = {
  /** Milliseconds; cached answers age from then until hydration. Null if the page was not rendered on the server. */
  renderedAt: number | null;
  answers: KnownAnswers;
};
