import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { LiftCue } from "../../contract/lift-cues";
import { LIFT_CUE_LIMITS } from "../../contract/lift-cues-limits";
import type { OpenCue } from "../../contract/placed-cues";
import type { Db } from "../../db/client";
import { liftCue } from "../../db/lift-cues";
import { directMessage } from "../../db/messages";

/** Selects the keys of a lift: the given one, and those of all its names in the library. */
export const keysOfLift = (key: SQL) => sql`select ${key} union select n.name_key from library_key k
  join library_key n on n.exercise_id = k.exercise_id where k.name_key = ${key}`;

/** Selects cues with the clip each is about. */
export const selectCues = (db: Db, condition: SQL | undefined, most: number) =>
  db
    .select({
      cue: getTableColumns(liftCue),
      /** The keys of all names of the lift. */
      keys: sql<string>`(select json_group_array(own.name_key) from (select k.name_key from library_key k
        where k.exercise_id = (select o.exercise_id from library_key o where o.name_key = lift_cue.name_key)) own)`.as(
        "lift_keys",
      ),
      media: { mediaUrl: directMessage.mediaUrl, mediaType: directMessage.mediaType },
    })
    .from(liftCue)
    .leftJoin(directMessage, eq(directMessage.id, liftCue.messageId))
    .where(condition)
    .orderBy(desc(liftCue.id))
    .limit(most);

/** Selects a member's open cues, newest first. */
export const openCues = (db: Db, userId: string) =>
  selectCues(db, and(eq(liftCue.userId, userId), isNull(liftCue.tickedAt)), LIFT_CUE_LIMITS.ofMember);

export type CueRow = Awaited<ReturnType<typeof selectCues>>[number];

/** Returns the folded names of a cue's lift. */
export const keysOf = ({ cue, keys }: CueRow): Set<string> => new Set([cue.nameKey, ...(JSON.parse(keys) as string[])]);

/** Returns cues as an optional field of an answer: absent without any. */
export const ifAny = (rows: readonly CueRow[]): { cues?: OpenCue[] } =>
  rows.length > 0 ? { cues: rows.map(presentOpen) } : {};

export function presentOpen(row: CueRow): OpenCue {
  const { tickedAt: _, ...cue } = presentCue(row);
  return cue;
}

export function presentCue({ cue, media }: CueRow): LiftCue {
  const { mediaUrl = null, mediaType = null } = media ?? {};
  const { id, exerciseName, text, messageId, moment, shapes, createdAt, tickedAt } = cue;
  return {
    id,
    exercise: exerciseName,
    text,
    messageId,
    media: mediaUrl && (mediaType === "image" || mediaType === "video") ? { mediaUrl, mediaType } : null,
    at: moment,
    shapes,
    createdAt: createdAt.toISOString(),
    tickedAt: tickedAt?.toISOString() ?? null,
  };
}
