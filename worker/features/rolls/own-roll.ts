import { and, eq } from "drizzle-orm";
import { roll } from "../../db/rolls";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Condition: this roll, and the actor's own. */
export const ownRoll = ({ actor }: Ctx, id: number) => and(eq(roll.id, id), eq(roll.userId, memberOf(actor).user.id));
