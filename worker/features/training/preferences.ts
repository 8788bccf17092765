import { eq, sql } from "drizzle-orm";
import { DEFAULT_GYMS, type Gym } from "../../contract/gym";
import type { TrainingPreferences, TrainingPreferencesChange } from "../../contract/training";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { prepared } from "../../db/prepared-query";
import { trainingPreference } from "../../db/training";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

const DEFAULTS = { weightUnit: "kg", weeklyTarget: null, rolls: false } as const;

export function readPreferences(ctx: Ctx): Promise<TrainingPreferences> {
  return runRead(ctx.db, preferences(ctx));
}

const own = prepared(
  {
    weightUnit: trainingPreference.weightUnit,
    weeklyTarget: trainingPreference.weeklyTarget,
    gyms: trainingPreference.gyms,
    rolls: trainingPreference.rolls,
  },
  (select) => select.from(trainingPreference).where(eq(trainingPreference.userId, sql.placeholder("userId"))),
);

/** Returns the read of the member's preferences, to batch with others. */
export function preferences(ctx: Ctx): BatchedRead<TrainingPreferences> {
  return preferencesOf(ctx, memberOf(ctx.actor).user.id);
}

/** Same for any member, for an admin. */
export function preferencesOf(ctx: Ctx, userId: string): BatchedRead<TrainingPreferences> {
  return batchedRead([own(ctx.db, { userId })], ([[row]]) => {
    const { kg, lb } = { ...DEFAULT_GYMS, ...row?.gyms };
    return { ...(row ?? DEFAULTS), gyms: { kg: writable(kg), lb: writable(lb) } };
  });
}

const writable = (gym: Gym) => ({ ...gym, plates: [...gym.plates] });

export async function setPreferences(ctx: Ctx, wanted: TrainingPreferencesChange): Promise<TrainingPreferences> {
  const { db } = ctx;
  const { gyms, ...plain } = wanted;
  const row = { userId: memberOf(ctx.actor).user.id, ...DEFAULTS, ...plain, gyms: gyms ?? null };
  // The gym of the other unit stays as it is.
  const set = gyms
    ? { ...plain, gyms: sql`json_patch(coalesce(${trainingPreference.gyms}, '{}'), ${JSON.stringify(gyms)})` }
    : plain;
  const insert = db.insert(trainingPreference).values(row);
  const write = writing(ctx);
  write.add(
    Object.keys(wanted).length > 0
      ? insert.onConflictDoUpdate({ target: trainingPreference.userId, set })
      : insert.onConflictDoNothing(),
  );
  const stored = write.read(preferences(ctx));
  return (await write.commit()).of(stored);
}
