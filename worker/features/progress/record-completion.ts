import { and, eq } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { ColumnType } from "../../contract/drafts";
import type { CompletionResult } from "../../contract/progress";
import { completion } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentCompletion } from "./present";

export type FinishedSection = {
  dailyWorkoutId: number;
  columnType: ColumnType;
  title: string;
  durationMinutes: number | null;
};

/** Records a program section for the member's own calendar day. The unique index settles retries and second times. */
export async function recordSection(ctx: Ctx, finished: FinishedSection): Promise<CompletionResult> {
  const { user } = memberOf(ctx.actor);
  const today = localDate(ctx.now, user.timeZone);
  const [inserted, [entry]] = await ctx.db.batch([
    ctx.db
      .insert(completion)
      .values({ userId: user.id, localDate: today, completedAt: ctx.now, ...finished })
      .onConflictDoNothing()
      .returning({ id: completion.id }),
    ctx.db
      .select()
      .from(completion)
      .where(
        and(
          eq(completion.userId, user.id),
          eq(completion.dailyWorkoutId, finished.dailyWorkoutId),
          eq(completion.columnType, finished.columnType),
          eq(completion.localDate, today),
        ),
      ),
  ]);
  if (!entry) throw new Error("a completion was neither inserted nor found");
  return { entry: presentCompletion(entry), alreadyCompleted: inserted.length === 0 };
}
