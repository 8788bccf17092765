import type { Ctx } from "../../http/context";
import { closeSockets } from "../../platform/live";
import { callAuth } from "./call-auth";
import type { Visit } from "./visit";

/** Ends the session of the request's cookie, if there is one; resolves with the cookies that forget it. */
export async function signOut(ctx: Ctx, visit: Visit): Promise<Headers> {
  const { headers } = await callAuth(ctx, visit, (auth) =>
    auth.api.signOut({ headers: visit.headers, returnHeaders: true }),
  );
  if (ctx.actor.kind === "member") ctx.later(closeSockets(ctx.env, ctx.actor.user.id));
  return headers;
}

/**
 * Whether a GET that would sign somebody out was meant: somebody going to it by themselves, and no picture, frame, prefetch
 * or link of another site. A browser that does not say so is asked first.
 */
export function isIntendedNavigation(headers: Headers): boolean {
  const is = (name: string, ...values: string[]) => values.includes(headers.get(`sec-fetch-${name}`) ?? "");
  const goesThere = is("mode", "navigate") && is("dest", "document") && is("site", "same-origin", "none");
  return goesThere && !headers.get("sec-purpose")?.startsWith("prefetch");
}
