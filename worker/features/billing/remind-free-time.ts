import { and, eq, gt, lte, sql } from "drizzle-orm";
import { FREE_REMINDER_DAYS } from "../../contract/billing-limits";
import { OWN_PRICES } from "../../contract/membership-prices";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import { notify } from "../../write/notify";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import { freeEndsMail } from "./mails";
import { planPrices } from "./plan-prices";
import type { Scope } from "./scope";

const AT_ONCE = 100;

/**
 * Notifies members whose free time ends within three days, once per end date. Members with a continuing subscription
 * are not notified.
 */
export async function remindFreeTime(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  const soon = new Date(now.getTime() + FREE_REMINDER_DAYS * 86_400_000);
  const subject = sql<string>`'free:' || ${membership.freeUntil}`;
  const rows = await db
    .select({
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      timeZone: user.timeZone,
      endsAt: membership.freeUntil,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(
      and(
        sql`${membership.freeUntil} is not null`,
        gt(membership.freeUntil, now),
        lte(membership.freeUntil, soon),
        sql`(${membership.status} in ('canceled', 'incomplete', 'incomplete_expired') or ${membership.isTrial} = 1)`,
        sql`(${membership.status} = 'incomplete_expired' or ${membership.currentPeriodEnd} <= ${membership.freeUntil})`,
        eq(user.emailVerified, true),
        eq(user.banned, false),
        eq(user.role, "user"),
        sql`not exists (select 1 from notice n where n.user_id = ${user.id} and n.kind = 'free_ends' and n.subject = ${subject})`,
        sql`not exists (select 1 from email_outbox o where o.once_key = 'free-ends:' || ${user.id} || ':' || ${membership.freeUntil})`,
      ),
    )
    .limit(AT_ONCE);
  const prices = rows.length > 0 ? await planPrices(scope) : OWN_PRICES;
  for (const { id, endsAt, ...to } of rows) {
    if (!endsAt) continue;
    const write = writing(scope);
    sendMail(write, await freeEndsMail(scope.env, { ...to, origin }, { userId: id, endsAt, prices }));
    notify(write, { kind: "free_ends", subject: `free:${endsAt.getTime()}`, to: id });
    await write.commit();
  }
  return rows.length;
}
