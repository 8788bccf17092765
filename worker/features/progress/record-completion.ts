import { and, eq, sql } from "drizzle-orm";
import type { ColumnType } from "../../contract/drafts";
import type { CompletionResult } from "../../contract/progress";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { completion } from "../../db/progress";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { finishedAt } from "./finished-at";
import { presentCompletion } from "./present";
import { hurtsIn } from "./says-pain";

type Finished = {
  title: string;
  durationMinutes: number | null;
  /** As the client says; without it, now. */
  completedAt: string | undefined;
  notes?: string | null;
  /** Not shown to the coach. */
  notesPrivate?: boolean;
  effort?: number | null;
};
type FinishedSection = Finished & { dailyWorkoutId: number; columnType: ColumnType };
type FinishedWorkout = Finished & {
  workoutId: number;
  key: string | null;
};

/** Records a program section on the member's calendar day. The unique index settles retries and repeats. */
export async function recordSection(
  ctx: Ctx,
  { completedAt, ...finished }: FinishedSection,
): Promise<CompletionResult> {
  const { user } = memberOf(ctx.actor);
  const when = finishedAt(ctx, completedAt);
  const write = writing(ctx);
  const inserted = write.add(
    ctx.db
      .insert(completion)
      .values({ userId: user.id, ...when, ...finished, hurts: hurtsIn(finished) })
      .onConflictDoNothing()
      .returning({ id: completion.id }),
  );
  const entries = write.add(
    ctx.db
      .select()
      .from(completion)
      .where(
        and(
          eq(completion.userId, user.id),
          eq(completion.dailyWorkoutId, finished.dailyWorkoutId),
          eq(completion.columnType, finished.columnType),
          eq(completion.localDate, when.localDate),
        ),
      ),
  );
  const done = await write.commit();
  return { entry: presentCompletion(done.one(entries)), alreadyCompleted: done.of(inserted).length === 0 };
}

/**
 * Records a workout. Without a key each call counts; with one, the unique index lets one of several concurrent calls
 * count.
 */
export async function recordWorkout(ctx: Ctx, finished: FinishedWorkout): Promise<CompletionResult> {
  const { completedAt, key, ...row } = finished;
  const when = finishedAt(ctx, completedAt);
  const [entry] = await ctx.db
    .insert(completion)
    .values({ userId: memberOf(ctx.actor).user.id, ...when, ...row, hurts: hurtsIn(row), idempotencyKey: key })
    .onConflictDoNothing()
    .returning();
  if (entry) return { entry: presentCompletion(entry), alreadyCompleted: false };
  const earlier = await runRead(ctx.db, recordedUnder(ctx, finished));
  if (!earlier) throw new Error("a completion was neither inserted nor found");
  return earlier;
}

/** Returns what an earlier call under the same key recorded, or null. */
export function recordedUnder(
  ctx: Ctx,
  { workoutId, key }: { workoutId: number; key: string | null },
): BatchedRead<CompletionResult | null> {
  const own = eq(completion.userId, memberOf(ctx.actor).user.id);
  const found = ctx.db
    .select()
    .from(completion)
    .where(key === null ? sql`false` : and(own, eq(completion.idempotencyKey, key)));
  return batchedRead([found], ([[entry]]) => {
    if (!entry) return null;
    if (entry.workoutId !== workoutId) {
      const message = "This completion was already recorded for another workout.";
      throw new AppError("conflict", message, { code: "key_reused" });
    }
    return { entry: presentCompletion(entry), alreadyCompleted: true };
  });
}
