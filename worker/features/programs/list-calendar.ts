import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { CalendarQuery, CalendarWeek } from "../../contract/programs";
import { CALENDAR_MOST } from "../../contract/programs-limits";
import { user } from "../../db/account";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { presentAdminSummary } from "./present";

/** Lists the weeks of a range, including drafts and private ones, by date; everybody's before private ones. */
export async function listCalendar(ctx: Ctx, { from, to }: CalendarQuery): Promise<CalendarWeek[]> {
  const rows = await ctx.db
    .select({ program: weeklyProgram, firstName: user.firstName, lastName: user.lastName, email: user.email })
    .from(weeklyProgram)
    .leftJoin(user, eq(user.id, weeklyProgram.assignedTo))
    .where(
      and(
        living(weeklyProgram),
        // Matches every row, so that SQLite uses the index that begins with this column.
        inArray(weeklyProgram.isPublished, [true, false]),
        gte(weeklyProgram.endDate, from),
        lte(weeklyProgram.startDate, to),
      ),
    )
    .orderBy(sql`${weeklyProgram.assignedTo} is not null`, asc(weeklyProgram.startDate), asc(weeklyProgram.id))
    .limit(CALENDAR_MOST);
  return rows.map(({ program, firstName, lastName, email }) => ({
    ...presentAdminSummary(program, ctx.now),
    memberName: program.assignedTo ? [firstName, lastName].filter(Boolean).join(" ") || email : null,
  }));
}
