import { eq } from "drizzle-orm";
import type { AdminSubscription, Termination, TerminationPreview } from "../../contract/billing";
import { auditLog, user } from "../../db/account";
import { AppError, notFound } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import type { Payments } from "../../platform/stripe/client";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { accountOf } from "./account";
import { adminUsers, presentAdminUser } from "./admin-user";
import { cancelAtPeriodEnd } from "./cancel-at-period-end";
import { cancelNow, type Ended, previewTermination } from "./cancel-now";
import { payments } from "./payments";
import { withProviderErrors } from "./refusals";
import { restore } from "./restore";
import type { MemberScope } from "./scope";
import { syncMember } from "./sync-member";

/**
 * Runs an admin's change of a member's subscription. The money is at the provider rather than in the database, so one
 * audit row records the request and a second one its result.
 */
async function changeMemberSubscription(
  scope: MemberScope,
  userId: string,
  action: string,
  work: (pay: Payments) => Promise<Ended | undefined>,
  detail: Record<string, unknown> = {},
): Promise<AdminSubscription> {
  const found = await scope.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).get();
  if (!found) throw notFound("User");
  const pay = await payments(scope);
  const record = async (jsonValue: string, about: Record<string, unknown>) => {
    const write = writing(scope);
    audit(write, jsonValue, `user:${userId}`, about);
    await write.commit();
  };
  await record(action, detail);
  const done = await withProviderErrors(() => work(pay)).catch(async (error: unknown) => {
    const refusal = error instanceof AppError ? error.message : "failed";
    await record(`${action}.refused`, { refusal });
    throw error;
  });
  const rows = await adminUsers(scope.db).where(eq(user.id, userId)).limit(1);
  const [row] = rows;
  if (!row) throw notFound("User");
  if (done?.refundId) {
    // The id is the refund's: concurrent calls of two admins get the same refund and one row.
    const refunded = { id: done.refundId, action: `${action}.refunded`, detail: { cents: done.refunded } };
    await scope.db
      .insert(auditLog)
      .values({ ...refunded, at: scope.now, actorId: memberOf(scope.actor).user.id, subject: `user:${userId}` })
      .onConflictDoNothing();
  }
  return { user: presentAdminUser(row, pay.mode), ...(done === undefined ? {} : { refunded: done.refunded }) };
}

export const cancelForMember = (scope: MemberScope, userId: string) =>
  changeMemberSubscription(scope, userId, "subscription.cancel", async (pay) => {
    await cancelAtPeriodEnd(scope, pay, userId, "admin");
    return undefined;
  });

export const restoreForMember = (scope: MemberScope, userId: string) =>
  changeMemberSubscription(scope, userId, "subscription.reactivate", async (pay) => {
    await restore(scope, pay, userId);
    return undefined;
  });

export const terminateForMember = (scope: MemberScope, userId: string, asked: Termination) =>
  changeMemberSubscription(
    scope,
    userId,
    "subscription.terminate",
    (pay) => cancelNow(scope, pay, userId, asked),
    asked,
  );

export async function previewTerminationOf(scope: MemberScope, userId: string): Promise<TerminationPreview> {
  const found = await scope.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).get();
  if (!found) throw notFound("User");
  const pay = await payments(scope);
  return withProviderErrors(() => previewTermination(scope, pay, userId));
}

export const syncForMember = (scope: MemberScope, userId: string) =>
  changeMemberSubscription(scope, userId, "subscription.sync", async (pay) => {
    await accountOf(scope, pay, userId);
    await syncMember(scope, pay, userId);
    return undefined;
  });
