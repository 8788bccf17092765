import { eq, sql } from "drizzle-orm";
import { TRIAL_DAYS } from "../../contract/billing";
import { membership, trialClaim } from "../../db/billing";
import type { Ctx } from "../../http/context";
import { mailboxKey } from "./mailbox-key";

const DAY_MS = 86_400_000;

/**
 * Gives a new account its trial, counted from sign-up, unless its mailbox has had one under any account. Both rows in
 * one batch, so that neither can be there without the other; calling it again changes nothing.
 */
export async function startTrial(ctx: Ctx, user: { id: string; email: string; createdAt: Date }): Promise<void> {
  const emailKey = mailboxKey(user.email);
  const startedAt = new Date(user.createdAt);
  const endsAt = new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
  const claimed = sql`exists (select 1 from ${trialClaim} where ${eq(trialClaim.emailKey, emailKey)} and ${eq(trialClaim.userId, user.id)})`;
  await ctx.db.batch([
    ctx.db.insert(trialClaim).values({ emailKey, userId: user.id, startedAt }).onConflictDoNothing(),
    ctx.db.run(sql`
      insert or ignore into ${membership}
        (user_id, status, is_trial, current_period_start, current_period_end, cancel_at_period_end, created_at, updated_at)
      select ${user.id}, 'trialing', 1, ${startedAt.getTime()}, ${endsAt.getTime()}, 0, ${startedAt.getTime()}, ${startedAt.getTime()}
      where ${claimed}`),
  ]);
}
