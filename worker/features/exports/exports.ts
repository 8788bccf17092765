import { and, asc, count, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Confirmation } from "../../contract/account";
import { brand } from "../../contract/brand";
import { localDate } from "../../contract/calendar";
import type { ClubExportState } from "../../contract/exports";
import { EXPORT_HOURS } from "../../contract/exports-limits";
import { runEach } from "../../db/batched-read";
import type { Db } from "../../db/client";
import { clubExport, clubExportPart, type ExportPlace } from "../../db/exports";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { storeParts } from "../../platform/bucket";
import { log } from "../../platform/log";
import { directoryOf, ZipStream } from "../../platform/zip-stream";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { confirmIdentity } from "../account/confirm-identity";
import { consumePerAccount, EXPORT } from "../account/rate-limits";
import type { Visit } from "../account/visit";
import { packSection } from "./pack-section";
import { SECTIONS } from "./sections";

const SHOWN = 3;
type Made = typeof clubExport.$inferSelect;

const sinceOf = (now: Date) => new Date(now.getTime() - EXPORT_HOURS * 3_600_000);
const folderOf = (id: string) => `exports/${id}/`;

/** Starts an export after confirming the admin's identity. Its parts are packed one call at a time. */
export async function startClubExport(ctx: Ctx, visit: Visit, confirmation: Confirmation): Promise<ClubExportState> {
  const { db, now } = ctx;
  await confirmIdentity(ctx, visit, confirmation);
  await consumePerAccount(ctx, memberOf(ctx.actor).user.id, EXPORT);
  const counts = await runEach(
    db,
    SECTIONS.map(({ table, kind }) =>
      db
        .select({ rows: count() })
        .from(table)
        .where(kind === "rows" || kind === "media" ? undefined : sql`deleted_at is null`),
    ),
  );
  const tally = SECTIONS.map(({ title }, index) => ({ title, total: counts[index]?.[0]?.rows ?? 0, done: 0 }));
  const id = crypto.randomUUID();
  const write = writing(ctx);
  const place: ExportPlace = { section: 0, after: null, file: 1 };
  const made = write.add(db.insert(clubExport).values({ id, createdAt: now, place, tally }).returning());
  audit(write, "club.export", `club_export:${id}`);
  return present((await write.commit()).one(made));
}

/** Lists the stored exports, newest first. */
export async function listClubExports({ db, now }: Ctx): Promise<ClubExportState[]> {
  const rows = await db
    .select()
    .from(clubExport)
    .where(gt(clubExport.createdAt, sinceOf(now)))
    .orderBy(desc(clubExport.createdAt))
    .limit(SHOWN);
  return rows.map(present);
}

/** Packs the next part. If it is packed already, returns the export's state. */
export async function packPart(ctx: Ctx, id: string, number: number): Promise<ClubExportState> {
  const { db, env, now } = ctx;
  const found = await findExport(ctx, id);
  const { place } = found;
  if (number < found.parts || !place) return present(found);
  if (number > found.parts) throw new AppError("conflict", `Part ${found.parts} of this export comes first.`);
  const objectKey = `${folderOf(id)}${crypto.randomUUID()}`;
  const sink = storeParts(env.MEDIA, objectKey);
  const zip = new ZipStream(sink, found.createdAt);
  const tally = found.tally.map((each) => ({ ...each }));
  let next: ExportPlace | null = place;
  try {
    next = await packSome(ctx, zip, place, tally);
    const { entries, bytes } = await zip.part();
    const write = writing(ctx);
    write.refuseUnless(
      sql`exists (select 1 from club_export where id = ${id} and parts = ${number})`,
      new AppError("conflict", "This export is being packed from another window."),
    );
    write.add(db.insert(clubExportPart).values({ exportId: id, number, objectKey, bytes, entries }));
    const changed = write.add(
      db
        .update(clubExport)
        .set({ place: next, tally, parts: number + 1, bytes: sql`bytes + ${bytes}` })
        .where(eq(clubExport.id, id))
        .returning(),
    );
    return present((await write.commit()).one(changed));
  } catch (error) {
    await zip.abort(error);
    await env.MEDIA.delete(objectKey).catch((cause) =>
      log.warn("export_part_left", { at: +now, cause: String(cause) }),
    );
    throw error;
  }
}

