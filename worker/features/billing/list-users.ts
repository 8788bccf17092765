import { and, sql } from "drizzle-orm";
import type { AdminUser, AdminUsersQuery } from "../../contract/billing";
import { user } from "../../db/account";
import { before, type Page } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { paymentsConfig } from "../../platform/stripe/config";
import { adminUsers, presentAdminUser } from "./admin-user";

/** Everybody with an account, newest first, by name or address where asked. */
export async function listUsers(ctx: Ctx, { cursor, limit, search }: AdminUsersQuery): Promise<Page<AdminUser>> {
  const words = (search ?? "").toLowerCase();
  const named = sql`instr(lower(${user.firstName} || ' ' || ${user.lastName} || ' ' || ${user.email}), ${words}) > 0`;
  // SQLite's own row number: user ids are random, and a page needs an order among those of one moment.
  const row = sql`${user}.rowid`;
  const older = before(cursor, user.createdAt, row as unknown as typeof user.createdAt);
  const rows = await adminUsers(ctx.db)
    .where(and(words ? named : undefined, older))
    .orderBy(sql`${user.createdAt} desc`, sql`${row} desc`)
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { mode } = paymentsConfig(ctx.env);
  return {
    items: shown.map((each) => presentAdminUser(each, mode)),
    nextCursor: rows.length > limit && last ? `${last.user.createdAt.getTime()}.${last.row}` : null,
  };
}
