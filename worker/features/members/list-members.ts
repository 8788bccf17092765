import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AdminUser } from "../../contract/billing";
import type { MembersQuery } from "../../contract/members";
import { MEMBERS_COUNTED, type MemberOrder, type MemberStatus } from "../../contract/members-limits";
import { cursorValues, olderThan, type Page, pageOf } from "../../db/cursor";
import { fold } from "../../db/folded";
import { memberEntry } from "../../db/members";
import type { Ctx } from "../../http/context";
import { memberRows, ownUser, presentMembers } from "./member-rows";

type MembersPage = Page<AdminUser> & {
  /** How many fit, up to `MEMBERS_COUNTED` and one; only on the first page. */
  total: number | null;
};

/** Everybody with an account, by name or address and where they stand. */
export async function listMembers(
  ctx: Ctx,
  { cursor, limit, search, status, role, sort }: MembersQuery,
): Promise<MembersPage> {
  const fits = and(
    status ? standing(status, ctx.now) : undefined,
    // The index of those with a role holds them alone.
    role ? and(eq(memberEntry.role, role), role === "user" ? undefined : ne(memberEntry.role, sql`'user'`)) : undefined,
    search ? speaksOf(search) : undefined,
  );
  const { after, order, at } = ORDERS[sort];
  const list = memberRows(ctx.db)
    .where(and(ownUser, fits, after(cursor)))
    .orderBy(...order)
    .limit(limit + 1);
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(memberEntry)
    .where(fits)
    .limit(MEMBERS_COUNTED + 1)
    .as("counted");
  // Beside each other and not in a batch, which would take columns of one name for one.
  const [rows, count] = await Promise.all([
    list,
    cursor ? null : ctx.db.select({ total: sql<number>`count(*)` }).from(counted).get(),
  ]);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.entry.id })),
    limit,
    at,
  );
  return {
    items: presentMembers(ctx.env, page.items),
    nextCursor: page.nextCursor,
    total: count?.total ?? null,
  };
}

type Entry = { entry: typeof memberEntry.$inferSelect };
type Order = { order: SQL[]; after: (cursor: string | undefined) => SQL | undefined; at: (row: Entry) => Date };

/** Each the order of an index, also together with a standing. */
const ORDERS: Record<MemberOrder, Order> = {
  joined: {
    order: [desc(memberEntry.joinedAt), desc(memberEntry.id)],
    after: (cursor) => olderThan(cursor, memberEntry.joinedAt, memberEntry.id),
    at: ({ entry }) => entry.joinedAt,
  },
  active: {
    order: [desc(memberEntry.idleSince), desc(memberEntry.id)],
    after: (cursor) => olderThan(cursor, memberEntry.idleSince, memberEntry.id),
    at: ({ entry }) => entry.idleSince,
  },
  name: {
    order: [asc(memberEntry.searchText), asc(memberEntry.id)],
    // A cursor names the last one shown; where the name stands is looked up.
    after: (cursor) => {
      const values = cursorValues(cursor);
      return values
        ? sql`(${memberEntry.searchText}, ${memberEntry.id}) >
            (select e.search_text, e.id from member_entry e where e.id = ${values.cursorId})`
        : undefined;
    },
    at: ({ entry }) => entry.joinedAt,
  },
};

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
