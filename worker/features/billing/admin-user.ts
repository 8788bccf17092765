import { eq, sql } from "drizzle-orm";
import type { AdminUser } from "../../contract/billing";
import { user } from "../../db/account";
import { billingAccount, membership } from "../../db/billing";
import type { Db } from "../../db/client";
import type { PaymentsConfig } from "../../platform/stripe/config";
import { isLocalGrant } from "./account";

const DISPUTED = "A payment of this customer is disputed. Answer it at the payment provider.";

/** Returns a select of members as admins see them; `row` orders members who joined at the same instant. */
export const adminUsers = (db: Db) =>
  db
    .select({ row: sql<number>`${user}.rowid`.as("row"), user, membership, account: billingAccount })
    .from(user)
    .leftJoin(membership, eq(membership.userId, user.id))
    .leftJoin(billingAccount, eq(billingAccount.userId, user.id))
    .$dynamic();

type Row = {
  user: typeof user.$inferSelect;
  membership: typeof membership.$inferSelect | null;
  account: typeof billingAccount.$inferSelect | null;
};

export function presentAdminUser(row: Row, mode: PaymentsConfig["mode"]): AdminUser {
  const { id, firstName, lastName, email, role, mayPublish, image, createdAt } = row.user;
  const membership = row.membership?.status === "incomplete_expired" ? null : row.membership;
  const account = row.account && isLocalGrant(mode, row.account) ? null : row.account;
  const alerts = [account?.alert, account?.disputedAt ? DISPUTED : null].filter((each) => typeof each === "string");
  return {
    id,
    firstName,
    lastName,
    email,
    profileImageUrl: image,
    role,
    mayPublish,
    createdAt: createdAt.toISOString(),
    subscriptionStatus: membership?.status ?? null,
    subscriptionPlan: membership?.plan ?? null,
    planAmount: membership?.plan ? membership.planAmountCents : null,
    stripeSubscriptionId: membership && !membership.isTrial ? (account?.subscriptionId ?? null) : null,
    stripeCustomerId: account?.customerId ?? null,
    couponCode: account?.couponCode ?? null,
    couponExpirationDate: account?.couponEndsAt?.toISOString() ?? null,
    cancelAtPeriodEnd: membership?.cancelAtPeriodEnd ?? false,
    currentPeriodEnd: membership?.currentPeriodEnd.toISOString() ?? null,
    trialEndsAt: membership?.trialEndsAt?.toISOString() ?? null,
    pausedUntil: membership?.pausedUntil?.toISOString() ?? null,
    freeUntil: row.membership?.freeUntil?.toISOString() ?? null,
    alert: alerts.length ? alerts.join(" ") : null,
  };
}
