import { eq, type SQL, sql } from "drizzle-orm";
import type { AdminUser, FreeTimeInput } from "../../contract/billing";
import { FREE_TIME_MAX_DAYS } from "../../contract/billing-limits";
import { brand } from "../../contract/brand";
import { addDays, type CalendarDate, localDate } from "../../contract/calendar";
import { instantIn } from "../../contract/site-time";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import { insertFrom } from "../../db/insert-from";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { paymentsConfig } from "../../platform/stripe/config";
import { auditEach } from "../../write/audit";
import { type Write, writing } from "../../write/writing";
import { adminUsers, presentAdminUser } from "./admin-user";

/**
 * Lets a member train without a subscription to the end of a day of the club's, or takes it back. The payment provider is
 * never asked: whoever pays goes on paying, and what was given counts when nothing that is paid for does.
 */
export async function changeFreeTime(ctx: Ctx, id: string, { until: day, reason }: FreeTimeInput): Promise<AdminUser> {
  const until = day === null ? null : lastMomentOf(day, ctx.now);
  const write = writing(ctx);
  const named = (role: SQL) => sql`exists (select 1 from user where id = ${id}${role})`;
  write.refuseUnless(named(sql``), notFound("User"));
  write.refuseUnless(named(sql` and role = 'user'`), new AppError("conflict", "Staff train without a membership."));
  writeFreeTime(write, { each: [{ id, until }], reason, shorten: true });
  await write.commit();
  const [row] = await adminUsers(ctx.db).where(eq(user.id, id)).limit(1);
  if (!row) throw notFound("User");
  return presentAdminUser(row, paymentsConfig(ctx.env).mode);
}

/** The last moment of a day by the club's clock; refuses a day that is over, and one too far ahead. */
export function lastMomentOf(day: CalendarDate, now: Date): Date {
  const today = localDate(now, brand.timeZone);
  if (day < today) throw new AppError("invalid", "Choose today or a later day.");
  if (day > addDays(today, FREE_TIME_MAX_DAYS)) {
    throw new AppError("invalid", "Choose a day within the next three years.");
  }
  return endOfDay(day);
}

/** The last moment of a day by the club's clock. */
export const endOfDay = (day: CalendarDate): Date =>
  new Date((instantIn(`${addDays(day, 1)}T00:00`, brand.timeZone) ?? new Date(`${day}T23:59:60Z`)).getTime() - 1);

type Given = {
  /** Whose time ends when; null takes it back. */
  each: readonly { id: string; until: Date | null }[];
  reason: string;
  /** Also where somebody has more time already. */
  shorten: boolean;
};

/** Gives each of them time, with an entry in the log; staff and who has it already are left as they are. */
export function writeFreeTime(write: Write<Pick<Ctx, "db" | "now" | "actor">>, { each, reason, shorten }: Given): void {
  const { db, now } = write.ctx;
  const given = each.map(({ id, until }) => ({ id, until: until?.getTime() ?? null }));
  const from = sql`from json_each(${JSON.stringify(given)}) g join user u on u.id = g.value ->> 'id' and u.role = 'user'`;
  const until = sql`g.value ->> 'until'`;
  const instant = (at: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at} / 1000.0, 'unixepoch')`;
  const moves = (next: SQL) => (shorten ? sql`free_until is not ${next}` : sql`coalesce(free_until, 0) < ${next}`);
  auditEach(write, each.every((one) => one.until) ? "free_time.give" : "free_time.take_back", {
    subject: sql`'user:' || u.id`,
    detail: sql`json_object('until', ${instant(until)}, 'before', ${instant(sql`free_until`)}, 'reason', ${reason})`,
    from: sql`${from} left join membership m on m.user_id = u.id where ${moves(until)}`,
  });
  // Who never had a membership gets the row of one that never began, which opens nothing by itself.
  write.add(
    insertFrom(
      db,
      membership,
      {
        userId: sql`u.id`,
        status: "incomplete_expired",
        isTrial: false,
        currentPeriodStart: now,
        currentPeriodEnd: now,
        createdAt: sql`u.created_at`,
        updatedAt: now,
        freeUntil: until,
      },
      sql`${from} where ${until} is not null or exists (select 1 from membership m where m.user_id = u.id)`,
    ).onConflictDoUpdate({
      target: membership.userId,
      set: { freeUntil: sql`excluded.free_until` },
      setWhere: shorten
        ? sql`free_until is not excluded.free_until`
        : sql`coalesce(free_until, 0) < excluded.free_until`,
    }),
  );
}
