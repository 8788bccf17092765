import { type SQL, sql } from "drizzle-orm";
import type { BookFilter, BookQuery } from "../../../contract/training-book";
import { cursorValues } from "../../../db/cursor";

/** Where one condition has an index and the others are looked at row by row, so many rows are looked at for one page. */
const LOOKED_AT = 400;

const OPEN = sql`s.seen_at is null and s.entries > 0`;

/**
 * The ids of the sessions that fit, newest first, along one index, and how far was looked. With one condition each row of
 * its index fits; with more a page ends after `LOOKED_AT` rows, so that it costs the same in the largest club.
 */
export function findSessions({ cursor, limit, show, ...filter }: BookQuery): { found: SQL; reached: SQL } {
  const { walk, rest } = pathOf(filter, show);
  const looked = walk(cursor, rest.length ? LOOKED_AT : limit + 1);
  return {
    found: sql`${fitting(looked, rest)} limit ${limit + 1}`,
    reached: rest.length
      ? sql`select id, at from (${looked}) order by at desc, id desc limit 1 offset ${LOOKED_AT - 1}`
      : sql`select id, at from training_session where false`,
  };
}

/** All that fit and are not seen, of the newest ones. */
export function openSessions(filter: BookFilter, most: number): SQL {
  const { walk, rest } = pathOf(filter, "open");
  return fitting(walk(undefined, most), rest);
}

/** In this order and no other: the rows that were looked at, then each of them whole. */
function fitting(looked: SQL, rest: SQL[]): SQL {
  const fits = rest.length ? sql.join(rest, sql` and `) : sql`true`;
  return sql`select s.id from (${looked}) l cross join training_session s
    where s.id = l.id and ${fits} order by l.at desc, l.id desc`;
}

type Path = {
  /** The next rows of an index. */
  walk: (cursor: string | undefined, most: number) => SQL;
  /** What it leaves to be looked at. */
  rest: SQL[];
};

/** The index that holds the least of what does not fit. Named, because SQLite would sometimes rather sort. */
function pathOf({ member, lift, week, only }: BookFilter, show: BookQuery["show"]): Path {
  const open = show === "open";
  const conditions = new Map<string, SQL>([["show", open ? OPEN : sql`s.entries > 0`]]);
  if (member !== undefined) conditions.set("member", sql`s.user_id = ${member}`);
  if (week !== undefined) conditions.set("week", sql`s.program_id = ${week}`);
  if (only) conditions.set(only, only === "short" ? sql`s.short = 1` : sql`s.hurts = 1`);
  if (lift !== undefined) {
    conditions.set(
      "lift",
      sql`exists (select 1 from session_exercise x where x.session_id = s.id and x.name_key = ${lift})`,
    );
  }
  const along = (index: string, ...fulfilled: string[]): Path => {
    const by = fulfilled.flatMap((name) => conditions.get(name) ?? []);
    return {
      walk: (cursor, most) => sql`select s.id, s.at from training_session s indexed by ${sql.identifier(index)}
        where ${sql.join([...by, older(cursor, sql`s.at`, sql`s.id`)], sql` and `)}
        order by s.at desc, s.id desc limit ${most}`,
      rest: [...conditions].flatMap(([name, condition]) => (fulfilled.includes(name) ? [] : [condition])),
    };
  };
  if (open && lift !== undefined) {
    return {
      walk: (
        cursor,
        most,
      ) => sql`select x.session_id as id, x.at from session_exercise x indexed by session_exercise_open
        where x.name_key = ${lift} and x.open = 1 and ${older(cursor, sql`x.at`, sql`x.session_id`)}
        order by x.at desc, x.session_id desc limit ${most}`,
      rest: [...conditions].flatMap(([name, condition]) => (name === "lift" || name === "show" ? [] : [condition])),
    };
  }
  if (member !== undefined) return along("training_session_member", "member");
  if (week !== undefined) {
    return open ? along("training_session_open_week", "show", "week") : along("training_session_week", "week");
  }
  if (!open) return along("training_session_at");
  return along(only ? `training_session_open_${only}` : "training_session_open", "show", ...(only ? [only] : []));
}

function older(cursor: string | undefined, at: SQL, id: SQL): SQL {
  const values = cursorValues(cursor);
  return values ? sql`(${at}, ${id}) < (${values.cursorAt}, ${values.cursorId})` : sql`true`;
}
