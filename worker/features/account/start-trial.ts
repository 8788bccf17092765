import { and, eq, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import { membership, trialClaim } from "../../db/billing";
import type { Ctx } from "../../http/context";
import { mailboxHash, mailboxKey } from "./mailbox-key";

const TRIAL_MS = brand.trialDays * 86_400_000;

/**
 * Gives a new account its trial, counted from sign-up, unless its mailbox has had one under any account. Both rows in
 * one batch, so that neither can be there without the other; calling it again changes nothing.
 */
export async function startTrial(
  { env, db }: Pick<Ctx, "env" | "db">,
  user: { id: string; email: string; createdAt: Date },
): Promise<void> {
  const emailKey = mailboxKey(user.email);
  const fromOwnClaim = db
    .select({
      userId: trialClaim.userId,
      status: sql`'trialing'`.as("status"),
      isTrial: sql`1`.as("is_trial"),
      plan: sql`null`.as("plan"),
      planAmountCents: sql`null`.as("plan_amount_cents"),
      currentPeriodStart: trialClaim.startedAt,
      currentPeriodEnd: sql`${trialClaim.startedAt} + ${TRIAL_MS}`.as("current_period_end"),
      cancelAtPeriodEnd: sql`0`.as("cancel_at_period_end"),
      cardBrand: sql`null`.as("card_brand"),
      cardLast4: sql`null`.as("card_last4"),
      createdAt: trialClaim.startedAt,
      updatedAt: trialClaim.startedAt,
      trialEndsAt: sql`${trialClaim.startedAt} + ${TRIAL_MS}`.as("trial_ends_at"),
    })
    .from(trialClaim)
    .where(and(eq(trialClaim.emailKey, emailKey), eq(trialClaim.userId, user.id)));
  // Whoever had their trial under an account that they have deleted is known by the hash that stayed.
  const hashed = await mailboxHash(env, user.email);
  const claim = sql`select ${emailKey}, ${user.id}, ${new Date(user.createdAt).getTime()}
    where not exists (select 1 from ${trialClaim} where email_key = ${hashed})`;
  await db.batch([
    db.insert(trialClaim).select(claim).onConflictDoNothing(),
    db.insert(membership).select(fromOwnClaim).onConflictDoNothing(),
  ]);
}
