import { and, asc, eq, exists, gt, or, sql } from "drizzle-orm";
import type { MediaType } from "../../../contract/media-limits";
import type { Db } from "../../../db/client";
import { mediaClaim, mediaObject } from "../../../db/media";

const AT_ONCE = 500;

/** File extensions by media type. */
export const ENDINGS: Record<MediaType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "audio/mp4": "m4a",
  "audio/webm": "weba",
};

/** `name` is its path in the archive. */
export type ExportedFile = { id: string; name: string; contentType: MediaType; sizeBytes: number; createdAt: Date };

/** Lists a member's uploads and the files that others sent to them alone. */
export async function listFiles(db: Db, userId: string): Promise<ExportedFile[]> {
  const sentToThem = exists(
    db
      .select({ one: sql`1` })
      .from(mediaClaim)
      .where(sql`${mediaClaim.mediaId} = media_object.id and ${mediaClaim.readerId} = ${userId}`),
  );
  const files: ExportedFile[] = [];
  for (let last = ""; ; ) {
    const { id, contentType, sizeBytes, createdAt } = mediaObject;
    const rows = await db
      .select({ id, contentType, sizeBytes, createdAt })
      .from(mediaObject)
      .where(and(or(eq(mediaObject.ownerId, userId), sentToThem), gt(id, last)))
      .orderBy(asc(id))
      .limit(AT_ONCE);
    files.push(...rows.map((row) => ({ ...row, name: `media/${row.id}.${ENDINGS[row.contentType]}` })));
    last = rows.length === AT_ONCE ? (rows.at(-1)?.id ?? "") : "";
    if (!last) return files;
  }
}
