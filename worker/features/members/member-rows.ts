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
 * Selects members as the coach's lists show them, in the order of `member_entry`. Cross join, because for an inner join
 * SQLite might begin with the users and sort them all.
 */
export const memberRows = (db: Db) =>
  db
    .select({ entry: memberEntry, user, membership, account: billingAccount })
    .from(memberEntry)
    .crossJoin(user)
    .leftJoin(membership, eq(membership.userId, memberEntry.userId))
    .leftJoin(billingAccount, eq(billingAccount.userId, memberEntry.userId))
    .$dynamic();

/** Every statement on `memberRows` needs this condition. */
export const ownUser = sql`${user.id} = ${memberEntry.userId}`;

type Row = Parameters<typeof presentAdminUser>[0];

export function presentMembers(env: Env, rows: Row[]): AdminUser[] {
  const { mode } = paymentsConfig(env);
  return rows.map((row) => presentAdminUser(row, mode));
}
