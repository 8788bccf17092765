import type { CurrentUser } from "../../../worker/contract/account";

/** Whom the server renders a page for, and what it knows for it. In a browser there is nobody. */
export type RenderedFor = {
  user: CurrentUser;
  /** How much waits to be read, as the answer about who is here says it beside. */
  unread: string | null;
  /** The reader's first language, where their browser has said it. */
  language: string | undefined;
  timeZone: string;
  /** What the browser says that it is; nothing where that is not known. */
  browser: string;
  /** What the API answers to a call. Throws where that is not known: nothing is asked from there. */
  answer: (address: string) => Response;
};

let find = (): RenderedFor | undefined => undefined;

/** Of the rendering that asks: others may be under way at the same time. */
export const renderedFor = () => find();

/** Said once by the server. */
export function findRenderedFor(by: typeof find): void {
  find = by;
}
