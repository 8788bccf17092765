import { eq } from "drizzle-orm";
import type { MemberFirstWeek } from "../../contract/first-week";
import { user } from "../../db/account";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { firstWeek, firstWeekCard, firstWeekHealth } from "../../db/first-week";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentHealth } from "./present-health";
import { presentPaper, signaturesOf } from "./signed-papers";

export const readMemberFirstWeek = (ctx: Ctx, userId: string): Promise<MemberFirstWeek> =>
  runRead(ctx.db, memberFirstWeek(ctx, userId));

/** Reads a member's first week with their health answers, for admins. */
export function memberFirstWeek({ db }: Ctx, userId: string): BatchedRead<MemberFirstWeek> {
  const statements = [
    db.select({ id: user.id }).from(user).where(eq(user.id, userId)),
    db.select().from(firstWeek).where(eq(firstWeek.userId, userId)),
    db.select().from(firstWeekCard).where(eq(firstWeekCard.userId, userId)),
    db.select().from(firstWeekHealth).where(eq(firstWeekHealth.userId, userId)),
    signaturesOf(db, userId),
  ] as const;
  return batchedRead(statements, ([[member], [own], cards, [health], signatures]) => {
    if (!member) throw notFound("Member");
    if (!own?.startedAt) return { firstWeek: null };
    return {
      firstWeek: {
        startedAt: own.startedAt.toISOString(),
        goals: own.goals,
        goalWords: own.goalWords,
        equipment: own.equipment ?? null,
        done: cards.map(({ card, skipped }) => ({ card, skipped })),
        health: presentHealth(health),
        papers: signatures.map(presentPaper),
      },
    };
  });
}
