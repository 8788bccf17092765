import { and, eq, ne } from "drizzle-orm";
import type { SignedOut } from "../../contract/members";
import { session, user } from "../../db/account";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { closeSockets } from "../../platform/live";
import { revokeMailedCredentials } from "../account/mailed-credentials";

/** Ends all of somebody's sessions, and the mailed links that could open another; an admin who does it to themselves keeps the one they do it in. */
export async function signOutMember(ctx: Ctx, id: string): Promise<SignedOut> {
  const { db, now } = ctx;
  const { user: actor, sessionId } = memberOf(ctx.actor);
  const found = await db.select({ id: user.id, email: user.email }).from(user).where(eq(user.id, id)).get();
  if (!found) throw notFound("User");
  const theirs = and(eq(session.userId, id), ne(session.id, sessionId));
  const entry = auditRow(db, { at: now, actorId: actor.id, action: "user.sign_out", subject: `user:${id}` });
  const [ended] = await db.batch([
    db.delete(session).where(theirs).returning({ id: session.id }),
    revokeMailedCredentials(db, found),
    entry,
  ]);
  ctx.later(closeSockets(ctx.env, id));
  return { ended: ended.length };
}
