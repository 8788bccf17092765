import { and, eq } from "drizzle-orm";
import { competition } from "../../db/competitions";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Condition: this competition, and the actor's own. */
export const ownCompetition = ({ actor }: Ctx, id: number) =>
  and(eq(competition.id, id), eq(competition.userId, memberOf(actor).user.id));
