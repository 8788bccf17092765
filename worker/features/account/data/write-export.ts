import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { log } from "../../../platform/log";
import { ZipStream } from "../../../platform/zip-stream";
import { objectKey } from "../../media/object-key";
import { type ExportedFile, listFiles } from "./export-files";
import { exportPage } from "./export-page";
import { type Holder, PARTS } from "./personal-data";
import { countParts, type Row, readPart } from "./read-part";

/** Writes a member's data, as far as they may see it, into a stream as a ZIP file: a page, JSON rows, and files. */
export async function writeExport(ctx: Ctx, sink: WritableStream<Uint8Array>): Promise<void> {
  const { user, mayTrain } = memberOf(ctx.actor);
  const { id, email, timeZone } = user;
  const holder: Holder = { id, email, mayTrain, now: ctx.now };
  const zip = new ZipStream(sink, ctx.now);
  try {
    const [counts, files] = await Promise.all([countParts(ctx.db, PARTS, holder), listFiles(ctx.db, id)]);
    const sections = PARTS.map((part, index) => ({
      part,
      count: counts[index] ?? 0,
      rows: () => readPart(ctx.db, part, holder),
    }));
    await zip.text("index.html", exportPage({ email, timeZone, now: ctx.now, files, sections }));
    for (const { part, rows } of sections) await zip.text(`data/${part.name}.json`, asJson(rows()));
    await zip.text("data/media.json", asJson(fileRows(files)));
    for (const file of files) await packFile(ctx, zip, file);
    await zip.close();
  } catch (error) {
    await zip.abort(error);
    throw error;
  }
}

async function packFile({ env }: Ctx, zip: ZipStream, { id, name }: ExportedFile): Promise<void> {
  const open = async () => (await env.MEDIA.get(objectKey(id)))?.body ?? null;
  if (await zip.file(name, open)) return;
  log.warn("upload_without_bytes", { upload: id });
}

async function* fileRows(files: ExportedFile[]): AsyncGenerator<Row> {
  for (const { id, name, contentType, sizeBytes, createdAt } of files) {
    yield { address: `/objects/uploads/${id}`, file: name, contentType, sizeBytes, createdAt };
  }
}

/** Yields rows as a JSON array, in pieces. */
export async function* asJson(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<string> {
  let between = "[\n";
  for await (const row of rows) {
    yield `${between}${JSON.stringify(row, null, 2)}`;
    between = ",\n";
  }
  yield between === "[\n" ? "[]\n" : "\n]\n";
}
