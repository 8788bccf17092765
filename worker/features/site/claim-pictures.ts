import { inArray, type SQL, sql } from "drizzle-orm";
import { LOGO_MAX_BYTES, LOGO_PICTURES, LOGO_SIZES, type LogoPicture } from "../../contract/logo-pictures";
import { uploadIdOf } from "../../contract/media-limits";
import type { SiteChanges } from "../../contract/published-site";
import { insertFrom } from "../../db/insert-from";
import { mediaClaim, mediaObject } from "../../db/media";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { Write } from "../../write/writing";
import { freeMedia } from "../media/free-media";
import { kindOf } from "../media/limits";
import { pngSize } from "../media/png-size";

const DRAFT = { kind: "site", id: "draft" } as const;

/** An upload shown by the site, its path in the content, and its rendition of the logo, if any. */
type Shown = { id: string; path: string; picture: LogoPicture | null };

function shownIn(changes: SiteChanges): Shown[] {
  const { story, logo } = changes as { story?: { photo?: string }; logo?: Partial<Record<LogoPicture, string>> };
  const places = [
    { address: story?.photo, path: "content.story.photo", picture: null },
    ...LOGO_PICTURES.map((picture) => ({ address: logo?.[picture], path: `content.logo.${picture}`, picture })),
  ];
  return places.flatMap(({ address, ...place }) => {
    const id = uploadIdOf(address ?? "");
    return id ? [{ id, ...place }] : [];
  });
}

/** Throws for a picture that is neither the actor's nor one that the site has shown, and for an unsuitable logo. */
export async function refuseForeignPictures(ctx: Ctx, changes: SiteChanges): Promise<void> {
  const shown = shownIn(changes);
  if (shown.length === 0) return;
  const found = await uploadsOf(
    ctx,
    shown.map(({ id }) => id),
  );
  await Promise.all(
    shown.map(async ({ id, path, picture }) => {
      const media = found.find((each) => each.id === id);
      if (!media || (media.ownerId !== memberOf(ctx.actor).user.id && !media.wasShown)) {
        throw refused(path, "This picture is not there any more, or is not yours. Upload it again.");
      }
      if (kindOf(media.contentType) !== "image") throw refused(path, "This is not a picture.");
      if (picture) await refuseMisfit(ctx, { ...media, path, picture });
    }),
  );
}

function uploadsOf({ db }: Ctx, ids: string[]) {
  const wasShown = sql<number>`exists
    (select 1 from media_claim where media_claim.media_id = media_object.id and media_claim.place = 'site')`;
  const { id, ownerId, contentType, sizeBytes } = mediaObject;
  return db
    .select({ id, ownerId, contentType, sizeBytes, wasShown })
    .from(mediaObject)
    .where(inArray(mediaObject.id, ids));
}

type ForLogo = { id: string; contentType: string; sizeBytes: number; path: string; picture: LogoPicture };

/** Systems require icons of exact sizes, as PNG. The file's own header is read, not the sender's claim. */
async function refuseMisfit({ env }: Ctx, { id, contentType, sizeBytes, path, picture }: ForLogo): Promise<void> {
  if (contentType !== "image/png") throw refused(path, "The pictures of the logo have to be PNG.");
  if (sizeBytes > LOGO_MAX_BYTES) throw refused(path, "A picture of the logo has at most 1 MB.");
  const { width, height } = LOGO_SIZES[picture];
  const size = await pngSize(env, id);
  if (size?.width !== width || size.height !== height) {
    throw refused(path, `This picture of the logo has to be ${width} by ${height} pixels.`);
  }
}

const refused = (path: string, message: string) =>
  new AppError("invalid", message, { code: "not_your_upload", issues: [{ path, message }] });

/** Claims pictures for the draft, replacing earlier ones. */
export function claimForDraft(write: Write<Ctx>, changes: SiteChanges): void {
  freeDraftPictures(write);
  claim(write, changes, DRAFT.id);
}

export const freeDraftPictures = (write: Write<Ctx>) => void write.add(freeMedia(write.ctx.db, DRAFT));

/** Claims pictures for the version created in the same batch: they stay with it, so that it can be restored. */
export const claimForNewest = (write: Write<Ctx>, changes: SiteChanges) =>
  claim(write, changes, sql`(select cast(max(id) as text) from site_version)`);

function claim(write: Write<Ctx>, changes: SiteChanges, placeId: string | SQL): void {
  const { db, now } = write.ctx;
  const ids = [...new Set(shownIn(changes).map(({ id }) => id))];
  if (ids.length === 0) return;
  const row = { mediaId: sql`${mediaObject.id}`, place: DRAFT.kind, placeId, at: now };
  write.add(insertFrom(db, mediaClaim, row, sql`from ${mediaObject} where ${inArray(mediaObject.id, ids)}`));
}
