import { eq, sql } from "drizzle-orm";
import type { StoredMedia } from "../../contract/media";
import { MEDIA_REFUSALS, UPLOADS_PATH } from "../../contract/media-limits";
import { mediaLeftover, mediaObject } from "../../db/media";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { putStream } from "../../platform/bucket";
import { log } from "../../platform/log";
import { writing } from "../../write/writing";
import { kindOf, MOST_BYTES, refuseBeyond, tooLarge } from "./limits";
import { objectKey } from "./object-key";
import { plainType, RECOGNISED_BY, recognise } from "./recognise";
import { scrubberFor } from "./scrub/formats";
import { brokenFile } from "./scrub/refusals";
import type { UploadTerms } from "./upload-address";

type Upload = { body: ReadableStream<Uint8Array> | null; length: number | null; told: string | null };

/**
 * Stores an upload chunk by chunk: identified by its content, within its limit, without metadata. A row stored before
 * the first byte says that there may be bytes, so that nothing is orphaned; it also makes the address usable only once.
 */
export async function receiveUpload(
  ctx: Ctx,
  terms: UploadTerms,
  { body, length, told }: Upload,
): Promise<StoredMedia> {
  if (length === null) {
    throw new AppError("length_required", "The upload does not say its length.", { code: "length_required" });
  }
  if (length > MOST_BYTES) throw tooLarge(MEDIA_REFUSALS.video);
  if (Number.isNaN(length)) {
    throw new AppError("malformed", "The upload says a length that is no number.", { code: "length" });
  }
  if (!body || length === 0) throw new AppError("malformed", "This file is empty.", { code: "empty" });
  if (terms.size !== null && terms.size !== length) {
    throw new AppError("forbidden", "This upload address is for a file of another size.", { code: "upload_terms" });
  }
  const source = body.getReader();
  try {
    return await store(ctx, terms, { source, length, told });
  } finally {
    // A refused upload's remaining bytes are not awaited.
    void source.cancel().catch(() => undefined);
  }
}

type Source = ReadableStreamDefaultReader<Uint8Array>;

async function store(
  ctx: Ctx,
  terms: UploadTerms,
  { source, length, told }: { source: Source; length: number; told: string | null },
): Promise<StoredMedia> {
  const { id } = terms;
  const start = await firstBytes(source);
  const type = recognise(start, terms.contentType ?? (told ? plainType(told) : null));
  if (terms.contentType && terms.contentType !== type) {
    throw new AppError("unsupported_type", `This file is not what its name says: it is ${type}.`, {
      code: "media_type",
    });
  }
  refuseBeyond(memberOf(ctx.actor), type, length);
  await begin(ctx, id);
  try {
    const { etag } = await putStream(ctx.env.MEDIA, { key: objectKey(id), length, contentType: type }, async (give) => {
      const scrubber = scrubberFor(type);
      for (let chunk: Uint8Array | undefined = start; chunk; chunk = (await source.read()).value) {
        await give(scrubber.push(chunk));
      }
      const { rest, whole } = scrubber.end();
      if (!whole) throw brokenFile();
      await give(rest);
    });
    const write = writing(ctx);
    write.add(
      ctx.db.insert(mediaObject).values({
        id,
        ownerId: terms.ownerId,
        contentType: type,
        sizeBytes: length,
        etag,
        createdAt: ctx.now,
        unclaimedSince: ctx.now,
      }),
    );
    write.add(ctx.db.delete(mediaLeftover).where(eq(mediaLeftover.id, id)));
    await write.commit();
  } catch (error) {
    ctx.later(takeBack(ctx, id));
    if (error instanceof AppError) throw error;
    throw new AppError("unavailable", "The file could not be stored. Please try again.", {
      code: "storage_failed",
      cause: error,
    });
  }
  return { mediaUrl: `${UPLOADS_PATH}${id}`, mediaType: kindOf(type), contentType: type, size: length };
}

/** Reads the first chunks, until the type can be recognised. */
async function firstBytes(source: Source): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < RECOGNISED_BY) {
    const { value } = await source.read();
    if (!value) break;
    parts.push(value);
    length += value.length;
  }
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function begin(ctx: Ctx, id: string): Promise<void> {
  const begun = await ctx.db.run(sql`
    insert or ignore into ${mediaLeftover} (id, since)
    select ${id}, ${ctx.now.getTime()} where not exists (select 1 from ${mediaObject} where ${mediaObject.id} = ${id})`);
  if (begun.meta.changes === 1) return;
  throw new AppError("conflict", "This upload address has been used already. Start the upload again.", {
    code: "upload_used",
  });
}

/** Frees the address and deletes bytes that may have arrived. Failures are left to the sweep. */
async function takeBack(ctx: Ctx, id: string): Promise<void> {
  try {
    const stored = await ctx.db.select({ id: mediaObject.id }).from(mediaObject).where(eq(mediaObject.id, id)).get();
    // A batch whose answer was lost may have been stored.
    if (stored) return;
    await ctx.env.MEDIA.delete(objectKey(id));
    await ctx.db.delete(mediaLeftover).where(eq(mediaLeftover.id, id));
  } catch (error) {
    log.error("upload", error, { upload: id });
  }
}
