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
 * Returns the select of a member's stored subscription. All its column names differ, because D1 batches return rows as
 * objects, in which duplicates would be lost.
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

/** Same as a prepared query for `userId`; the account's columns are null without one. */
export const preparedMirror = prepared({ membership: getTableColumns(membership), account: ACCOUNT }, (select) =>
  select
    .from(membership)
    .leftJoin(billingAccount, eq(billingAccount.userId, membership.userId))
    .where(eq(membership.userId, sql.placeholder("userId"))),
);

export type Mirror = Awaited<ReturnType<typeof mirrorOf>>[number];
