import { roll } from "../../db/rolls";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { ownRoll } from "./own-roll";

/** Deletes a roll of the actor's. Triggers take it out of its day's load. */
export async function removeRoll(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(roll).where(ownRoll(ctx, id)), notFound("Roll"));
  await write.commit();
}
