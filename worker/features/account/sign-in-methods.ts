import { and, eq, isNotNull, like } from "drizzle-orm";
import type { SignInMethods } from "../../contract/account";
import { account, user } from "../../db/account";
import { membership } from "../../db/billing";
import type { Ctx } from "../../http/context";
import { isLocal } from "../../http/env";
import { oauthProviders } from "./oauth-providers";

const DEMO_SHOWN = 8;

/** The ways to sign in that this deployment offers. */
export async function listSignInMethods(ctx: Ctx): Promise<SignInMethods> {
  return {
    password: true,
    link: true,
    code: true,
    passkey: true,
    providers: oauthProviders(ctx.env).map(({ id, name }) => ({ id, name })),
    demoAccounts: __LOCAL_TOOLS__ && isLocal(ctx.env) ? await listDemoAccounts(ctx) : [],
  };
}

// The demo club's people are known by their ids; of them, those with a password are there to be tried.
async function listDemoAccounts(ctx: Ctx): Promise<SignInMethods["demoAccounts"]> {
  const rows = await ctx.db
    .select({ email: user.email, firstName: user.firstName, role: user.role, status: membership.status })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .leftJoin(membership, eq(membership.userId, user.id))
    .where(and(like(user.id, "demo-%"), isNotNull(account.password)))
    .orderBy(user.createdAt, user.id)
    .limit(DEMO_SHOWN);
  return rows.map(({ email, firstName, role, status }) => ({
    email,
    label: `${firstName}, ${standing(role, status)}`,
  }));
}

function standing(role: string, status: string | null): string {
  if (role !== "user") return role;
  if (status === "trialing") return "on trial";
  return status === "active" ? "member" : "no membership";
}
