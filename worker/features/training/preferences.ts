import { eq, sql } from "drizzle-orm";
import type { TrainingPreferences, TrainingPreferencesChange } from "../../contract/training";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { trainingPreference } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

const DEFAULTS: TrainingPreferences = { weightUnit: "kg", weeklyTarget: null };

export function readPreferences(ctx: Ctx): Promise<TrainingPreferences> {
  return runRead(ctx.db, preferences(ctx));
}

const own = prepared(
  { weightUnit: trainingPreference.weightUnit, weeklyTarget: trainingPreference.weeklyTarget },
  (select) => select.from(trainingPreference).where(eq(trainingPreference.userId, sql.placeholder("userId"))),
);

/** The member's preferences as a reading, for what is shown by them. */
export function preferences(ctx: Ctx): BatchedRead<TrainingPreferences> {
  return batchedRead([own(ctx.db, { userId: memberOf(ctx.actor).user.id })], ([[row]]) => row ?? DEFAULTS);
}

export async function setPreferences(ctx: Ctx, wanted: TrainingPreferencesChange): Promise<TrainingPreferences> {
  const { db } = ctx;
  const mine = { userId: memberOf(ctx.actor).user.id, ...DEFAULTS, ...wanted };
  const insert = db.insert(trainingPreference).values(mine);
  const write =
    Object.keys(wanted).length > 0
      ? insert.onConflictDoUpdate({ target: trainingPreference.userId, set: wanted })
      : insert.onConflictDoNothing();
  const reading = preferences(ctx);
  const [, ...rows] = await db.batch([write, ...reading.statements]);
  return reading.answer(rows);
}
