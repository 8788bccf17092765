import { and, eq, sql } from "drizzle-orm";
import type { CalendarDate } from "../../../contract/calendar";
import type { Swap } from "../../../contract/swaps";
import { SWAP_LIMITS, type SwapReason } from "../../../contract/swaps-limits";
import { exerciseSwap, FOR_THE_DAY, FROM_NOW_ON } from "../../../db/training";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { writing } from "../../../write/writing";
import { nameKey } from "../../exercises/name-key";
import { findExercise } from "../find-exercise";
import { dayOf } from "../logged-day";
import { presentSwap } from "./present-swap";

type Input = {
  placedId: number;
  localDate?: CalendarDate | undefined;
  substitute: string | null;
  reason?: SwapReason | undefined;
  standing: boolean;
};

/** Swaps an exercise's lift for a substitute, on one day or from then on; without a substitute it ends the swap. */
export async function setSwap(ctx: Ctx, input: Input): Promise<{ swap: Swap | null }> {
  const { db } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  const day = dayOf(ctx, input.localDate);
  const placed = await findExercise(ctx, input.placedId);
  const { substitute, reason, standing } = input;
  const offer = await findOffer(ctx, placed.name, substitute);
  if (!offer) {
    if (substitute === null) return { swap: null };
    throw notFound("Exercise");
  }
  const write = writing(ctx);
  const own = and(eq(exerciseSwap.userId, userId), eq(exerciseSwap.exerciseId, offer.liftId));
  const ofDay = and(own, FOR_THE_DAY, eq(exerciseSwap.localDate, day));
  write.add(db.delete(exerciseSwap).where(ofDay));
  if (substitute === null || standing) write.add(db.delete(exerciseSwap).where(and(own, FROM_NOW_ON)));
  if (substitute === null || reason === undefined) {
    await write.commit();
    return { swap: null };
  }
  if (offer.substituteId === null || offer.substituteName === null) {
    const message = `Your coach does not offer “${substitute}” in place of ${offer.lift}.`;
    throw new AppError("invalid", message, { issues: [{ path: "substitute", message }] });
  }
  const made = write.add(
    db
      .insert(exerciseSwap)
      .values({
        userId,
        exerciseId: offer.liftId,
        substituteId: offer.substituteId,
        exerciseName: offer.lift,
        substituteName: offer.substituteName,
        reason,
        standing,
        localDate: day,
        at: ctx.now,
      })
      .returning(),
  );
  write.refuseUnless(
    sql`(select count(*) from exercise_swap where user_id = ${userId} and standing = 1) <= ${SWAP_LIMITS.standing}`,
    new AppError(
      "invalid",
      `At most ${SWAP_LIMITS.standing} exercises are swapped from now on. End one in the settings first.`,
    ),
  );
  return { swap: presentSwap((await write.commit()).one(made)) };
}

type Offer = { liftId: number; lift: string; substituteId: number | null; substituteName: string | null };

/** Reads the lift from the library, and the substitute if the coach offers it. */
function findOffer({ db }: Ctx, lift: string, substitute: string | null): Promise<Offer | undefined> {
  return db
    .select({
      liftId: sql<number>`l.id`.as("lift_id"),
      lift: sql<string>`l.name`.as("lift"),
      substituteId: sql<number | null>`o.id`.as("substitute_id"),
      substituteName: sql<string | null>`o.name`.as("substitute_name"),
    })
    .from(
      sql`library_key k join library_exercise l on l.id = k.exercise_id
        left join library_key s on s.name_key = ${nameKey(substitute ?? "")}
        left join library_alternative a on a.exercise_id = l.id and a.alternative_id = s.exercise_id
        left join library_exercise o on o.id = a.alternative_id`,
    )
    .where(sql`k.name_key = ${nameKey(lift)}`)
    .get();
}
