import { type SQL, sql } from "drizzle-orm";
import { ATTENTION_MOST } from "../../../contract/attention-limits";
import type { BookChoices } from "../../../contract/training-book";
import { CHOICES_FROM } from "../../../contract/training-book-limits";
import { runReads } from "../../../db/batched-read";
import type { Ctx } from "../../../http/context";

/** Reads the filters for the newest unseen sessions; their counts stop at a limit. */
export async function readChoices({ db }: Ctx): Promise<BookChoices> {
  const open = sql`s.seen_at is null and s.entries > 0`;
  const count = (condition: SQL) =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(sql`(select 1 from training_session s where ${condition} limit ${ATTENTION_MOST})`);
  const newest = sql`(select s.id, s.user_id, s.program_id from training_session s indexed by training_session_open
    where ${open} order by s.at desc, s.id desc limit ${CHOICES_FROM})`;
  const {
    all: [all],
    short: [short],
    hurts: [hurts],
    members,
    weeks,
    lifts,
  } = await runReads(db, {
    all: count(open),
    short: count(sql`${open} and s.short = 1`),
    hurts: count(sql`${open} and s.hurts = 1`),
    members: db
      .select({
        id: sql<string>`u.id`.as("id"),
        name: sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("name"),
      })
      .from(sql`(select distinct user_id from ${newest}) n cross join user u`)
      .where(sql`u.id = n.user_id`)
      .orderBy(sql`lower(name)`, sql`u.id`),
    weeks: db
      .select({ id: sql<number>`p.id`.as("id"), title: sql<string>`p.title`.as("title") })
      .from(sql`(select distinct program_id from ${newest} where program_id is not null) n cross join weekly_program p`)
      .where(sql`p.id = n.program_id`)
      .orderBy(sql`p.start_date desc`, sql`p.id desc`),
    lifts: db
      .select({
        nameKey: sql<string>`x.name_key`.as("name_key"),
        name: sql<string>`max(x.exercise_name)`.as("name"),
      })
      .from(sql`${newest} n cross join session_exercise x`)
      .where(sql`x.session_id = n.id`)
      .groupBy(sql`x.name_key`)
      .orderBy(sql`lower(name)`, sql`x.name_key`),
  });
  return {
    open: all?.count ?? 0,
    short: short?.count ?? 0,
    hurts: hurts?.count ?? 0,
    members,
    weeks,
    lifts,
  };
}
