import { and, eq, gt } from "drizzle-orm";
import type { LinkState } from "../../contract/account";
import { verification } from "../../db/account";
import type { Ctx } from "../../http/context";
import { resetName } from "./mailed-credentials";
import { consumePerAddress, LINK_CHECK } from "./rate-limits";
import type { Visit } from "./visit";

/** Returns whether a reset link is valid, without using it up, before the user types a new password. */
export async function checkResetLink(ctx: Ctx, visit: Visit, token: string): Promise<LinkState> {
  await consumePerAddress(ctx, visit, LINK_CHECK);
  const found = await ctx.db.$count(
    verification,
    and(eq(verification.identifier, resetName(token)), gt(verification.expiresAt, ctx.now)),
  );
  return { alive: found > 0 };
}
