import { and, asc, gte, isNull, lte, ne } from "drizzle-orm";
import type { OverlapsQuery, ProgramOverlap } from "../../contract/programs";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { isPublic, statusOf } from "./policy";

const MOST_TOLD = 5;

/** Lists published or scheduled weeks for everybody that overlap the given days: members see only one of them. */
export async function listOverlaps(ctx: Ctx, { from, to, except }: OverlapsQuery): Promise<ProgramOverlap[]> {
  const rows = await ctx.db
    .select()
    .from(weeklyProgram)
    .where(
      and(
        living(weeklyProgram),
        isNull(weeklyProgram.assignedTo),
        isPublicSometime(),
        gte(weeklyProgram.endDate, from),
        lte(weeklyProgram.startDate, to),
        ne(weeklyProgram.id, except ?? 0),
      ),
    )
    .orderBy(asc(weeklyProgram.startDate), asc(weeklyProgram.id))
    .limit(MOST_TOLD);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    startDate: row.startDate,
    endDate: row.endDate,
    status: statusOf(row, ctx.now),
  }));
}

/** Condition: published now or scheduled for any time. */
const isPublicSometime = () => isPublic(new Date(8_640_000_000_000_000));
