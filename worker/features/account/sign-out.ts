import type { Ctx } from "../../http/context";
import { hangUp } from "../../platform/live";
import { askAuth } from "./ask-auth";
import type { Visit } from "./visit";

/** Ends the session of the request's cookie, if there is one; resolves with the cookies that forget it. */
export async function signOut(ctx: Ctx, visit: Visit): Promise<Headers> {
  const { headers } = await askAuth(ctx, visit, (auth) =>
    auth.api.signOut({ headers: visit.headers, returnHeaders: true }),
  );
  if (ctx.actor.kind === "member") ctx.later(hangUp(ctx.env, ctx.actor.user.id));
  return headers;
}

/** Whether a GET that would sign somebody out was meant: not a link or frame of another site, and not a prefetch. */
export function isMeant(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  return !headers.get("sec-purpose")?.startsWith("prefetch");
}
