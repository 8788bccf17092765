import type { Context } from "hono";
import type { AppEnv } from "./context";

/** Answers a file for the disk. RFC 6266: its name in ASCII, and as it is for whoever reads the newer form. */
export function asDownload(c: Context<AppEnv>, name: string, type: string): void {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "-");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  c.header("Content-Type", type);
  c.header("Content-Disposition", `attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
}
