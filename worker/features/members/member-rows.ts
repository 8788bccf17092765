import { eq, sql } from "drizzle-orm";
import type { AdminUser } from "../../contract/billing";
import { user } from "../../db/account";
import { billingAccount, membership } from "../../db/billing";
import type { Db } from "../../db/client";
import { memberEntry } from "../../db/members";
import type { Env } from "../../http/env";
import { paymentsConfig } from "../../platform/stripe/config";
import { presentAdminUser } from "../billing/admin-user";

/**
 * A statement for members as the coach's lists show them, read in the order of `member_entry`: by a cross join, because
 * of an inner one SQLite might begin with the users and sort them all.
 */
export const memberRows = (db: Db) =>
  db
    .select({ entry: memberEntry, user, membership, account: billingAccount })
    .from(memberEntry)
    .crossJoin(user)
    .leftJoin(membership, eq(membership.userId, memberEntry.userId))
    .leftJoin(billingAccount, eq(billingAccount.userId, memberEntry.userId))
    .$dynamic();

/** Goes into the condition of every statement on `memberRows`. */
export const ownUser = sql`${user.id} = ${memberEntry.userId}`;

type Row = Parameters<typeof presentAdminUser>[0];

export function presentMembers(env: Env, rows: Row[]): AdminUser[] {
  const { mode } = paymentsConfig(env);
  return rows.map((row) => presentAdminUser(row, mode));
}
