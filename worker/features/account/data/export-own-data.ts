import type { Confirmation, ExportAnswer } from "../../../contract/account";
import { brand } from "../../../contract/brand";
import { localDate } from "../../../contract/calendar";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { log } from "../../../platform/log";
import { confirmIdentity } from "../confirm-identity";
import { consumePerAccount, EXPORT, EXPORT_DOWNLOAD } from "../rate-limits";
import type { Visit } from "../visit";
import { exportTicket, requireTicket } from "./export-ticket";

/** Returns the download address of the member's data, after confirming their identity. */
export async function startExport(ctx: Ctx, visit: Visit, confirmation: Confirmation): Promise<ExportAnswer> {
  await confirmIdentity(ctx, visit, confirmation);
  await consumePerAccount(ctx, memberOf(ctx.actor).user.id, EXPORT);
  return { url: `/api/auth/export/${await exportTicket(ctx)}` };
}

type Download = { name: string; body: ReadableStream<Uint8Array> };

/** Streams the archive as it is read, so that years of videos fit in memory. */
export async function downloadExport(ctx: Ctx, ticket: string): Promise<Download> {
  await requireTicket(ctx, ticket);
  const { user } = memberOf(ctx.actor);
  await consumePerAccount(ctx, user.id, EXPORT_DOWNLOAD);
  const { writeExport } = await import("./write-export");
  const { readable, writable } = new IdentityTransformStream();
  // Not passed to `later`, which waits 30 seconds at most: the stream lives as long as the response.
  void writeExport(ctx, writable).catch((error) => {
    log.error("export", error);
  });
  const name = `${brand.name.toLowerCase()}-data-${localDate(ctx.now, user.timeZone)}.zip`;
  return { name, body: readable };
}
