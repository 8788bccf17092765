import { and, eq, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import { membership, trialClaim } from "../../db/billing";
import { insertFrom } from "../../db/insert-from";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { mailboxHash, mailboxKey } from "./mailbox-key";

const TRIAL_MS = brand.trialDays * 86_400_000;

/**
 * Starts a new account's trial, counted from sign-up, unless its mailbox has had one under any account. Both rows are
 * in one batch; repeating the call changes nothing.
 */
export async function startTrial(
  { env, db }: Pick<Ctx, "env" | "db">,
  user: { id: string; email: string; createdAt: Date },
): Promise<void> {
  const emailKey = mailboxKey(user.email);
  // A mailbox whose account was deleted is known by its hash only.
  const hashed = await mailboxHash(env, user.email);
  const write = writing({ db, now: new Date() });
  write.add(
    insertFrom(
      db,
      trialClaim,
      { emailKey, userId: user.id, startedAt: new Date(user.createdAt) },
      sql`where not exists (select 1 from ${trialClaim} where email_key = ${hashed})`,
    ).onConflictDoNothing(),
  );
  const { userId, startedAt } = trialClaim;
  const begun = sql`${startedAt}`;
  const ends = sql`${startedAt} + ${TRIAL_MS}`;
  write.add(
    insertFrom(
      db,
      membership,
      {
        userId: sql`${userId}`,
        status: "trialing",
        isTrial: true,
        currentPeriodStart: begun,
        currentPeriodEnd: ends,
        trialEndsAt: ends,
        createdAt: begun,
        updatedAt: begun,
      },
      sql`from ${trialClaim} where ${and(eq(trialClaim.emailKey, emailKey), eq(userId, user.id))}`,
    ).onConflictDoNothing(),
  );
  await write.commit();
}
