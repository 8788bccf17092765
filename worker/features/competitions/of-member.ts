import { and, asc, eq, gte } from "drizzle-orm";
import { addDays, localDate } from "../../contract/calendar";
import type { Competition } from "../../contract/competitions";
import { COMPETITIONS_OF_MEMBER, LAST_DAY } from "../../contract/competitions-limits";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { competition } from "../../db/competitions";
import type { Ctx } from "../../http/context";
import { presentCompetition } from "./own-competitions";

/** Reads a member's next competitions, for staff. */
export function competitionsOfMember(
  { db, now }: Ctx,
  { id, timeZone }: { id: string; timeZone: string },
): BatchedRead<Competition[]> {
  const from = addDays(localDate(now, timeZone), -LAST_DAY);
  const next = db
    .select()
    .from(competition)
    .where(and(eq(competition.userId, id), gte(competition.localDate, from)))
    .orderBy(asc(competition.localDate), asc(competition.id))
    .limit(COMPETITIONS_OF_MEMBER);
  return batchedRead([next] as const, ([rows]) => rows.map(presentCompetition));
}
