import { roll } from "../../db/rolls";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { ownRoll } from "./own-roll";

/** Takes a roll of the actor's back. Triggers take it out of the load of its day. */
export async function removeRoll(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(roll).where(ownRoll(ctx, id)), notFound("Roll"));
  await write.commit();
}
