import { eq, type SQL, sql } from "drizzle-orm";
import { type Gift, type GiftStanding, giftCodeSchema } from "../../../contract/gifts";
import { user } from "../../../db/account";
import type { Db } from "../../../db/client";
import { giftLink } from "../../../db/gifts";
import { notFound } from "../../../http/app-error";
import { consume, type RateLimit } from "../../../http/rate-limit";
import { planPrices } from "../plan-prices";
import type { MemberScope } from "../scope";
import { cameBy, type LinkRow, stateOf } from "./gift-links";

const LOOKS: RateLimit = { name: "gift-links", calls: 60, seconds: 600 };

/** Returns the gift of a code as its visitor sees it. Throws `not_found` for an unknown code. */
export async function readGift(scope: MemberScope, given: string, address: string): Promise<Gift> {
  const { db, env, now, actor } = scope;
  await consume(env, LOOKS, "address", address, now);
  const code = giftCodeSchema.safeParse(given);
  const link = code.success ? await linkOf(db, code.data) : null;
  if (!link) throw notFound("Gift");
  const [standing, giver, prices] = await Promise.all([
    actor.kind === "visitor" ? ("visitor" as const) : standingOf(db, link, actor.user),
    link.giverId ? db.select({ name: user.firstName }).from(user).where(eq(user.id, link.giverId)).get() : null,
    planPrices(scope),
  ]);
  return {
    state: stateOf(link, now),
    giver: giver?.name ?? null,
    until: link.until.toISOString(),
    freeUntil: monthAfter(now).toISOString(),
    thenCents: prices.monthly,
    standing,
  };
}

export async function linkOf(db: Db, code: string): Promise<LinkRow | null> {
  const row = await db.select({ link: giftLink, came: cameBy }).from(giftLink).where(eq(giftLink.code, code)).get();
  return row ? { ...row.link, came: row.came } : null;
}

/** Returns a user's standing towards a link: eligible if new, without an earlier gift, payment or free access. */
export async function standingOf(
  db: Db,
  link: Pick<LinkRow, "id" | "giverId">,
  { id, role }: { id: string; role: string },
): Promise<Exclude<GiftStanding, "visitor">> {
  if (role !== "user") return "staff";
  if (link.giverId === id) return "own";
  const row = await db
    .select({
      giftId: sql<number | null>`(select gift_id from gift_guest where user_id = ${id})`,
      isNew: sql<number>`${isNew(id)}`,
    })
    .from(sql`(select 1)`)
    .get();
  if (row?.giftId) return row.giftId === link.id ? "begun" : "taken";
  return row?.isNew ? "new" : "known";
}

/**
 * Expression: the user is new, that is, their mailbox had its trial with this account and not an earlier one, and they
 * never had a subscription or free time.
 */
export const isNew = (userId: string): SQL =>
  sql`(exists (select 1 from trial_claim where user_id = ${userId})
    and not exists (select 1 from billing_account where user_id = ${userId}
      and coalesce(status, 'incomplete') not in ('incomplete', 'incomplete_expired'))
    and not exists (select 1 from membership where user_id = ${userId} and free_until is not null))`;

/** Returns the end of a month that starts now, like the provider: the same day, or the month's last. */
function monthAfter(at: Date): Date {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== at.getUTCDate()) end.setUTCDate(0);
  return end;
}
