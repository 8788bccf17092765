import { and, eq, gt, sql } from "drizzle-orm";
import type { UploadRequest } from "../../contract/media";
import { MEDIA_REFUSALS, UPLOAD_BYTES_PER_DAY } from "../../contract/media-limits";
import { mediaObject } from "../../db/media";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consume } from "../../http/rate-limit";
import { isMediaType, MOST_BYTES, refuseBeyond, tooLarge } from "./limits";
import { UPLOADS } from "./rate-limits";
import { plainType } from "./recognise";
import { expiryFrom, signedAddress } from "./upload-address";

const DAY_MS = 86_400_000;

/** Returns a signed address for one upload. Nothing is stored: the address contains its own terms. */
export async function createUpload(ctx: Ctx, request: UploadRequest): Promise<string> {
  const size = request.size ?? null;
  const member = memberOf(ctx.actor);
  const contentType = request.contentType ? plainType(request.contentType) : null;
  if (contentType) {
    if (/^image\/hei[cf]/.test(contentType)) throw refusedType(MEDIA_REFUSALS.heic, "heic");
    if (!isMediaType(contentType)) throw refusedType(MEDIA_REFUSALS.type, "media_type");
    refuseBeyond(member, contentType, size ?? 0);
  }
  if (size !== null && size > MOST_BYTES) throw tooLarge(MEDIA_REFUSALS.video);
  await consume(ctx.env, UPLOADS, "account", member.user.id, ctx.now);
  await refuseBeyondTheDay(ctx, member.user.id, size ?? 0);
  const terms = { id: crypto.randomUUID(), ownerId: member.user.id, expiresAt: expiryFrom(ctx.now), contentType, size };
  return signedAddress(ctx.env, terms);
}

const refusedType = (message: string, code: string) => new AppError("unsupported_type", message, { code });

async function refuseBeyondTheDay(ctx: Ctx, ownerId: string, size: number): Promise<void> {
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const today = await ctx.db
    .select({ bytes: sql<number>`coalesce(sum(${mediaObject.sizeBytes}), 0)` })
    .from(mediaObject)
    .where(and(eq(mediaObject.ownerId, ownerId), gt(mediaObject.createdAt, since)))
    .get();
  if ((today?.bytes ?? 0) + size <= UPLOAD_BYTES_PER_DAY) return;
  throw new AppError("too_many", "You have uploaded as much as one day allows. Try again tomorrow.", {
    code: "upload_budget",
    retryAfterSeconds: DAY_MS / 1000,
  });
}
