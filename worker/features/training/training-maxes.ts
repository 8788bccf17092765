import { and, asc, desc, eq, sql } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import type { TrainingMax, TrainingMaxes } from "../../contract/training";
import { MAX_CHANGES_KEPT, MAX_LIFTS, type MaxSource, type WeightUnit } from "../../contract/training-limits";
import { user } from "../../db/account";
import { batchedRead, runReads } from "../../db/batched-read";
import { trainingMax, trainingMaxChange } from "../../db/training";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { lifts } from "./lifts";
import { logKey } from "./log-key";
import { preferencesOf } from "./preferences";

export const readOwnMaxes = (ctx: Ctx): Promise<TrainingMaxes> => readMaxes(ctx, memberOf(ctx.actor).user.id);

/** Reads a member's training maxes: their own, or any member's for an admin. */
export async function readMaxes(ctx: Ctx, userId: string): Promise<TrainingMaxes> {
  const { db } = ctx;
  const own = eq(trainingMax.userId, userId);
  const { holder, rows } = await runReads(db, {
    holder: batchedRead(
      [db.select({ timeZone: user.timeZone }).from(user).where(eq(user.id, userId))],
      ([[row]]) => row,
    ),
    rows: batchedRead(
      [db.select().from(trainingMax).where(own).orderBy(asc(trainingMax.exerciseName)).limit(MAX_LIFTS)],
      ([found]) => found,
    ),
  });
  if (!holder) throw notFound("User");
  const keys = rows.map(({ nameKey }) => nameKey);
  const found = await runReads(db, {
    preferred: preferencesOf(ctx, userId),
    lifts: lifts(db, { userId, keys, today: localDate(ctx.now, holder.timeZone) }),
    changes: batchedRead(
      [
        db
          .select({
            nameKey: trainingMaxChange.nameKey,
            load: trainingMaxChange.load,
            unit: trainingMaxChange.unit,
            source: trainingMaxChange.source,
            at: trainingMaxChange.at,
          })
          .from(sql`json_each(${JSON.stringify(keys)}) as asked`)
          .crossJoin(trainingMaxChange)
          .where(and(eq(trainingMaxChange.userId, userId), sql`${trainingMaxChange.nameKey} = asked.value`))
          .orderBy(desc(trainingMaxChange.at)),
      ],
      ([changes]) => changes,
    ),
  });
  const { weightUnit } = found.preferred;
  const known = found.lifts(weightUnit);
  return {
    weightUnit,
    lifts: rows.map((row) => ({
      lift: row.exerciseName,
      max: present(row),
      proposed: known.get(row.nameKey)?.proposed ?? null,
      changes: found.changes
        .filter(({ nameKey }) => nameKey === row.nameKey)
        .map(({ nameKey: _, ...change }) => present(change)),
    })),
  };
}

type Stored = { load: number; unit: WeightUnit; source: MaxSource; at: Date };

function present({ load, unit, source, at }: Stored): TrainingMax {
  return { load, unit, source, at: at.toISOString() };
}

type Input = { lift: string; load: number | null; unit: WeightUnit; fromLog: boolean };

export function setOwnMax(ctx: Ctx, input: Input): Promise<TrainingMaxes> {
  return setMax(ctx, memberOf(ctx.actor).user.id, input);
}

/** Sets a member's training max as an admin. */
export function setMemberMax(ctx: Ctx, memberId: string, input: Input): Promise<TrainingMaxes> {
  return setMax(ctx, memberId, input, true);
}

/** Sets the training max of a lift under all of its names, and stores the former one in its history. */
async function setMax(ctx: Ctx, userId: string, { lift, load, unit, fromLog }: Input, byCoach = false) {
  const { db, now } = ctx;
  const nameKey = logKey(lift);
  const source: MaxSource = byCoach ? "coach" : fromLog ? "log" : "hand";
  const write = writing(ctx);
  const names = sql`(select ${nameKey} union select n.name_key from library_key k
    join library_key n on n.exercise_id = k.exercise_id where k.name_key = ${nameKey})`;
  write.refuseUnless(sql`exists (select 1 from user where id = ${userId})`, notFound("User"));
  write.add(db.delete(trainingMax).where(and(eq(trainingMax.userId, userId), sql`${trainingMax.nameKey} in ${names}`)));
  if (load === null) {
    write.add(
      db
        .delete(trainingMaxChange)
        .where(and(eq(trainingMaxChange.userId, userId), sql`${trainingMaxChange.nameKey} in ${names}`)),
    );
  } else {
    write.add(db.insert(trainingMax).values({ userId, nameKey, exerciseName: lift, load, unit, source, at: now }));
    write.refuseUnless(
      sql`(select count(*) from training_max where user_id = ${userId}) <= ${MAX_LIFTS}`,
      new AppError("invalid", `At most ${MAX_LIFTS} lifts have a maximum. Take one away first.`),
    );
    const change = { userId, nameKey, load, unit, source, at: now };
    write.add(
      db
        .insert(trainingMaxChange)
        .values(change)
        .onConflictDoUpdate({
          target: [trainingMaxChange.userId, trainingMaxChange.nameKey, trainingMaxChange.at],
          set: change,
        }),
    );
    // The oldest changes are deleted to make room.
    const ofLift = and(eq(trainingMaxChange.userId, userId), eq(trainingMaxChange.nameKey, nameKey));
    write.add(
      db.delete(trainingMaxChange).where(
        and(
          ofLift,
          sql`${trainingMaxChange.at} < (select x.at from training_max_change x where x.user_id = ${userId}
            and x.name_key = ${nameKey} order by x.at desc limit 1 offset ${MAX_CHANGES_KEPT - 1})`,
        ),
      ),
    );
  }
  if (byCoach) audit(write, "training_max.set", `user:${userId}`, { lift, load, unit });
  await write.commit();
  return readMaxes(ctx, userId);
}
