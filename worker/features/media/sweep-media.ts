import { and, asc, inArray, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { UNUSED_UPLOAD_HOURS } from "../../contract/media-limits";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { mediaClaim, mediaLeftover, mediaObject } from "../../db/media";
import { writing } from "../../write/writing";
import { objectKey } from "./object-key";

/** Uploads per run; R2 deletes at most 1000 objects per call. */
const AT_ONCE = 500;

/**
 * Deletes uploads unused for a day, and the rest of aborted ones. First the row becomes a leftover, in one batch, so
 * that nobody can claim it; then the bytes are deleted, then the leftover. An interrupted run is continued by the next.
 */
export async function sweepMedia(env: { MEDIA: R2Bucket }, db: Db, now: Date, atOnce = AT_ONCE): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_UPLOAD_HOURS * 3_600_000);
  const unclaimed = db
    .select({ id: mediaObject.id })
    .from(mediaObject)
    .where(and(isNotNull(mediaObject.unclaimedSince), lt(mediaObject.unclaimedSince, before)))
    .orderBy(asc(mediaObject.unclaimedSince))
    .limit(atOnce);
  const unshown = notExists(
    db.select({ one: sql`1` }).from(mediaClaim).where(sql`${mediaClaim.mediaId} = ${mediaObject.id}`),
  );
  const write = writing({ db, now });
  write.add(
    insertFrom(
      db,
      mediaLeftover,
      { id: sql`${mediaObject.id}`, since: new Date(0) },
      sql`from ${mediaObject} where ${and(inArray(mediaObject.id, unclaimed), unshown)}`,
    ),
  );
  write.add(
    db.delete(mediaObject).where(inArray(mediaObject.id, db.select({ id: mediaLeftover.id }).from(mediaLeftover))),
  );
  const leftovers = write.add(
    db
      .select({ id: mediaLeftover.id })
      .from(mediaLeftover)
      .where(lt(mediaLeftover.since, before))
      .orderBy(asc(mediaLeftover.since))
      .limit(atOnce),
  );
  const swept = (await write.commit()).of(leftovers);
  if (swept.length === 0) return 0;
  await env.MEDIA.delete(swept.map(({ id }) => objectKey(id)));
  const ids = sql`(select value from json_each(${JSON.stringify(swept.map(({ id }) => id))}))`;
  await db.delete(mediaLeftover).where(sql`${mediaLeftover.id} in ${ids}`);
  return swept.length;
}
