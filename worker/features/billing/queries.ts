import { eq, getTableColumns, sql } from "drizzle-orm";
import { billingAccount, membership } from "../../db/billing";
import type { Db } from "../../db/client";
import { prepared } from "../../db/prepared-query";

const ACCOUNT = {
  customerId: billingAccount.customerId,
  couponCode: billingAccount.couponCode,
  couponName: billingAccount.couponName,
  couponPercentOff: billingAccount.couponPercentOff,
  couponAmountOff: billingAccount.couponAmountOff,
  couponDuration: billingAccount.couponDuration,
  couponMonths: billingAccount.couponMonths,
  couponEndsAt: billingAccount.couponEndsAt,
  openCents: billingAccount.openCents,
  latestInvoiceId: billingAccount.latestInvoiceId,
};

/**
 * A statement for what is stored of a member's subscription. No two of its columns have the same name: a batch of D1
 * answers rows as objects, in which one of them would be lost.
 */
export const mirrorOf = (db: Db, userId: string) =>
  db
    .select({
      membership,
      account: ACCOUNT,
    })
    .from(membership)
    .leftJoin(billingAccount, eq(billingAccount.userId, membership.userId))
    .where(eq(membership.userId, userId));

/** The same for `userId`, to be read along with more; who has no account has one of nothing. */
export const preparedMirror = prepared({ membership: getTableColumns(membership), account: ACCOUNT }, (select) =>
  select
    .from(membership)
    .leftJoin(billingAccount, eq(billingAccount.userId, membership.userId))
    .where(eq(membership.userId, sql.placeholder("userId"))),
);

export type Mirror = Awaited<ReturnType<typeof mirrorOf>>[number];
