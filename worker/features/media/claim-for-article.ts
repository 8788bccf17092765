import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { UPLOADS_PATH } from "../../contract/media-limits";
import { insertFrom } from "../../db/insert-from";
import { mediaClaim, mediaObject } from "../../db/media";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { kindOf } from "./limits";

type Texts = { featuredImage: string | null; content: string };

const UPLOADS = new RegExp(`(?<![\\w.])${UPLOADS_PATH}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`, "g");
/** Most pictures per lookup; D1 limits the parameters of a statement. */
const MOST_PICTURES = 90;

/**
 * Returns the statements, for the batch that stores an article, that claim its pictures and release those no longer
 * shown. A picture must be the actor's own, or be shown by an article already.
 */
export async function claimForArticle(ctx: Ctx, id: number | SQL, texts: Texts): Promise<BatchItem<"sqlite">[]> {
  const placeId = typeof id === "number" ? String(id) : sql<string>`cast(${id} as text)`;
  const ofArticle = and(eq(mediaClaim.place, "blog"), eq(mediaClaim.placeId, placeId));
  const ids = uploadsIn(`${texts.featuredImage ?? ""}\n${texts.content}`);
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const release = ctx.db.delete(mediaClaim).where(and(ofArticle, sql`${mediaClaim.mediaId} not in ${list}`));
  if (ids.length === 0) return [release];
  await refuseForeign(ctx, ids, texts);
  const claims = ids.map((mediaId) =>
    ctx.db
      .insert(mediaClaim)
      .values({
        mediaId: sql`(select id from media_object where id = ${mediaId})`,
        place: "blog",
        placeId,
        at: ctx.now,
      })
      .onConflictDoNothing(),
  );
  return [...claims, release];
}

/** Returns the statements that keep an unsaved article's pictures: those of the actor that it names. */
export function claimForUnsaved(ctx: Ctx, postId: number, content: string): BatchItem<"sqlite">[] {
  const { id: userId } = memberOf(ctx.actor).user;
  const placed = { place: "article_draft", placeId: `${postId}.${userId}` } as const;
  const list = sql`(select value from json_each(${JSON.stringify(uploadsIn(content))}))`;
  const claims = insertFrom(
    ctx.db,
    mediaClaim,
    { mediaId: sql`id`, place: placed.place, placeId: placed.placeId, at: ctx.now },
    sql`from media_object where id in ${list} and owner_id = ${userId}`,
  );
  const { place, placeId, mediaId } = mediaClaim;
  const released = and(eq(place, placed.place), eq(placeId, placed.placeId), sql`${mediaId} not in ${list}`);
  return [claims.onConflictDoNothing(), ctx.db.delete(mediaClaim).where(released)];
}

function uploadsIn(text: string): string[] {
  return [...new Set([...text.matchAll(UPLOADS)].map(([, id = ""]) => id))];
}

async function refuseForeign(ctx: Ctx, ids: string[], { featuredImage }: Texts): Promise<void> {
  if (ids.length > MOST_PICTURES)
    throw refused("content", `An article can show at most ${MOST_PICTURES} uploaded pictures.`);
  const inArticles = sql<number>`exists
    (select 1 from media_claim where media_claim.media_id = media_object.id and media_claim.place = 'blog')`;
  const found = await ctx.db
    .select({ id: mediaObject.id, ownerId: mediaObject.ownerId, contentType: mediaObject.contentType, inArticles })
    .from(mediaObject)
    .where(inArray(mediaObject.id, ids));
  const { user } = memberOf(ctx.actor);
  for (const id of ids) {
    const path = featuredImage?.includes(id) ? "featuredImage" : "content";
    const media = found.find((each) => each.id === id);
    if (!media || (media.ownerId !== user.id && !media.inArticles)) {
      throw refused(path, `The picture ${UPLOADS_PATH}${id} is not there any more, or is not yours. Upload it again.`);
    }
    if (kindOf(media.contentType) !== "image") throw refused(path, `${UPLOADS_PATH}${id} is not a picture.`);
  }
}

const refused = (path: string, message: string) =>
  new AppError("invalid", message, { code: "not_your_upload", issues: [{ path, message }] });
