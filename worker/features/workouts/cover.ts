import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { uploadIdOf } from "../../contract/media-limits";
import { insertFrom } from "../../db/insert-from";
import { mediaClaim } from "../../db/media";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { claimMedia } from "../media/claim-media";
import { freeMedia } from "../media/free-media";

type Statements = BatchItem<"sqlite">[];

/** Returns the statements that claim an uploaded cover for a workout. Covers at other addresses need none. */
export async function claimCover(ctx: Ctx, thumbnailUrl: string | null, workout: number | SQL): Promise<Statements> {
  if (!thumbnailUrl || uploadIdOf(thumbnailUrl) === null) return [];
  try {
    return (await claimMedia(ctx, thumbnailUrl, { kind: "cover", id: workout })).statements;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Refers the error to the form's field.
    const issues = error.issues?.map((issue) => ({ ...issue, path: "thumbnailUrl" }));
    const kind = error.status === 403 ? "forbidden" : "invalid";
    throw new AppError(kind, error.message, {
      ...(error.code ? { code: error.code } : {}),
      ...(issues ? { issues } : {}),
    });
  }
}

/** Same for a change of cover: releases the former one first. */
export async function changeCover(
  ctx: Ctx,
  id: number,
  before: string | null,
  after: string | null,
): Promise<Statements> {
  if (before === after) return [];
  return [freeMedia(ctx.db, { kind: "cover", id }), ...(await claimCover(ctx, after, id))];
}

/** Returns the statement that shows one workout's cover on another, whoever uploaded it. */
export function shareCover(ctx: Ctx, from: number, to: SQL) {
  const { mediaId, place, readerId, veiled } = mediaClaim;
  const row = { mediaId: sql`${mediaId}`, place: sql`${place}`, placeId: sql`cast(${to} as text)`, at: ctx.now };
  return insertFrom(
    ctx.db,
    mediaClaim,
    { ...row, readerId: sql`${readerId}`, veiled: sql`${veiled}` },
    sql`from ${mediaClaim} where ${eq(place, "cover")} and ${eq(mediaClaim.placeId, String(from))}`,
  );
}
