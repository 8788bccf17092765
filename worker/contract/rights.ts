import type { Role } from "./account";

const STAFF: readonly Role[] = ["coach", "admin"];
const ADMINS: readonly Role[] = ["admin"];

/**
 * What there is to do at the desk, and which roles may do it: the one table. Every call of the desk names its right as its
 * guard, every page of it in `web/pages.ts`; what stands around them shows what its reader may open, and nothing else.
 */
export const RIGHTS = {
  /** The day, the counts and the search, each of what one may do. */
  desk: STAFF,
  /** Conversations, form checks, saved replies. */
  messages: STAFF,
  /** What members did, seen and cheered. */
  book: STAFF,
  /** Reports, and who may write. */
  moderation: STAFF,
  /** Weeks, workouts, templates, the library, and the documents that they come from. */
  weeks: STAFF,
  articles: STAFF,
  /** Who the members are: their list, pages, tags, notes, private weeks; bringing them in. */
  people: ADMINS,
  /** Where members hurt and what does not work for them: never for assistants. */
  injuries: ADMINS,
  /** Subscriptions, invoices, given time, the business's numbers. */
  money: ADMINS,
  roles: ADMINS,
  /** How documents are judged. */
  settings: ADMINS,
  /** What takes members' data out of the club in a file. */
  exports: ADMINS,
  /** Who asks to be coached. */
  consultations: ADMINS,
  /** What is pinned above the community in the club's name. */
  announcements: ADMINS,
  /** The audit log, the product's health, how uploads went. */
  upkeep: ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

/** Whether a role may do something at the desk. */
export const mayDo = (role: Role, right: Right): boolean => RIGHTS[right].includes(role);

/** Who of the staff brings weeks, workouts and articles before members: admins, and the assistants whom an admin lets. */
export const publishes = (who: { role: Role; mayPublish: boolean }): boolean =>
  who.role === "admin" || (who.role === "coach" && who.mayPublish);
