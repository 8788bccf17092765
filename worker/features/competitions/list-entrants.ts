import { and, asc, eq, gte, sql } from "drizzle-orm";
import { addDays, localDate } from "../../contract/calendar";
import type { Entrant } from "../../contract/competitions";
import { LAST_DAY } from "../../contract/competitions-limits";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import { competition } from "../../db/competitions";
import { cursorValues, type Page, pageOf } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentCompetition } from "./own-competitions";

/** Lists who competes when, next first; past competitions stay listed until their taper is over. */
export async function listEntrants(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<Entrant>> {
  const from = addDays(localDate(ctx.now, memberOf(ctx.actor).user.timeZone), -LAST_DAY);
  const rows = await ctx.db
    .select({ competition, firstName: user.firstName, lastName: user.lastName, name: user.name })
    .from(competition)
    .innerJoin(user, eq(user.id, competition.userId))
    .where(and(gte(competition.localDate, from), eq(user.banned, false), after(cursor)))
    .orderBy(asc(competition.localDate), asc(competition.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.competition.id })),
    limit,
    (row) => new Date(`${row.competition.localDate}T00:00:00Z`),
  );
  return {
    ...page,
    items: page.items.map(({ competition: row, firstName, lastName, name }) => ({
      ...presentCompetition(row),
      member: {
        id: row.userId,
        firstName: firstName ?? name,
        name: [firstName, lastName].filter(Boolean).join(" ") || name,
      },
      wishedAt: row.wishedAt?.toISOString() ?? null,
    })),
  };
}

/** Condition: after the cursor, whose instant is the midnight of a date. */
function after(cursor: string | undefined) {
  const values = cursorValues(cursor);
  if (!values) return undefined;
  const date = new Date(values.cursorAt).toISOString().slice(0, 10);
  return sql`(${competition.localDate}, ${competition.id}) > (${date}, ${values.cursorId})`;
}
