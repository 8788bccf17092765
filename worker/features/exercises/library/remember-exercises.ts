import { sql } from "drizzle-orm";
import { isAskable, resolveVideo } from "../../../contract/video";
import { exerciseSpelling, libraryExercise, libraryKey, videoLink } from "../../../db/exercises";
import { fold } from "../../../db/folded";
import { insertFrom } from "../../../db/insert-from";
import type { Ctx } from "../../../http/context";
import type { Scope, Write } from "../../../write/writing";
import { jsonValue } from "../insert-exercises";
import { nameKey } from "../name-key";

type Named = { name: string; videoUrl: string | null };

/**
 * Adds exercise names and their latest videos to the library, in the write that stores them. An exercise without a video
 * leaves the library's unchanged.
 */
export function rememberExercises(write: Write<Scope>, exercises: Named[]): void {
  const { db, now } = write.ctx;
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
  if (known.size === 0) return;
  const entries = JSON.stringify([...known.values()]);
  const filmed = [...known.values()].filter(({ videoUrl }) => videoUrl);
  const links = filmed.flatMap(({ videoUrl }) => (videoUrl && isAskable(videoUrl) ? [videoUrl] : []));
  const isNew = sql`not exists (select 1 from ${libraryKey} k where k.name_key = value ->> 'key')`;
  const learnt = sql`from json_each(${entries}) where ${isNew}`;
  write.add(
    insertFrom(
      db,
      libraryExercise,
      { name: jsonValue("name"), sortName: jsonValue("folded"), tags: [], createdAt: now, updatedAt: now },
      learnt,
    ),
  );
  // An entry's name is one of its own keys, so the only entry of a new name is the one just inserted.
  const exerciseId = sql`(select max(id) from ${libraryExercise} l where l.name = value ->> 'name')`;
  write.add(insertFrom(db, libraryKey, { nameKey: jsonValue("key"), exerciseId, name: jsonValue("name") }, learnt));
  write.add(
    insertFrom(
      db,
      exerciseSpelling,
      { name: jsonValue("name"), nameKey: jsonValue("key"), folded: jsonValue("folded") },
      // "where true" keeps SQLite from reading the conflict clause as a join's (sqlite.org/lang_upsert.html).
      sql`from json_each(${JSON.stringify([...spellings.values()])}) where true`,
    ).onConflictDoNothing(),
  );
  if (filmed.length) {
    write.add(
      db
        .update(libraryExercise)
        .set({
          videoUrl: sql`wanted.value ->> 'videoUrl'`,
          updatedAt: sql`max(${now.getTime()}, ${libraryExercise.updatedAt} + 1)`,
        })
        .from(sql`json_each(${JSON.stringify(filmed)}) as wanted`)
        .where(
          sql`${libraryExercise.id} = (select k.exercise_id from ${libraryKey} k where k.name_key = wanted.value ->> 'key')
            and ${libraryExercise.videoUrl} is not wanted.value ->> 'videoUrl'`,
        ),
    );
  }
  if (links.length) write.add(rememberLinks({ db, now }, links));
}

/** Returns the statement that marks links for their first check. */
export function rememberLinks({ db, now }: Pick<Ctx, "db" | "now">, links: string[]) {
  return insertFrom(
    db,
    videoLink,
    { url: sql`value`, state: "unchecked", dueAt: now },
    sql`from json_each(${JSON.stringify(links)}) where true`,
  ).onConflictDoNothing();
}
