import { AppError } from "../../http/app-error";
import { memberOf, signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { isSameOrigin } from "../../http/same-origin";
import { listen } from "../../platform/live";

export const liveRoutes = router().get("/ws", signedIn, async (c) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
    c.header("Upgrade", "websocket");
    return c.json({ message: "This address speaks WebSocket only." }, 426);
  }
  // A browser lets any site open a socket with the member's cookie; only ours may (cross-site WebSocket hijacking).
  if (!isSameOrigin(c.req.raw)) throw new AppError("forbidden", "This request came from another site and was refused.");
  const { user, sessionExpiresAt } = memberOf(c.var.actor);
  return listen(c.env, { userId: user.id, isAdmin: user.role === "admin", sessionExpiresAt });
});
