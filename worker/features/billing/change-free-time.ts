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
 * Gives a member free access until the end of a day in the club's zone, or removes it. The provider is not called: a
 * paying member continues to pay, and free time counts only when nothing paid does.
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

/** Returns the end of a day in the club's zone. Throws for a past day, and for one too far ahead. */
export function lastMomentOf(day: CalendarDate, now: Date): Date {
  const today = localDate(now, brand.timeZone);
  if (day < today) throw new AppError("invalid", "Choose today or a later day.");
  if (day > addDays(today, FREE_TIME_MAX_DAYS)) {
    throw new AppError("invalid", "Choose a day within the next three years.");
  }
  return endOfDay(day);
}

/** Returns the last millisecond of a day in the club's zone. */
export const endOfDay = (day: CalendarDate): Date =>
  new Date((instantIn(`${addDays(day, 1)}T00:00`, brand.timeZone) ?? new Date(`${day}T23:59:60Z`)).getTime() - 1);

type Given = {
  /** Members with the end of their free time; null removes it. */
  each: readonly { id: string; until: Date | null }[];
  reason: string;
  /** Also shortens longer free time. */
  shorten: boolean;
};

/** Gives members free time, with audit entries. Staff, and members who have that time already, are skipped. */
export function writeFreeTime(write: Write<Pick<Ctx, "db" | "now" | "actor">>, { each, reason, shorten }: Given): void {
  const { db, now } = write.ctx;
  const rows = each.map(({ id, until }) => ({ id, until: until?.getTime() ?? null }));
  const from = sql`from json_each(${JSON.stringify(rows)}) g join user u on u.id = g.value ->> 'id' and u.role = 'user'`;
  const until = sql`g.value ->> 'until'`;
  const instant = (at: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at} / 1000.0, 'unixepoch')`;
  const moves = (next: SQL) => (shorten ? sql`free_until is not ${next}` : sql`coalesce(free_until, 0) < ${next}`);
  auditEach(write, each.every((one) => one.until) ? "free_time.give" : "free_time.take_back", {
    subject: sql`'user:' || u.id`,
    detail: sql`json_object('until', ${instant(until)}, 'before', ${instant(sql`free_until`)}, 'reason', ${reason})`,
    from: sql`${from} left join membership m on m.user_id = u.id where ${moves(until)}`,
  });
  // A user without a membership gets the row of one that never started, which gives no access by itself.
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
