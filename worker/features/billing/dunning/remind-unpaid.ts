import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { graceEnd } from "../../../contract/billing";
import { GRACE_DAYS, UNPAID_REMINDER_DAYS } from "../../../contract/billing-limits";
import { user } from "../../../db/account";
import { billingAccount, membership } from "../../../db/billing";
import { postMail } from "../../../platform/mail";
import { paymentsConfig } from "../../../platform/stripe/config";
import { isLocalGrant } from "../account";
import { stillUnpaidMail } from "../mails";
import { payments } from "../payments";
import type { Scope } from "../scope";
import { syncMember } from "../sync-member";
import { payAddress } from "./pay-address";

const AT_ONCE = 40;
const DAY_MS = 86_400_000;
const [FIRST] = UNPAID_REMINDER_DAYS;

/**
 * Reminds members of an unpaid period after three and seven days and two days before access ends. Syncs with the
 * provider first, so that nobody who has paid is reminded; an overdue reminder is replaced by the next.
 */
export async function remindUnpaid(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  if (paymentsConfig(scope.env).mode === "off") return 0;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const start = membership.currentPeriodStart;
  const whenClauses = UNPAID_REMINDER_DAYS.toReversed().map(
    (day) => sql`when ${start} <= ${ago(day).getTime()} then ${day}`,
  );
  const day = sql<number>`(case ${sql.join(whenClauses, sql` `)} end)`;
  const onceKey = sql<string>`('still-unpaid:' || ${billingAccount.latestInvoiceId} || ':' || ${day})`;
  const rows = await db
    .select({ id: user.id, customerId: billingAccount.customerId, day: day.as("day") })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .innerJoin(billingAccount, eq(billingAccount.userId, user.id))
    .where(
      and(
        eq(membership.status, "past_due"),
        lte(start, ago(FIRST)),
        gt(start, ago(GRACE_DAYS)),
        isNotNull(billingAccount.latestInvoiceId),
        eq(user.banned, false),
        sql`not exists (select 1 from email_outbox o where o.once_key = ${onceKey})`,
      ),
    )
    .limit(AT_ONCE);
  if (rows.length === 0) return 0;
  const pay = await payments(scope);
  let reminded = 0;
  for (const row of rows) {
    if (isLocalGrant(pay.mode, row)) continue;
    const now = await syncMember(scope, pay, row.id);
    const { latestInvoiceId: invoiceId, openCents: cents } = now?.account ?? {};
    if (now?.membership.status !== "past_due" || !invoiceId || !cents) continue;
    const to = await db
      .select({ email: user.email, firstName: user.firstName, timeZone: user.timeZone })
      .from(user)
      .where(eq(user.id, row.id))
      .get();
    if (!to) continue;
    const url = await payAddress(scope, { userId: row.id, invoiceId });
    const graceEndsAt = graceEnd(now.membership.currentPeriodStart);
    await postMail(scope, stillUnpaidMail({ ...to, origin }, { invoiceId, day: row.day, cents, graceEndsAt, url }));
    reminded += 1;
  }
  return reminded;
}
