import { connect } from "../../db/client";
import { hasRight, readActor } from "../../http/actor";
import { AppError } from "../../http/app-error";
import { type Ctx, ctxOf } from "../../http/context";
import { memberOf, sessionFirst, signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { isSameOrigin } from "../../http/same-origin";
import { closeSockets, openSocket } from "../../platform/live";

export const liveRoutes = router().get("/ws", sessionFirst(signedIn), async (c) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
    c.header("Upgrade", "websocket");
    return c.json({ message: "This address speaks WebSocket only." }, 426);
  }
  // A browser lets any site open a socket with the member's cookie; only ours may (cross-site WebSocket hijacking).
  if (!isSameOrigin(c.req.raw)) throw new AppError("forbidden", "This request came from another site and was refused.");
  const { user, sessionExpiresAt } = memberOf(c.var.actor);
  const answer = await openSocket(c.env, { userId: user.id, isStaff: hasRight(c.var.actor, "desk"), sessionExpiresAt });
  const ctx = ctxOf(c);
  ctx.later(hangUpIfGone(ctx, c.req.raw, user.id));
  return answer;
});

/** Closes the socket of a member who signed out while it was being opened: the room could not close it then. */
async function hangUpIfGone({ env, now }: Ctx, request: Request, userId: string): Promise<void> {
  // A replica may lag behind, and a request reads its session once: hence a new request to the primary.
  const actor = await readActor(
    new Request(request.url, request),
    env,
    connect(env.DB.withSession("first-primary")),
    now,
  );
  if (actor.kind !== "member" || actor.user.id !== userId) await closeSockets(env, userId);
}
