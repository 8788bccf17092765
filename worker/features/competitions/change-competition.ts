import { sql } from "drizzle-orm";
import type { Competition } from "../../contract/competitions";
import { competition } from "../../db/competitions";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { type Entry, fieldsOf, refuseDate, refuseTooMany } from "./entry";
import { ownCompetition } from "./own-competition";
import { presentCompetition } from "./own-competitions";

/** Changes a competition of the actor's. After a change of date, good luck can be wished again. */
export async function changeCompetition(ctx: Ctx, id: number, entry: Entry): Promise<Competition> {
  refuseDate(ctx, entry.date);
  const write = writing(ctx);
  const wishedAt = sql`case when ${competition.localDate} = ${entry.date} then ${competition.wishedAt} end`;
  const changed = write.must(
    ctx.db
      .update(competition)
      .set({ ...fieldsOf(entry), wishedAt })
      .where(ownCompetition(ctx, id))
      .returning(),
    notFound("Competition"),
  );
  refuseTooMany(write);
  return presentCompetition((await write.commit()).one(changed));
}
