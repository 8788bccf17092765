import { sql } from "drizzle-orm";
import type { z } from "zod";
import { addDays, type CalendarDate, localDate } from "../../contract/calendar";
import type { competitionInputSchema } from "../../contract/competitions";
import { COMPETITION_LIMITS, LAST_DAY } from "../../contract/competitions-limits";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { Write } from "../../write/writing";

export type Entry = z.output<typeof competitionInputSchema>;

export const fieldsOf = ({ date, name, gi, weightClass }: Entry) => ({
  localDate: date,
  name,
  gi,
  weightClass: weightClass ?? null,
});

/** Refuses a date whose taper is over, or that is more than two years ahead. */
export function refuseDate(ctx: Ctx, date: CalendarDate): void {
  const today = localDate(ctx.now, memberOf(ctx.actor).user.timeZone);
  // A device may be a day behind.
  const message =
    date < addDays(today, -LAST_DAY - 1)
      ? "This day has gone by."
      : date > addDays(today, COMPETITION_LIMITS.daysAhead)
        ? "Choose a day within two years."
        : null;
  if (message) throw new AppError("invalid", message, { issues: [{ path: "date", message }] });
}

/** Checked after the insert in the same batch: two concurrent calls cannot both pass the limit. */
export function refuseTooMany(write: Write): void {
  const { ctx } = write;
  const { user } = memberOf(ctx.actor);
  const from = addDays(localDate(ctx.now, user.timeZone), -LAST_DAY);
  const most = COMPETITION_LIMITS.open;
  write.refuseUnless(
    sql`(select count(*) from competition where user_id = ${user.id} and local_date >= ${from}) <= ${most}`,
    new AppError("conflict", `At most ${most} competitions at a time. Remove one that you do not go to.`),
  );
}
