import { competition } from "../../db/competitions";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { ownCompetition } from "./own-competition";

/** Deletes a competition of the actor's: their week is shown as written again. */
export async function removeCompetition(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(competition).where(ownCompetition(ctx, id)), notFound("Competition"));
  await write.commit();
}
