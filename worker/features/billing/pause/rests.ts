import { desc, eq } from "drizzle-orm";
import { membershipPause } from "../../../db/billing";
import type { Db } from "../../../db/client";
import type { Rest } from "../calculate-refund";

/** More than fit into the longest paid period. */
const LAST = 60;

/** Returns the past and planned pauses of a membership. */
export async function restsOf(db: Db, userId: string): Promise<Rest[]> {
  const rows = await db
    .select()
    .from(membershipPause)
    .where(eq(membershipPause.userId, userId))
    .orderBy(desc(membershipPause.startsAt))
    .limit(LAST);
  return rows.map(({ startsAt, endsAt, endedEarlyAt }) => ({ from: startsAt, to: endedEarlyAt ?? endsAt }));
}
