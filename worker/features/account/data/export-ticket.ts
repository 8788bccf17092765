import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { isKeyedHash, keyedHash } from "../../../http/keyed-hash";

const PURPOSE = "account export 1";
const MINUTES = 10;

/** Returns a ticket that opens the download for some minutes, for this member in this session. */
export async function exportTicket(ctx: Ctx): Promise<string> {
  const expiresAt = String(ctx.now.getTime() + MINUTES * 60_000);
  return `${expiresAt}.${await keyedHash(ctx.env, PURPOSE, ...signedWords(ctx, expiresAt))}`;
}

/** Throws `not_found` for somebody else's or an expired ticket. */
export async function requireTicket(ctx: Ctx, ticket: string): Promise<void> {
  const [, expiresAt, given] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  const holds = expiresAt && given && Number(expiresAt) > ctx.now.getTime();
  if (holds && (await isKeyedHash(ctx.env, given, PURPOSE, ...signedWords(ctx, expiresAt)))) return;
  throw new AppError("not_found", "This download link is over. Start the download again in your settings.", {
    code: "export_ticket",
  });
}

function signedWords(ctx: Ctx, expiresAt: string): string[] {
  const { user, sessionId } = memberOf(ctx.actor);
  return [user.id, sessionId, expiresAt];
}
