import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { TRIAL_REMINDER_DAYS } from "../../contract/billing-limits";
import { OWN_PRICES } from "../../contract/membership-prices";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import type { Db } from "../../db/client";
import { notify } from "../../write/notify";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import { trialEndedMail, trialEndsMail } from "./mails";
import { planPrices } from "./plan-prices";
import type { Scope } from "./scope";

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** Trials that ended earlier are skipped, in case the schedule did not run. */
const ENDED_WITHIN_DAYS = 2;
const ABOUT = { kind: "trial_ends", subject: "trial" } as const;

/** Notifies members whose trial ends within two days, once: in the app, and by mail unless turned off. */
export async function remindTrials(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  const soon = new Date(now.getTime() + TRIAL_REMINDER_DAYS * DAY_MS);
  const isNotified = sql`(EXISTS (SELECT 1 FROM notice n WHERE n.user_id = ${user.id} AND n.kind = ${ABOUT.kind})
    OR EXISTS (SELECT 1 FROM email_outbox o WHERE o.once_key = 'trial-ends:' || ${user.id}))`;
  const rows = await trialsEnding(
    db,
    and(gt(membership.trialEndsAt, now), lte(membership.trialEndsAt, soon), sql`NOT ${isNotified}`),
  );
  const prices = rows.length > 0 ? await planPrices(scope) : OWN_PRICES;
  for (const { id, endsAt, ...to } of rows) {
    const write = writing(scope);
    sendMail(write, await trialEndsMail(scope.env, { ...to, origin }, id, endsAt, prices));
    notify(write, { ...ABOUT, to: id });
    await write.commit();
  }
  return rows.length;
}

/** Mails members whose trial has just ended, once, unless turned off. */
export async function tellEndedTrials(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  const recent = new Date(now.getTime() - ENDED_WITHIN_DAYS * DAY_MS);
  const isMailed = sql`EXISTS (SELECT 1 FROM email_outbox o WHERE o.once_key = 'trial-ended:' || ${user.id})`;
  const rows = await trialsEnding(
    db,
    and(gt(membership.trialEndsAt, recent), lte(membership.trialEndsAt, now), sql`NOT ${isMailed}`),
  );
  const prices = rows.length > 0 ? await planPrices(scope) : OWN_PRICES;
  for (const { id, endsAt, ...to } of rows) {
    const write = writing(scope);
    sendMail(write, await trialEndedMail(scope.env, { ...to, origin }, id, prices));
    await write.commit();
  }
  return rows.length;
}

const trialsEnding = (db: Db, condition: SQL | undefined) =>
  db
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
        condition,
        eq(user.emailVerified, true),
        eq(user.banned, false),
        eq(user.role, "user"),
        // Members with later free time are told of its end instead.
        sql`coalesce(${membership.freeUntil}, 0) <= ${membership.trialEndsAt}`,
      ),
    )
    .limit(AT_ONCE);
