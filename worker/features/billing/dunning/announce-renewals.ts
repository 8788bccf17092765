import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { RENEWAL_NOTICE_DAYS } from "../../../contract/billing-limits";
import { user } from "../../../db/account";
import { billingAccount, membership } from "../../../db/billing";
import { postMail } from "../../../platform/mail";
import { renewalMail } from "../mails";
import type { Scope } from "../scope";

const AT_ONCE = 100;

/** Mails members a week before an annual renewal, once each, as the law in many places requires. Returns how many. */
export async function announceRenewals(scope: Scope): Promise<number> {
  const { db, now, origin } = scope;
  const soon = new Date(now.getTime() + RENEWAL_NOTICE_DAYS * 86_400_000);
  const rows = await db
    .select({
      email: user.email,
      firstName: user.firstName,
      timeZone: user.timeZone,
      membership,
      account: billingAccount,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .innerJoin(billingAccount, eq(billingAccount.userId, user.id))
    .where(
      and(
        // A literal, so that SQLite can use the partial index.
        sql`${membership.plan} = 'annual'`,
        gt(membership.currentPeriodEnd, now),
        lte(membership.currentPeriodEnd, soon),
        eq(membership.status, "active"),
        eq(membership.cancelAtPeriodEnd, false),
        isNotNull(billingAccount.latestInvoiceId),
        eq(user.banned, false),
        sql`not exists (select 1 from email_outbox o where o.once_key = 'renewal:' || ${billingAccount.latestInvoiceId})`,
      ),
    )
    .limit(AT_ONCE);
  for (const { membership: row, account, ...to } of rows) {
    const renewal = {
      invoiceId: account.latestInvoiceId ?? "",
      at: row.currentPeriodEnd,
      cents: nextCents(row, account),
    };
    await postMail(scope, renewalMail({ ...to, origin }, renewal));
  }
  return rows.length;
}

type Paid = Pick<typeof membership.$inferSelect, "planAmountCents" | "currentPeriodEnd">;
type Reduced = Pick<
  typeof billingAccount.$inferSelect,
  "couponDuration" | "couponEndsAt" | "couponPercentOff" | "couponAmountOff"
>;

/** Returns the next payment in cents, after a coupon that still applies. */
function nextCents({ planAmountCents, currentPeriodEnd }: Paid, coupon: Reduced): number {
  const cents = planAmountCents ?? 0;
  const { couponDuration, couponEndsAt, couponPercentOff, couponAmountOff } = coupon;
  const lasts = couponDuration === "forever" || (couponEndsAt !== null && couponEndsAt > currentPeriodEnd);
  if (!lasts) return cents;
  return Math.max(0, cents - Math.round((cents * (couponPercentOff ?? 0)) / 100) - (couponAmountOff ?? 0));
}
