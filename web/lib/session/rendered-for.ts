import type { CurrentUser } from "../../../worker/contract/account";

/** The reader for whom the server is rendering. Undefined in browsers. */
export type RenderedFor = {
  user: CurrentUser;
  /** The unread header of the session answer. */
  unread: string | null;
  /** The first language in the browser's Accept-Language. */
  language: string | undefined;
  timeZone: string;
  /** The user agent; empty if unknown. */
  browser: string;
  /** Returns the API's answer to an address. Throws if unknown: the server makes no calls while rendering. */
  answer: (address: string) => Response;
};

let find = (): RenderedFor | undefined => undefined;

/** Returns the reader of the current rendering; several may run concurrently. */
export const renderedFor = () => find();

/** Called once, by the server. */
export function findRenderedFor(by: typeof find): void {
  find = by;
}
