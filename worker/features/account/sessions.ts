import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { SessionEntry } from "../../contract/account";
import { session } from "../../db/account";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { disconnect } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { revokeMailedCredentials } from "./mailed-credentials";

const SHOWN = 100;

/** Lists the member's sessions, newest first. */
export async function listSessions(ctx: Ctx): Promise<SessionEntry[]> {
  const { user, sessionId } = memberOf(ctx.actor);
  const rows = await ctx.db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
    })
    .from(session)
    .where(and(eq(session.userId, user.id), gt(session.expiresAt, ctx.now)))
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    userAgent: row.userAgent || null,
    ipAddress: row.ipAddress || null,
  }));
}

/** Ends one of the member's sessions. Throws `not_found` for others'. */
export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const { user } = memberOf(ctx.actor);
  const write = writing(ctx);
  write.must(ctx.db.delete(session).where(and(eq(session.id, id), eq(session.userId, user.id))), notFound("Session"));
  disconnect(write, user.id);
  await write.commit();
}

/** Ends all of the member's sessions but this one, and revokes mailed links and codes. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { user, sessionId } = memberOf(ctx.actor);
  const write = writing(ctx);
  write.add(ctx.db.delete(session).where(and(eq(session.userId, user.id), ne(session.id, sessionId))));
  write.add(revokeMailedCredentials(ctx.db, user));
  disconnect(write, user.id);
  await write.commit();
}
