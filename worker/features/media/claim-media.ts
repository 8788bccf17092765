import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type MediaKind, UPLOADS_PATH, uploadIdOf } from "../../contract/media-limits";
import { mediaClaim, mediaObject } from "../../db/media";
import { hasRight } from "../../http/actor";
import { AppError, type ErrorKind } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { kindOf } from "./limits";

type PlaceId = string | number | SQL;

/** Where an upload will be shown. `id` may refer to a row of the same batch. */
export type MediaPlace =
  | { kind: "community" | "avatar" | "cover"; id: PlaceId }
  /** `readerId` is the party that is not the sender. */
  | { kind: "message"; id: PlaceId; readerId: string };

export type ClaimedMedia = { mediaUrl: string; mediaType: MediaKind; statements: BatchItem<"sqlite">[] };

/**
 * Claims an upload of the actor for a place. The statements belong in the batch that stores its address, after the row
 * of `place.id`: if the upload is swept meanwhile, the whole batch fails. Throws `invalid` for what is no upload or
 * does not fit the place, `forbidden` for somebody else's.
 */
export async function claimMedia(ctx: Ctx, mediaUrl: string, place: MediaPlace): Promise<ClaimedMedia> {
  const { user } = memberOf(ctx.actor);
  const id = uploadIdOf(mediaUrl);
  if (!id) throw refused("invalid", "not_an_upload", "Only files that were uploaded here can be attached.");
  const found = await ctx.db
    .select({ ownerId: mediaObject.ownerId, contentType: mediaObject.contentType })
    .from(mediaObject)
    .where(eq(mediaObject.id, id))
    .get();
  if (!found || found.ownerId !== user.id) {
    throw refused("forbidden", "not_your_upload", "This file is not there any more, or is not yours. Upload it again.");
  }
  const mediaType = kindOf(found.contentType);
  if (!mayStand(mediaType, place.kind, hasRight(ctx.actor, "messages"))) {
    throw refused("invalid", "wrong_media", "This kind of file cannot be used here.");
  }
  const own = sql`(select ${mediaObject.id} from ${mediaObject} where ${mediaObject.id} = ${id})`;
  const statement = ctx.db.insert(mediaClaim).values({
    mediaId: own,
    place: place.kind,
    placeId: typeof place.id === "number" ? String(place.id) : place.id,
    readerId: place.kind === "message" ? place.readerId : null,
    at: ctx.now,
  });
  return { mediaUrl: `${UPLOADS_PATH}${id}`, mediaType, statements: [statement] };
}

function mayStand(media: MediaKind, place: MediaPlace["kind"], answers: boolean): boolean {
  if (media === "image") return true;
  if (media === "video") return place === "community" || place === "message";
  return place === "message" && answers;
}

function refused(kind: ErrorKind, code: string, message: string): AppError {
  return new AppError(kind, message, { code, issues: [{ path: "mediaUrl", message }] });
}
