import type { Context } from "hono";
import type { AppEnv } from "./context";

/** Half a letter has no address form; marks that turn the direction of writing would show another ending than the file has. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** What office documents say that they are. */
export const DOCUMENT_TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Answers a file for the disk. RFC 6266: its name in ASCII, and as it is for whoever reads the newer form. */
export function asDownload(c: Context<AppEnv>, given: string, type: string): void {
  const name = given.replace(UNFIT, "-");
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "-");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  c.header("Content-Type", type);
  c.header("Content-Disposition", `attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
}
