/** The element of a rendered page that carries what it was rendered from, as JSON. */
export const PAGE_DATA_ID = "page-data";

/** An answer of the API as it travels with a page: what it says and where its list goes on, or that there is none. */
export type KnownAnswer = { data: unknown; next: string | null } | { missing: true };

/** By the address of the call. */
type KnownAnswers = Record<string, KnownAnswer>;

export type PageData = {
  /** Milliseconds; ages are counted from then until the page has taken over. Null for a page that was not rendered. */
  renderedAt: number | null;
  answers: KnownAnswers;
};
