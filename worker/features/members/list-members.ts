import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type CalendarDate, localDate } from "../../contract/calendar";
import type { MemberExportQuery, MemberRow, MembersQuery } from "../../contract/members";
import { type Direction, MEMBERS_COUNTED, type MemberOrder, STREAK_LISTED } from "../../contract/members-limits";
import { user } from "../../db/account";
import { billingAccount, membership } from "../../db/billing";
import { cursorValues, laterThan, olderThan, type Page, pageOf } from "../../db/cursor";
import { fold } from "../../db/folded";
import { memberEntry } from "../../db/members";
import type { Ctx } from "../../http/context";
import { streakOf } from "../progress/streak";
import { ownUser, presentMembers } from "./member-rows";
import { standing } from "./standing";

type MembersPage = Page<MemberRow> & {
  /** The number of matches, up to `MEMBERS_COUNTED` + 1; only on the first page. */
  total: number | null;
};

/** Lists accounts, filtered by name, address, status, tags and training. */
export async function listMembers(ctx: Ctx, asked: MembersQuery): Promise<MembersPage> {
  const { cursor, limit } = asked;
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(memberEntry)
    .where(matching(ctx, asked))
    .limit(MEMBERS_COUNTED + 1)
    .as("counted");
  // In parallel instead of one batch, which would merge columns of one name.
  const [rows, count] = await Promise.all([
    selectRows(ctx, asked, cursor).limit(limit + 1),
    cursor ? null : ctx.db.select({ total: sql<number>`count(*)` }).from(counted).get(),
  ]);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.entry.id })),
    limit,
    ORDERS[asked.sort].at,
  );
  return { items: presentRows(ctx, page.items), nextCursor: page.nextCursor, total: count?.total ?? null };
}

/** Reads the first matching members in one round trip. */
export async function readRows(ctx: Ctx, asked: MemberExportQuery, most: number): Promise<MemberRow[]> {
  return presentRows(ctx, await selectRows(ctx, asked).limit(most));
}

type Fit = Pick<MemberExportQuery, "search" | "status" | "role" | "tag"> & { ids?: string[] | undefined };

function matching({ now }: Ctx, { search, status, role, tag, ids }: Fit): SQL | undefined {
  return and(
    status ? standing(status, now) : undefined,
    // The partial index of those with a role holds only them.
    role ? and(eq(memberEntry.role, role), role === "user" ? undefined : ne(memberEntry.role, sql`'user'`)) : undefined,
    search ? speaksOf(search) : undefined,
    tag === undefined
      ? undefined
      : sql`exists (select 1 from member_tag g where g.user_id = member_entry.user_id and g.tag = ${tag})`,
    ids ? sql`member_entry.user_id in (select value from json_each(${JSON.stringify(ids)}))` : undefined,
  );
}

function selectRows(ctx: Ctx, asked: MemberExportQuery, cursor?: string) {
  const { after, order, by } = ORDERS[asked.sort];
  const turned = asked.dir !== undefined && asked.dir !== by;
  // `memberRows` reads in the order of `member_entry`.
  return ctx.db
    .select({ entry: memberEntry, user, membership, account: billingAccount, ...TRAINING })
    .from(memberEntry)
    .crossJoin(user)
    .leftJoin(membership, eq(membership.userId, memberEntry.userId))
    .leftJoin(billingAccount, eq(billingAccount.userId, memberEntry.userId))
    .where(and(ownUser, matching(ctx, asked), after(cursor, turned)))
    .orderBy(...order.map((column) => ((by === "asc") === turned ? desc(column) : asc(column))));
}

/** Filters by training and tags, each on an index of its own. */
const TRAINING = {
  days: sql<string>`(select json_group_array(local_date) from (select d.local_date from training_day d
    where d.user_id = member_entry.user_id order by d.local_date desc limit ${sql.raw(String(STREAK_LISTED))}))`,
  tags: sql<string>`(select json_group_array(tag) from (select g.tag from member_tag g
    where g.user_id = member_entry.user_id order by g.tag))`,
};

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function presentRows({ env, now }: Ctx, rows: Row[]): MemberRow[] {
  const users = presentMembers(env, rows);
  return rows.flatMap((row, index) => {
    const user = users[index];
    if (!user) return [];
    const days: CalendarDate[] = JSON.parse(row.days);
    return {
      ...user,
      tags: JSON.parse(row.tags),
      lastTrainedOn: days[0] ?? null,
      streak: streakOf(new Set(days), localDate(now, row.user.timeZone)),
    };
  });
}

type Entry = { entry: typeof memberEntry.$inferSelect };
type Order = {
  order: SQLiteColumn[];
  /** The default direction. */
  by: Direction;
  after: (cursor: string | undefined, turned: boolean) => SQL | undefined;
  at: (row: Entry) => Date;
};

/** Each order is an index's, also together with a status, read forwards or backwards. */
const ORDERS: Record<MemberOrder, Order> = {
  joined: {
    order: [memberEntry.joinedAt, memberEntry.id],
    by: "desc",
    after: (cursor, turned) => (turned ? laterThan : olderThan)(cursor, memberEntry.joinedAt, memberEntry.id),
    at: ({ entry }) => entry.joinedAt,
  },
  active: {
    order: [memberEntry.idleSince, memberEntry.id],
    by: "desc",
    after: (cursor, turned) => (turned ? laterThan : olderThan)(cursor, memberEntry.idleSince, memberEntry.id),
    at: ({ entry }) => entry.idleSince,
  },
  name: {
    order: [memberEntry.searchText, memberEntry.id],
    by: "asc",
    // The cursor is the last shown id; the subquery looks its name up.
    after: (cursor, turned) => {
      const values = cursorValues(cursor);
      return values
        ? sql`(${memberEntry.searchText}, ${memberEntry.id}) ${sql.raw(turned ? "<" : ">")}
            (select e.search_text, e.id from member_entry e where e.id = ${values.cursorId})`
        : undefined;
    },
    at: ({ entry }) => entry.joinedAt,
  },
};

/** Checked row by row in the list's order: a page of a common name fills quickly. */
const speaksOf = (search: string): SQL => sql`instr(${memberEntry.searchText}, ${fold(search)}) > 0`;
