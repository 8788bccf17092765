import { and, eq, gt, lte, sql } from "drizzle-orm";
import { TRIAL_REMINDER_DAYS } from "../../contract/billing-limits";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import { emailOutbox } from "../../db/outbox";
import { postMail } from "../../platform/mail";
import { trialEndsMail } from "./mails";
import type { Scope } from "./scope";

const AT_ONCE = 100;

/** Tells everybody whose trial ends within two days, once. */
export async function remindTrials(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  const soon = new Date(now.getTime() + TRIAL_REMINDER_DAYS * 86_400_000);
  const told = sql`EXISTS (SELECT 1 FROM ${emailOutbox} WHERE ${emailOutbox.onceKey} = 'trial-ends:' || ${user.id})`;
  const rows = await db
    .select({
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      timeZone: user.timeZone,
      endsAt: membership.currentPeriodEnd,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(
      and(
        eq(membership.isTrial, true),
        gt(membership.trialEndsAt, now),
        lte(membership.trialEndsAt, soon),
        eq(user.emailVerified, true),
        eq(user.banned, false),
        eq(user.role, "user"),
        sql`NOT ${told}`,
      ),
    )
    .limit(AT_ONCE);
  for (const { id, endsAt, ...to } of rows) await postMail(scope, trialEndsMail({ ...to, origin }, id, endsAt));
  return rows.length;
}
