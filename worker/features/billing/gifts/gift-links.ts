import { type SQL, sql } from "drizzle-orm";
import type { GiftState } from "../../../contract/gifts";
import { giftLink } from "../../../db/gifts";

export type LinkRow = typeof giftLink.$inferSelect & { came: number };

/** Number of people who used a link, for statements on links. */
export const cameBy = sql<number>`(select count(*) from gift_guest g where g.gift_id = ${sql.raw("gift_link.id")})`;

/** Returns a link's current state. A member's link ends with their account. */
export function stateOf({ endedAt, label, giverId, came, uses, until }: LinkRow, now: Date): GiftState {
  if (endedAt || (label === null && giverId === null)) return "ended";
  if (came >= uses) return "used";
  return until <= now ? "expired" : "open";
}

/** Condition for statements: the link can still be used. */
export const isOpen = (now: Date): SQL =>
  sql`${giftLink.endedAt} is null and (${giftLink.label} is not null or ${giftLink.giverId} is not null)
    and ${cameBy} < ${giftLink.uses} and ${giftLink.until} > ${now.getTime()}`;

/** Expression: whether a user has ever paid. */
export const hasPaid = (userId: SQL): SQL<number> =>
  sql<number>`exists (select 1 from book_customer c join book_invoice i on i.customer_id = c.id
    where c.user_id = ${userId} and i.paid_cents > 0)`;
