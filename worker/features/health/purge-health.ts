import { and, isNotNull, lt } from "drizzle-orm";
import { HEALTH_LIMITS } from "../../contract/health-limits";
import type { Db } from "../../db/client";
import { deadLetter, failure } from "../../db/health";
import { emailOutbox } from "../../db/outbox";
import { EMPTIED } from "../../platform/mail-delivery";

const DAY_MS = 86_400_000;

/** Returns the statements that delete old failures, dead letters and mails. */
export function purgeHealth(db: Db, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const dead = daysAgo(HEALTH_LIMITS.deadLetterDays);
  return [
    db.delete(failure).where(lt(failure.lastAt, daysAgo(HEALTH_LIMITS.failureDays))),
    db.delete(deadLetter).where(lt(deadLetter.at, dead)),
    db.delete(emailOutbox).where(lt(emailOutbox.createdAt, daysAgo(HEALTH_LIMITS.mailDays))),
    db
      .update(emailOutbox)
      .set({ lastError: null, ...EMPTIED })
      .where(and(isNotNull(emailOutbox.deadAt), lt(emailOutbox.deadAt, dead), isNotNull(emailOutbox.lastError))),
  ] as const;
}
