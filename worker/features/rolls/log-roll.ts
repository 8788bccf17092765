import { sql } from "drizzle-orm";
import type { NewRoll, Roll } from "../../contract/rolls";
import { roll } from "../../db/rolls";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, madeBefore, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { finishedAt } from "../progress/finished-at";
import { dayOf } from "../training/logged-day";
import { ownRoll } from "./own-roll";
import { presentRoll } from "./present-roll";
import { consumeRoll } from "./rate-limits";

/** Stores a roll of the actor's. A retry under the same key returns the first one. */
export async function logRoll(ctx: Ctx, input: NewRoll, once: OnceOnly | null): Promise<Made<Roll>> {
  return makeOnce(ctx, once, {
    earlier: await madeBefore(ctx, once),
    find: (id) => findRoll(ctx, Number(id)),
    make: async () => {
      await consumeRoll(ctx);
      return insertRoll(ctx, input, once);
    },
  });
}

const NEWEST = sql`(select max(${roll.id}) from ${roll})`;

async function insertRoll(ctx: Ctx, input: NewRoll, once: OnceOnly | null): Promise<Roll> {
  const { completedAt, localDate, notes, ...said } = input;
  const handedIn = finishedAt(ctx, completedAt);
  const day = localDate === undefined ? handedIn.localDate : dayOf(ctx, localDate);
  const userId = memberOf(ctx.actor).user.id;
  const write = writing(ctx, { once, made: NEWEST });
  const row = { userId, localDate: day, rolledAt: handedIn.completedAt, notes: notes || null, ...said };
  const stored = write.add(ctx.db.insert(roll).values(row).returning());
  return presentRoll((await write.commit()).one(stored));
}

async function findRoll(ctx: Ctx, id: number): Promise<Roll> {
  const found = await ctx.db.select().from(roll).where(ownRoll(ctx, id)).get();
  if (!found) throw notFound("Roll");
  return presentRoll(found);
}
