import type { Context } from "hono";
import type { AppEnv } from "./context";

/** Lone surrogates cannot be URL-encoded; bidi control characters would disguise the file extension. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** MIME types of the office documents that are served. */
export const DOCUMENT_TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Sets the headers of a file download: an ASCII name, and the exact one for clients that know RFC 6266. */
export function asDownload(c: Context<AppEnv>, given: string, type: string): void {
  const name = given.replace(UNFIT, "-");
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "-");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  c.header("Content-Type", type);
  c.header("Content-Disposition", `attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
}
