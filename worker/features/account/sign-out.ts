import type { Ctx } from "../../http/context";
import { closeSockets } from "../../platform/live";
import { callAuth } from "./call-auth";
import type { Visit } from "./visit";

/** Ends the request's session, if any; resolves with the cookies that clear it. */
export async function signOut(ctx: Ctx, visit: Visit): Promise<Headers> {
  const { headers } = await callAuth(ctx, visit, (auth) =>
    auth.api.signOut({ headers: visit.headers, returnHeaders: true }),
  );
  if (ctx.actor.kind === "member") ctx.later(closeSockets(ctx.env, ctx.actor.user.id));
  return headers;
}

/**
 * Returns whether a GET that signs out was intended: a direct navigation, not a picture, frame, prefetch or another
 * site's link. Browsers that do not state this are asked to confirm.
 */
export function isIntendedNavigation(headers: Headers): boolean {
  const fetchHeaderIs = (name: string, ...values: string[]) => values.includes(headers.get(`sec-fetch-${name}`) ?? "");
  const isNavigation =
    fetchHeaderIs("mode", "navigate") &&
    fetchHeaderIs("dest", "document") &&
    fetchHeaderIs("site", "same-origin", "none");
  return isNavigation && !headers.get("sec-purpose")?.startsWith("prefetch");
}
