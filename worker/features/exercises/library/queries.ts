import { asc, type SQL, sql } from "drizzle-orm";
import type { LibraryEntry } from "../../../contract/library";
import { type LinkState, USES_MOST } from "../../../contract/library-limits";
import type { Db } from "../../../db/client";
import { libraryExercise } from "../../../db/exercises";
import { isLiving } from "../policy";

// Raw SQL: drizzle omits the table of columns in a query without joins, and all tables have an id.
const ENTRY = sql.raw("library_exercise.id");

/** Counts the exercises with an entry's names, up to a limit. */
const uses = (condition: SQL) => sql<number>`(select count(*) from (
  select 1 from library_key k join exercise_spelling s on s.name_key = k.name_key join exercise x on x.name = s.name
  where k.exercise_id = ${ENTRY} and ${condition} and ${isLiving("x")} limit ${USES_MOST}))`;

/** Selects library entries by name. */
export function selectEntries(db: Db, condition: SQL | undefined, limit: number) {
  return db
    .select({
      id: libraryExercise.id,
      name: libraryExercise.name,
      tags: libraryExercise.tags,
      videoUrl: libraryExercise.videoUrl,
      updatedAt: libraryExercise.updatedAt,
      names: sql<string>`(select json_group_array(k.name) from library_key k where k.exercise_id = ${ENTRY})`,
      linkState: sql<LinkState | null>`(select v.state from video_link v where v.url = library_exercise.video_url)`,
      checkedAt: sql<number | null>`(select v.checked_at from video_link v where v.url = library_exercise.video_url)`,
      goesBy: sql<string | null>`(select json_object('id', l.id, 'name', l.name) from library_base b
        join library_exercise l on l.id = b.base_id where b.exercise_id = ${ENTRY})`,
      alternatives: sql<string>`(select json_group_array(json_object('id', l.id, 'name', l.name, 'purpose', a.purpose)
        order by l.sort_name) from library_alternative a join library_exercise l on l.id = a.alternative_id
        where a.exercise_id = ${ENTRY})`,
      loads: sql<string | null>`(select json_object('joints', json(o.joints), 'movements', json(o.movements))
        from library_load o where o.exercise_id = ${ENTRY})`,
      uses: uses(sql`true`),
      missing: uses(sql`x.video_url is null`),
    })
    .from(libraryExercise)
    .where(condition)
    .orderBy(asc(libraryExercise.sortName), asc(libraryExercise.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

export function presentEntry({
  names: all,
  goesBy,
  alternatives,
  loads,
  checkedAt,
  updatedAt,
  ...entry
}: Row): LibraryEntry {
  return {
    ...entry,
    goesBy: goesBy === null ? null : (JSON.parse(goesBy) as LibraryEntry["goesBy"]),
    alternatives: JSON.parse(alternatives) as LibraryEntry["alternatives"],
    loads: loads === null ? null : (JSON.parse(loads) as LibraryEntry["loads"]),
    aliases: (JSON.parse(all) as string[]).filter((name) => name !== entry.name).sort(),
    checkedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Selects the ids of the entries with these folded names. */
export const entriesOf = (keys: string[]) =>
  sql`(select k.exercise_id from library_key k where k.name_key in (select value from json_each(${JSON.stringify(keys)})))`;
