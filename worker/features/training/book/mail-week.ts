import { and, asc, desc, eq, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { addressOf } from "../../../contract/addresses";
import { ATTENTION_MOST } from "../../../contract/attention-limits";
import { brand } from "../../../contract/brand";
import { addDays, type CalendarDate, clockIn, isoWeekday } from "../../../contract/calendar";
import { instantIn } from "../../../contract/site-time";
import { AWAY_DAYS } from "../../../contract/training-book-limits";
import { isLivingWith, user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { connect, type Db } from "../../../db/client";
import { memberEntry } from "../../../db/members";
import { sessionExercise, trainingSession } from "../../../db/training";
import type { Env } from "../../../http/env";
import { publicOrigin } from "../../../http/public-origin";
import { openEnd } from "../../../platform/background";
import type { Mail } from "../../../platform/mail";
import { greeting, nameInMail } from "../../../platform/name-in-mail";
import { sendMail } from "../../../write/send-mail";
import { writing } from "../../../write/writing";
import { optionalMail } from "../../notices/optional-mail";

const DAY_MS = 86_400_000;
/** Not sent at night, by the site's clock. */
const FROM_HOUR = 6;
const ADMINS_MOST = 20;
const NAMED_MOST = 10;
/** The most sessions of a week that are counted; the mail of a larger club says so. */
const SESSIONS_MOST = 5000;
const KIND = "training-week";

/** Scheduled task for Mondays: mails each admin who wants it how the club trained last week, exactly once. */
export async function mailWeek(env: Env, now: Date): Promise<void> {
  const clock = clockIn(now, brand.timeZone);
  const today = clock.slice(0, 10);
  if (isoWeekday(today) !== 1 || Number(clock.slice(11, 13)) < FROM_HOUR) return;
  const db = connect(env.DB);
  const readers = await untold(db, today);
  if (readers.length === 0) return;
  const week = await readWeek(db, today, now);
  if (week.trained.length === 0 && week.away.length === 0) return;
  const { later, finished } = openEnd(env, "Monday's mail");
  const write = writing({ db, env, now, later });
  for (const reader of readers) sendMail(write, await weekMail(env, reader, today, week));
  await write.commit();
  await finished();
}

const keyOf = (userId: string, monday: CalendarDate) => `${KIND}:${monday}:${userId}`;

const untold = (db: Db, monday: CalendarDate) =>
  db
    .select({ userId: user.id, email: user.email, firstName: user.firstName })
    .from(user)
    .where(
      and(
        isLivingWith("book"),
        sql`not exists (select 1 from email_outbox o where o.once_key = ${KIND} || ':' || ${monday} || ':' || ${user.id})`,
      ),
    )
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(ADMINS_MOST);

type Week = Awaited<ReturnType<typeof readWeek>>;

/** Reads what the mail reports: the seven days before this Monday by the site's clock. */
function readWeek(db: Db, monday: CalendarDate, now: Date) {
  const at = (day: CalendarDate) => instantIn(`${day}T00:00`, brand.timeZone) ?? now;
  const inWeek = and(
    gte(trainingSession.at, at(addDays(monday, -7))),
    lt(trainingSession.at, at(monday)),
    sql`${trainingSession.entries} > 0`,
  );
  const isRecord = or(
    eq(sessionExercise.loadRecord, true),
    eq(sessionExercise.repsRecord, true),
    eq(sessionExercise.estimateRecord, true),
    eq(sessionExercise.timeRecord, true),
    eq(sessionExercise.distanceRecord, true),
  );
  const sessions = db
    .select({ userId: trainingSession.userId })
    .from(trainingSession)
    .where(inWeek)
    .limit(SESSIONS_MOST)
    .as("sessions");
  return runReads(db, {
    trained: db
      .select({ firstName: user.firstName, lastName: user.lastName, sessions: sql<number>`count(*)`.as("sessions") })
      .from(sessions)
      .innerJoin(user, eq(user.id, sessions.userId))
      .groupBy(user.id)
      .orderBy(sql`sessions desc`, asc(user.firstName), asc(user.id)),
    away: db
      .select({ firstName: user.firstName, lastName: user.lastName })
      .from(memberEntry)
      .innerJoin(user, eq(user.id, memberEntry.userId))
      .where(
        and(
          sql`${memberEntry.state} = 'active'`,
          lte(memberEntry.idleSince, new Date(now.getTime() - AWAY_DAYS * DAY_MS)),
          eq(memberEntry.role, "user"),
        ),
      )
      .orderBy(desc(memberEntry.idleSince), desc(memberEntry.id))
      .limit(ATTENTION_MOST),
    records: db
      .select({ firstName: user.firstName, lift: sessionExercise.exerciseName })
      .from(trainingSession)
      .innerJoin(sessionExercise, eq(sessionExercise.sessionId, trainingSession.id))
      .innerJoin(user, eq(user.id, trainingSession.userId))
      .where(and(inWeek, isRecord))
      .orderBy(desc(trainingSession.at), desc(trainingSession.id))
      .limit(ATTENTION_MOST),
    notes: db
      .select({ firstName: user.firstName, lastName: user.lastName, title: trainingSession.title })
      .from(trainingSession)
      .innerJoin(user, eq(user.id, trainingSession.userId))
      .where(and(inWeek, eq(trainingSession.noted, true), isNull(trainingSession.repliedAt)))
      .orderBy(desc(trainingSession.at), desc(trainingSession.id))
      .limit(ATTENTION_MOST),
  });
}

type Reader = { userId: string; email: string; firstName: string };
type Named = { firstName: string; lastName: string };

/** Builds the mail. It holds no member's notes: a note may mention an injury. */
function weekMail(env: Env, to: Reader, monday: CalendarDate, week: Week): Promise<Mail> {
  const origin = publicOrigin(env, brand.origin);
  const { trained, away, records, notes } = week;
  const trainings = trained.reduce((sum, { sessions }) => sum + sessions, 0);
  const line = (label: string, named: string[]) =>
    named.length ? [{ label: `${label} (${counted(named.length)})`, value: joinNames(named) }] : [];
  return optionalMail(env, { ...to, origin }, "training", {
    kind: KIND,
    subject: `Last week: ${trained.length} ${trained.length === 1 ? "member" : "members"} trained`,
    onceKey: keyOf(to.userId, monday),
    heading: "How last week went",
    paragraphs: [
      greeting(to),
      `${trainings} ${trainings === 1 ? "training" : "trainings"} by ${trained.length} ${
        trained.length === 1 ? "member" : "members"
      }.`,
    ],
    facts: [
      ...line(
        "Trained",
        trained.map((one) => `${nameOf(one)} ${one.sessions}`),
      ),
      ...line(`Not for ${AWAY_DAYS} days`, away.map(nameOf)),
      ...line(
        "Records",
        records.map(({ firstName, lift }) => `${nameInMail(firstName)}, ${nameInMail(lift)}`),
      ),
      ...line(
        "Notes without an answer",
        notes.map((one) => `${nameOf(one)}, ${nameInMail(one.title)}`),
      ),
    ],
    action: { label: "Open the training book", url: origin + addressOf("adminTraining") },
    footnote: `You get this on Mondays because you are an admin of ${brand.name}.`,
  });
}

const nameOf = ({ firstName, lastName }: Named) => nameInMail(`${firstName} ${lastName}`) || "A member";
const counted = (count: number) => (count >= ATTENTION_MOST ? `${ATTENTION_MOST - 1}+` : String(count));
const joinNames = (named: string[]) =>
  named.length > NAMED_MOST
    ? `${named.slice(0, NAMED_MOST).join("; ")}; and ${counted(named.length - NAMED_MOST)} more`
    : named.join("; ");
