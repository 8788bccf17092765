import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { localDate } from "../../contract/calendar";
import { isReminderTime, reminderAfter } from "../../contract/reminder-time";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { membership } from "../../db/billing";
import { connect } from "../../db/client";
import { notice } from "../../db/notices";
import { type PreparedRow, prepared } from "../../db/prepared-query";
import { weekPlanSetting } from "../../db/week-plan";
import { memberAway } from "../../http/actor";
import type { Ctx } from "../../http/context";
import type { Env } from "../../http/env";
import { PERSON } from "../../http/session-read";
import { openEnd } from "../../platform/background";
import { reportFailure } from "../../platform/failures";
import { notify } from "../../write/notify";
import { writing } from "../../write/writing";
import { readWeekEvents } from "./calendar/read-week-events";

/** Batch size and limit of one run; the rest follow in the next run, a few minutes later. */
const AT_ONCE = 20;
const RUN_MOST = 400;

const KIND = "training_today";

/**
 * Scheduled task: reminds each member who wants it, at the time they chose, of today's session. At most once a day, and not
 * if they have trained already or have nothing today. A failure for one member does not stop the others.
 */
export async function remindToTrain(env: Env, now: Date): Promise<void> {
  const { later, finished } = openEnd(env, "reminders");
  const scope = { db: connect(env.DB), env, now, later };
  for (let looked = 0; looked < RUN_MOST; looked += AT_ONCE) {
    const { people } = await runReads(scope.db, { people: due(scope.db, { now: now.getTime() }) });
    await Promise.all(
      people.map((person) =>
        remind(scope, person).catch((error) => reportFailure(env, { kind: "background", place: "reminders", error })),
      ),
    );
    if (people.length < AT_ONCE) break;
  }
  await finished();
}

type Due = PreparedRow<typeof due>;
type Scope = Pick<Ctx, "db" | "env" | "now" | "later">;

const due = prepared({ ...PERSON, time: weekPlanSetting.preferredTime, remindAt: weekPlanSetting.remindAt }, (select) =>
  select
    .from(weekPlanSetting)
    .innerJoin(user, eq(user.id, weekPlanSetting.userId))
    .leftJoin(membership, eq(membership.userId, user.id))
    .where(lte(weekPlanSetting.remindAt, sql.placeholder("now")))
    .orderBy(asc(weekPlanSetting.remindAt))
    .limit(AT_ONCE),
);

/** Stores the next time first, so that a member is reminded at most once even if this fails or two runs overlap. */
async function remind(scope: Scope, { time, remindAt, ...person }: Due): Promise<void> {
  const { db, now } = scope;
  const { id, timeZone } = person.user;
  const own = and(eq(weekPlanSetting.userId, id), eq(weekPlanSetting.remindAt, remindAt ?? now));
  const next = time ? reminderAfter(now, time, timeZone) : null;
  const claimed = await db.update(weekPlanSetting).set({ remindAt: next }).where(own);
  if (!time || person.banned || claimed.meta.changes === 0 || !isReminderTime(now, time, timeZone)) return;
  const today = localDate(now, timeZone);
  const events = await readWeekEvents({ ...scope, actor: memberAway(person, now) });
  // A session without a time means that the plan is not in force.
  const session = events.find((event) => event.toTrain !== null && event.date === today && event.time)?.toTrain;
  if (!session) return;
  const write = writing(scope);
  // Unread reminders of other days are outdated.
  write.add(db.delete(notice).where(and(eq(notice.userId, id), eq(notice.kind, KIND), isNull(notice.readAt))));
  notify(write, { to: id, kind: KIND, subject: `training:${session}:${today}` });
  await write.commit();
}
