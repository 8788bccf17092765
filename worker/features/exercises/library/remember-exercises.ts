import { sql } from "drizzle-orm";
import { isAskable, resolveVideo } from "../../../contract/video";
import { exerciseSpelling, libraryExercise, libraryKey, videoLink } from "../../../db/exercises";
import { fold } from "../../../db/folded";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../name-key";

type Named = { name: string; videoUrl: string | null };

/**
 * The statements that teach the library exercises by their names, and the last video each was given, for the batch that stores
 * them. An exercise without a video leaves the library's as it is.
 */
export function rememberExercises({ db, now }: Pick<Ctx, "db" | "now">, exercises: Named[]) {
  const known = new Map<string, { key: string; name: string; folded: string; videoUrl: string | null }>();
  const spellings = new Map<string, { name: string; key: string; folded: string }>();
  for (const { name, videoUrl } of exercises) {
    const key = nameKey(name);
    if (!key) continue;
    const video = videoUrl && resolveVideo(videoUrl).kind !== "none" ? videoUrl : null;
    const before = known.get(key);
    const entry = before ?? { key, name: name.trim(), folded: fold(name.trim()), videoUrl: null };
    known.set(key, { ...entry, videoUrl: video ?? entry.videoUrl });
    spellings.set(name, { name, key, folded: fold(name) });
  }
  if (known.size === 0) return [];
  const entries = JSON.stringify([...known.values()]);
  const filmed = [...known.values()].filter(({ videoUrl }) => videoUrl);
  const links = filmed.flatMap(({ videoUrl }) => (videoUrl && isAskable(videoUrl) ? [videoUrl] : []));
  const at = now.getTime();
  const isNew = sql`not exists (select 1 from ${libraryKey} k where k.name_key = value ->> 'key')`;
  return [
    db.insert(libraryExercise).select(
      sql`select null, value ->> 'name', value ->> 'folded', null, '[]', ${at}, ${at}
        from json_each(${entries}) where ${isNew}`,
    ),
    // An entry is named by a name of its own, so the only one of a new name is the one just made.
    db.insert(libraryKey).select(
      sql`select value ->> 'key', (select max(id) from ${libraryExercise} l where l.name = value ->> 'name'), value ->> 'name'
        from json_each(${entries}) where ${isNew}`,
    ),
    db
      .insert(exerciseSpelling)
      .select(
        // "where true" keeps SQLite from reading the conflict clause as a join's (sqlite.org/lang_upsert.html).
        sql`select value ->> 'name', value ->> 'key', value ->> 'folded'
          from json_each(${JSON.stringify([...spellings.values()])}) where true`,
      )
      .onConflictDoNothing(),
    ...(filmed.length
      ? [
          db
            .update(libraryExercise)
            .set({
              videoUrl: sql`wanted.value ->> 'videoUrl'`,
              updatedAt: sql`max(${at}, ${libraryExercise.updatedAt} + 1)`,
            })
            .from(sql`json_each(${JSON.stringify(filmed)}) as wanted`)
            .where(
              sql`${libraryExercise.id} = (select k.exercise_id from ${libraryKey} k where k.name_key = wanted.value ->> 'key')
                and ${libraryExercise.videoUrl} is not wanted.value ->> 'videoUrl'`,
            ),
        ]
      : []),
    ...(links.length ? [rememberLinks({ db, now }, links)] : []),
  ];
}

/** The statement that has links checked for the first time. */
export function rememberLinks({ db, now }: Pick<Ctx, "db" | "now">, links: string[]) {
  return db
    .insert(videoLink)
    .select(
      sql`select null, value, 'unchecked', null, ${now.getTime()} from json_each(${JSON.stringify(links)}) where true`,
    )
    .onConflictDoNothing();
}
