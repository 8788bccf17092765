import { eq } from "drizzle-orm";
import type { TrainingPreferences } from "../../contract/training";
import { ask, type Reading, reading } from "../../db/reading";
import { trainingPreference } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

const DEFAULTS: TrainingPreferences = { weightUnit: "kg" };

export function readPreferences(ctx: Ctx): Promise<TrainingPreferences> {
  return ask(ctx.db, preferences(ctx));
}

/** The member's preferences as a reading, for what is shown by them. */
export function preferences(ctx: Ctx): Reading<TrainingPreferences> {
  const mine = ctx.db
    .select({ weightUnit: trainingPreference.weightUnit })
    .from(trainingPreference)
    .where(eq(trainingPreference.userId, memberOf(ctx.actor).user.id));
  return reading([mine], ([[row]]) => row ?? DEFAULTS);
}

export async function setPreferences(ctx: Ctx, wanted: TrainingPreferences): Promise<TrainingPreferences> {
  await ctx.db
    .insert(trainingPreference)
    .values({ userId: memberOf(ctx.actor).user.id, ...wanted })
    .onConflictDoUpdate({ target: trainingPreference.userId, set: wanted });
  return wanted;
}
