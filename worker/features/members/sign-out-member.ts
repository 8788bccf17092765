import { and, eq, ne } from "drizzle-orm";
import type { SignedOut } from "../../contract/members";
import { session, user } from "../../db/account";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { disconnect } from "../../write/broadcast";
import { writing } from "../../write/writing";
import { revokeMailedCredentials } from "../account/mailed-credentials";

/**
 * Ends all of a user's sessions and mailed sign-in links; an admin who signs themselves out keeps the current session.
 */
export async function signOutMember(ctx: Ctx, id: string): Promise<SignedOut> {
  const { db } = ctx;
  const { sessionId } = memberOf(ctx.actor);
  const found = await db.select({ id: user.id, email: user.email }).from(user).where(eq(user.id, id)).get();
  if (!found) throw notFound("User");
  const otherSessions = and(eq(session.userId, id), ne(session.id, sessionId));
  const write = writing(ctx);
  const ended = write.add(db.delete(session).where(otherSessions).returning({ id: session.id }));
  write.add(revokeMailedCredentials(db, found));
  audit(write, "user.sign_out", `user:${id}`);
  disconnect(write, id);
  return { ended: (await write.commit()).of(ended).length };
}
