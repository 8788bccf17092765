import { type SQL, sql } from "drizzle-orm";
import type { BookFilter, BookQuery } from "../../../contract/training-book";
import { cursorValues } from "../../../db/cursor";

/** The most candidate rows a page reads where one condition has an index and the others are checked row by row. */
const CANDIDATES = 400;

const OPEN = sql`s.seen_at is null and s.entries > 0`;

/**
 * Selects the ids of matching sessions, newest first, and the last candidate read. With one condition each row of its
 * index matches; with more a page ends after `CANDIDATES` rows, so that it costs the same in the largest club.
 */
export function findSessions({ cursor, limit, show, ...filter }: BookQuery): { found: SQL; reached: SQL } {
  const { walk, rest } = pathOf(filter, show);
  const candidates = walk(cursor, rest.length ? CANDIDATES : limit + 1);
  return {
    found: sql`${matching(candidates, rest)} limit ${limit + 1}`,
    reached: rest.length
      ? sql`select id, at from (${candidates}) order by at desc, id desc limit 1 offset ${CANDIDATES - 1}`
      : sql`select id, at from training_session where false`,
  };
}

/** Selects the matching sessions that are not marked as seen, among the newest ones. */
export function openSessions(filter: BookFilter, most: number): SQL {
  const { walk, rest } = pathOf(filter, "open");
  return matching(walk(undefined, most), rest);
}

/** `cross join` fixes the join order: first the candidates, then the full row of each. */
function matching(candidates: SQL, rest: SQL[]): SQL {
  const matches = rest.length ? sql.join(rest, sql` and `) : sql`true`;
  return sql`select s.id from (${candidates}) l cross join training_session s
    where s.id = l.id and ${matches} order by l.at desc, l.id desc`;
}

type Path = {
  /** Selects the next rows of an index. */
  walk: (cursor: string | undefined, most: number) => SQL;
  /** The conditions that the index does not cover. */
  rest: SQL[];
};

/** Chooses the index that reads the fewest rows in vain. It is forced, because SQLite would sometimes rather sort. */
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
