import type { Roll, RollChange } from "../../contract/rolls";
import { roll } from "../../db/rolls";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { dayOf } from "../training/logged-day";
import { ownRoll } from "./own-roll";
import { presentRoll } from "./present-roll";

/** Changes a roll of the actor's. Triggers update the load of its days. */
export async function changeRoll(ctx: Ctx, id: number, change: RollChange): Promise<Roll> {
  const { localDate, notes, ...said } = change;
  const day = localDate === undefined ? {} : { localDate: dayOf(ctx, localDate) };
  const write = writing(ctx);
  const update = ctx.db
    .update(roll)
    .set({ ...said, ...day, notes: notes || null })
    .where(ownRoll(ctx, id))
    .returning();
  const changed = write.must(update, notFound("Roll"));
  return presentRoll((await write.commit()).one(changed));
}
