import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { addDays, localDate } from "../../contract/calendar";
import type { Competition, OwnCompetitions } from "../../contract/competitions";
import { COMPETITION_LIMITS, LAST_DAY } from "../../contract/competitions-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { competition, competitionOverlay } from "../../db/competitions";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

export const readOwnCompetitions = (ctx: Ctx): Promise<OwnCompetitions> => runRead(ctx.db, ownCompetitions(ctx));

/** Reads the actor's competitions: all that are not over including the days after, and the newest of the past. */
function ownCompetitions(ctx: Ctx): BatchedRead<OwnCompetitions> {
  const { db } = ctx;
  const { user } = memberOf(ctx.actor);
  const from = addDays(localDate(ctx.now, user.timeZone), -LAST_DAY);
  const own = eq(competition.userId, user.id);
  const open = db
    .select()
    .from(competition)
    .where(and(own, gte(competition.localDate, from)))
    .orderBy(asc(competition.localDate), asc(competition.id))
    .limit(COMPETITION_LIMITS.open);
  const past = db
    .select()
    .from(competition)
    .where(and(own, lt(competition.localDate, from)))
    .orderBy(desc(competition.localDate), desc(competition.id))
    .limit(COMPETITION_LIMITS.past);
  const inForce = db.select({ planned: sql<number>`published is not null` }).from(competitionOverlay);
  return batchedRead([open, past, inForce] as const, ([ahead, over, [overlay]]) => ({
    open: ahead.map(presentCompetition),
    past: over.map(presentCompetition),
    planned: Boolean(overlay?.planned),
  }));
}

export const presentCompetition = ({
  id,
  localDate: date,
  name,
  gi,
  weightClass,
}: Omit<typeof competition.$inferSelect, "userId" | "createdAt" | "wishedAt">): Competition => ({
  id,
  date,
  name,
  gi,
  weightClass,
});
