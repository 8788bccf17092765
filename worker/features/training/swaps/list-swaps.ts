import { and, desc, eq } from "drizzle-orm";
import type { Swap } from "../../../contract/swaps";
import { SWAP_LIMITS } from "../../../contract/swaps-limits";
import { exerciseSwap, FROM_NOW_ON } from "../../../db/training";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { presentSwap } from "./present-swap";

/** Lists the member's lasting swaps. */
export async function listSwaps({ db, actor }: Ctx): Promise<Swap[]> {
  const rows = await db
    .select()
    .from(exerciseSwap)
    .where(and(eq(exerciseSwap.userId, memberOf(actor).user.id), FROM_NOW_ON))
    .orderBy(desc(exerciseSwap.at), desc(exerciseSwap.id))
    .limit(SWAP_LIMITS.standing);
  return rows.map(presentSwap);
}
