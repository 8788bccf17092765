import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { log } from "../../platform/log";
import { byteRange } from "./byte-range";
import { findReadable, type ReadableMedia } from "./find-readable";
import { objectKey } from "./object-key";

const CACHE: Record<ReadableMedia["audience"], string> = {
  // Belongs to a version of the site, and an upload never changes: cached permanently, also for offline use.
  site: "public, max-age=31536000, immutable",
  public: "public, max-age=3600",
  members: "private, max-age=3600",
  few: "private, no-cache",
};

/**
 * Serves an upload or a range of it. Conditions and ranges are handled here: R2 answers a range beyond the end with the
 * whole file, and does not support If-Range.
 */
export async function serveMedia(ctx: Ctx, id: string, request: Request): Promise<Response> {
  const media = await findReadable(ctx, id);
  const { etag, sizeBytes, audience } = media;
  const headers = new Headers({
    "Content-Type": media.contentType,
    "Cache-Control": CACHE[audience],
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    // Webmail shows the logo on another site.
    "Cross-Origin-Resource-Policy": audience === "site" ? "cross-origin" : "same-origin",
    "X-Content-Type-Options": "nosniff",
    ...(audience === "public" || audience === "site" ? {} : { Vary: "Cookie" }),
  });
  if (names(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get("if-range");
  const range = ifRange === null || ifRange === etag ? byteRange(request.headers.get("range"), sizeBytes) : null;
  if (range === "beyond") {
    headers.set("Content-Range", `bytes */${sizeBytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Length", String(range ? range.length : sizeBytes));
  if (range) {
    headers.set("Content-Range", `bytes ${range.offset}-${range.offset + range.length - 1}/${sizeBytes}`);
  }
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const object = await ctx.env.MEDIA.get(objectKey(id), range ? { range } : {}).catch((cause: unknown) => {
    throw new AppError("unavailable", "This file cannot be read right now. Please try again.", {
      code: "storage_failed",
      retryAfterSeconds: 5,
      cause,
    });
  });
  if (!object) {
    log.warn("upload_without_bytes", { upload: id });
    throw notFound("File");
  }
  return new Response(object.body, { status, headers });
}

/** Returns whether If-None-Match matches; it compares weakly (RFC 9110, 13.1.2). */
function names(header: string | null, etag: string): boolean {
  return (header ?? "").split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag);
}
