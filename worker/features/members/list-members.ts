import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AdminUser } from "../../contract/billing";
import type { MembersQuery } from "../../contract/members";
import type { MemberStatus } from "../../contract/members-limits";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { fold } from "../../db/folded";
import { memberEntry } from "../../db/members";
import type { Ctx } from "../../http/context";
import { memberRows, ownUser, presentMembers } from "./member-rows";

/** Everybody with an account, newest first, by name or address and where they stand. */
export async function listMembers(
  ctx: Ctx,
  { cursor, limit, search, status, role }: MembersQuery,
): Promise<Page<AdminUser>> {
  const rows = await memberRows(ctx.db)
    .where(
      and(
        ownUser,
        status ? standing(status, ctx.now) : undefined,
        // The index of those with a role holds them alone.
        role
          ? and(eq(memberEntry.role, role), role === "user" ? undefined : ne(memberEntry.role, sql`'user'`))
          : undefined,
        search ? speaksOf(search) : undefined,
        olderThan(cursor, memberEntry.joinedAt, memberEntry.id),
      ),
    )
    .orderBy(desc(memberEntry.joinedAt), desc(memberEntry.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.entry.id })),
    limit,
    (row) => row.entry.joinedAt,
  );
  return { items: presentMembers(ctx.env, page.items), nextCursor: page.nextCursor };
}

/**
 * Trials that run are few and found by their end; those that are over are many, found in their order. The plus keeps
 * SQLite from going through them by their end, and then sorting them all.
 */
function standing(status: MemberStatus, now: Date): SQL | undefined {
  const at = now.getTime();
  switch (status) {
    case "trialing":
      return sql`${memberEntry.id} in (select t.id from member_entry t where t.state = 'trial' and t.trial_ends_at > ${at})`;
    case "trial_ended":
      return and(eq(memberEntry.state, "trial"), sql`+${memberEntry.trialEndsAt} <= ${at}`);
    case "cancelling":
      // A literal, so that the partial index answers it.
      return sql`${memberEntry.cancelling} = 1`;
    default:
      return eq(memberEntry.state, status);
  }
}

/** Found while going through the list in its order: a page of those with a common name is soon full. */
const speaksOf = (search: string): SQL => sql`instr(${memberEntry.searchText}, ${fold(search)}) > 0`;
