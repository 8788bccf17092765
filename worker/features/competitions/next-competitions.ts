import { and, asc, eq, gte, sql } from "drizzle-orm";
import { addDays, localDate } from "../../contract/calendar";
import type { Dashboard } from "../../contract/progress";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { competition } from "../../db/competitions";
import { prepared } from "../../db/prepared-query";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

const NEXT = 3;

/** Reads the member's next competitions for their home page; from yesterday, as a device may be a day behind. */
export function nextCompetitions(ctx: Ctx): BatchedRead<NonNullable<Dashboard["competitions"]>> {
  const { user } = memberOf(ctx.actor);
  const params = { userId: user.id, from: addDays(localDate(ctx.now, user.timeZone), -1) };
  return batchedRead([own(ctx.db, params)] as const, ([rows]) => rows);
}

const own = prepared({ id: competition.id, name: competition.name, date: competition.localDate }, (select) =>
  select
    .from(competition)
    .where(and(eq(competition.userId, sql.placeholder("userId")), gte(competition.localDate, sql.placeholder("from"))))
    .orderBy(asc(competition.localDate), asc(competition.id))
    .limit(NEXT),
);
