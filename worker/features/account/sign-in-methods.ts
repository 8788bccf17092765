import { and, eq, inArray } from "drizzle-orm";
import type { SignInMethods } from "../../contract/account";
import { DEMO_SIGN_INS } from "../../contract/demo-sign-ins";
import { account, user } from "../../db/account";
import type { Ctx } from "../../http/context";
import { isLocal } from "../../http/env";
import { oauthProviders } from "./oauth-providers";

/** Returns the sign-in methods of this deployment. */
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

// Only existing accounts: the demo club may be empty, or its users deleted.
async function listDemoAccounts(ctx: Ctx): Promise<SignInMethods["demoAccounts"]> {
  const emails = DEMO_SIGN_INS.map(({ email }) => email);
  const rows = await ctx.db
    .select({ email: user.email })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(inArray(user.email, emails));
  const existing = new Set(rows.map((row) => row.email));
  return DEMO_SIGN_INS.filter(({ email }) => existing.has(email)).map(({ email, label }) => ({ email, label }));
}
