import type { Role } from "./account";

const STAFF: readonly Role[] = ["coach", "admin"];
const ADMINS: readonly Role[] = ["admin"];

/**
 * All staff rights, and the roles that have them: the single source. Every admin call names its right as its guard, and
 * every admin page in `web/pages.ts`; navigation shows only what its reader may open.
 */
export const RIGHTS = {
  /** The day, counts and search, each limited to one's other rights. */
  desk: STAFF,
  /** Conversations, form checks, saved replies. */
  messages: STAFF,
  /** Members' sessions, seen marks and cheers. */
  book: STAFF,
  /** Reports, and mutes. */
  moderation: STAFF,
  /** Weeks, workouts, templates, the library, and their documents. */
  weeks: STAFF,
  articles: STAFF,
  /** The member list, member pages, tags, notes, private weeks, and member imports. */
  people: ADMINS,
  /** Members' injuries: never for assistants. */
  injuries: ADMINS,
  /** Subscriptions, invoices, free time, and the business's numbers. */
  money: ADMINS,
  roles: ADMINS,
  /** Validation settings and rules. */
  settings: ADMINS,
  /** Exports of members' data. */
  exports: ADMINS,
  /** Coaching requests. */
  consultations: ADMINS,
  /** Pinned messages in the community. */
  announcements: ADMINS,
  /** The audit log, health, upload figures. */
  upkeep: ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof RIGHTS;

/** Returns whether a role has a staff right. */
export const mayDo = (role: Role, right: Right): boolean => RIGHTS[right].includes(role);

/** Returns whether somebody may publish weeks, workouts and articles: admins, and coaches whom an admin allows it. */
export const publishes = (who: { role: Role; mayPublish: boolean }): boolean =>
  who.role === "admin" || (who.role === "coach" && who.mayPublish);
