import { eq, type SQL, sql } from "drizzle-orm";
import { mediaObject } from "../../db/media";
import { hasRight } from "../../http/actor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { isPublic } from "../blog/policy";

export type ReadableMedia = {
  id: string;
  contentType: string;
  sizeBytes: number;
  etag: string;
  /** Cache policy: everybody, permanently for what the site itself shows; members; or revalidated each time. */
  audience: "site" | "public" | "members" | "few";
};

/** Returns an upload that the actor may read: by where it is shown, or as its owner. Throws `not_found` otherwise. */
export async function findReadable(ctx: Ctx, id: string): Promise<ReadableMedia> {
  const { actor } = ctx;
  const row = await ctx.db
    .select({
      id: mediaObject.id,
      ownerId: mediaObject.ownerId,
      contentType: mediaObject.contentType,
      sizeBytes: mediaObject.sizeBytes,
      etag: mediaObject.etag,
      isClaimed: sql<number>`${mediaObject.unclaimedSince} is null`,
      isPublic: sql<number>`exists (select 1 from media_claim join blog_post
        on blog_post.id = cast(media_claim.place_id as integer)
        where media_claim.media_id = media_object.id and media_claim.place = 'blog' and ${isPublic(ctx.now)})`,
      isOfSite: claimed(sql`media_claim.place = 'site' and media_claim.place_id <> 'draft'`),
      isForMembers: claimed(sql`media_claim.place in ('community', 'avatar', 'cover')`),
      isToReader: actor.kind === "member" ? claimed(sql`media_claim.reader_id = ${actor.user.id}`) : sql<number>`0`,
    })
    .from(mediaObject)
    .where(eq(mediaObject.id, id))
    .get();
  if (row?.isOfSite) return { ...row, audience: "site" };
  if (row?.isPublic) return { ...row, audience: "public" };
  const { user } = memberOf(actor);
  if (row?.isForMembers) return { ...row, audience: "members" };
  const mayRead = row && (row.ownerId === user.id || row.isToReader || (row.isClaimed && hasRight(actor, "messages")));
  if (!row || !mayRead) throw notFound("File");
  return { ...row, audience: "few" };
}

// Qualified by hand: the query builder omits the table's name in selected columns.
function claimed(how: SQL) {
  return sql<number>`exists (select 1 from media_claim
    where media_claim.media_id = media_object.id and not media_claim.veiled and ${how})`;
}
