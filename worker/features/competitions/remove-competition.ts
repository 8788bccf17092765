import { competition } from "../../db/competitions";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { ownCompetition } from "./own-competition";

/** Takes a competition of the actor's away: their week is as it is written again. */
export async function removeCompetition(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(competition).where(ownCompetition(ctx, id)), notFound("Competition"));
  await write.commit();
}