/** Small sections share a part, so that a small club needs few calls. */
const ENOUGH = 1500;

async function packSome(
  ctx: Ctx,
  zip: ZipStream,
  from: ExportPlace,
  tally: Made["tally"],
): Promise<ExportPlace | null> {
  let place = from;
  let packed = 0;
  while (packed < ENOUGH) {
    const section = SECTIONS[place.section];
    if (!section) return null;
    const { after, file } = place;
    const { count: done, last } = await packSection(section, { ctx, zip, after, file });
    const counted = tally[place.section];
    if (counted) {
      counted.done += done;
      // Rows added or deleted since the start must not make a finished section look unfinished.
      counted.total = last === null ? counted.done : Math.max(counted.total, counted.done);
    }
    // Documents and files count more, as they are more work than rows.
    packed += section.kind === "rows" ? done : done * 150;
    place =
      last === null
        ? { section: place.section + 1, after: null, file: 1 }
        : { section: place.section, after: last, file: file + 1 };
  }
  return place.section < SECTIONS.length ? place : null;
}

type Download = { name: string; size: number; body: ReadableStream<Uint8Array> };

/** Streams the archive: its parts, then the central directory. The download is audited. */
export async function downloadClubExport(ctx: Ctx, id: string): Promise<Download> {
  const { db, env } = ctx;
  const found = await findExport(ctx, id);
  if (found.place) throw new AppError("conflict", "This export is not packed to its end yet.");
  const parts = await db
    .select()
    .from(clubExportPart)
    .where(eq(clubExportPart.exportId, id))
    .orderBy(asc(clubExportPart.number));
  let start = 0;
  const entries = parts.flatMap((part) => {
    const own = part.entries.map((entry) => ({ ...entry, offset: entry.offset + start }));
    start += part.bytes;
    return own;
  });
  const contents = [...directoryOf(entries, start)];
  const size = contents.reduce((sum, { length }) => sum + length, start);
  const write = writing(ctx);
  audit(write, "club.export_download", `club_export:${id}`, { bytes: size });
  await write.commit();
  const { readable, writable } = new FixedLengthStream(size);
  // Not passed to `later`, which waits 30 seconds at most: the stream lives as long as the response.
  void (async () => {
    for (const { objectKey } of parts) {
      const stored = await env.MEDIA.get(objectKey);
      if (!stored) throw new Error(`${objectKey} is gone`);
      await stored.body.pipeTo(writable, { preventClose: true });
    }
    const writer = writable.getWriter();
    for (const piece of contents) await writer.write(piece);
    await writer.close();
  })().catch(async (error) => {
    log.error("club export", error);
    await writable.abort(error).catch(() => undefined);
  });
  const day = localDate(found.createdAt, brand.timeZone);
  return { name: `${brand.name.toLowerCase()}-club-${day}.zip`, size, body: readable };
}

/** Deletes exports older than a day, files first. */
export async function purgeExports(env: { MEDIA: R2Bucket }, db: Db, now: Date): Promise<void> {
  const old = await db
    .select({ id: clubExport.id })
    .from(clubExport)
    .where(lt(clubExport.createdAt, sinceOf(now)))
    .limit(20);
  for (const { id } of old) {
    for (;;) {
      const { objects } = await env.MEDIA.list({ prefix: folderOf(id), limit: 500 });
      if (objects.length === 0) break;
      await env.MEDIA.delete(objects.map(({ key }) => key));
    }
    await db.delete(clubExport).where(eq(clubExport.id, id));
  }
}

async function findExport({ db, now }: Ctx, id: string): Promise<Made> {
  const found = await db
    .select()
    .from(clubExport)
    .where(and(eq(clubExport.id, id), gt(clubExport.createdAt, sinceOf(now))))
    .get();
  if (!found) throw notFound("Export");
  return found;
}

function present({ id, createdAt, tally, parts, bytes, place }: Made): ClubExportState {
  const until = new Date(createdAt.getTime() + EXPORT_HOURS * 3_600_000).toISOString();
  return { id, createdAt: createdAt.toISOString(), until, tally, parts, bytes, ready: place === null };
}
