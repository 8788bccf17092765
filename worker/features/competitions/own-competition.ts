import { and, eq } from "drizzle-orm";
import { competition } from "../../db/competitions";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Holds for one competition, if it is the actor's. */
export const ownCompetition = ({ actor }: Ctx, id: number) =>
  and(eq(competition.id, id), eq(competition.userId, memberOf(actor).user.id));
