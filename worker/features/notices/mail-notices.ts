import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { mayTrain } from "../../contract/billing";
import { brand } from "../../contract/brand";
import type { NoticeTopic } from "../../contract/notices-limits";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import { connect, type Db } from "../../db/client";
import { notice, noticePreference } from "../../db/notices";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Env } from "../../http/env";
import { publicOrigin } from "../../http/public-origin";
import { openEnd } from "../../platform/background";
import { type Mail, postMail } from "../../platform/mail";
import { nameInMail } from "../../platform/name-in-mail";
import { communityMail, newWeekKey, newWeekMail } from "./mails";
import { presentNotice } from "./present";
import { selectOwn } from "./queries";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MEMBERS_AT_ONCE = 200;
/** The most mails of one run. The next run sends the others, as members mailed already are skipped. */
const MAILS_A_RUN = 1_000;
const TOLD_AT_MOST = 8;

/** Scheduled task: mails new weeks and, once a day, community notices to members who asked for it. */
export async function mailNotices(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  const { later, finished } = openEnd(env, "mailed notices");
  const sender = { db, env, now, later };
  const post = async (mails: AsyncGenerator<Mail>) => {
    let sent = 0;
    for await (const mail of mails) {
      await postMail(sender, mail);
      sent += 1;
      if (sent === MAILS_A_RUN) return;
    }
  };
  await post(weekMails(env, db, now));
  await post(communityMails(env, db, now));
  await finished();
}

type Member = Awaited<ReturnType<typeof pageOfMembers>>[number];

/** Yields the members who want a topic by mail and match `waiting`, page by page. */
async function* waitingMembers(db: Db, topic: NoticeTopic, waiting: SQL): AsyncGenerator<Member> {
  let after = "";
  for (;;) {
    const members = await pageOfMembers(db, topic, waiting, after);
    yield* members;
    if (members.length < MEMBERS_AT_ONCE) return;
    after = members.at(-1)?.userId ?? "";
  }
}

function pageOfMembers(db: Db, topic: NoticeTopic, waiting: SQL, after: string) {
  return db
    .select({ userId: user.id, email: user.email, firstName: user.firstName, role: user.role, membership })
    .from(noticePreference)
    .innerJoin(user, eq(user.id, noticePreference.userId))
    .leftJoin(membership, eq(membership.userId, user.id))
    .where(
      and(
        eq(noticePreference.channel, "mail"),
        eq(noticePreference.topic, topic),
        eq(noticePreference.enabled, true),
        gt(noticePreference.userId, after),
        eq(user.emailVerified, true),
        eq(user.banned, false),
        waiting,
      ),
    )
    .orderBy(asc(noticePreference.userId))
    .limit(MEMBERS_AT_ONCE);
}

/** Condition: no mail was sent under the key `beginning` + member id + `end`. */
const notSent = (prefix: string, end = "") =>
  sql`not exists (select 1 from email_outbox o where o.once_key = ${prefix} || ${user.id} || ${end})`;

const readerOf = (env: Env, { userId, email, firstName }: Member) => ({
  userId,
  email,
  firstName,
  origin: publicOrigin(env, brand.origin),
});

async function* weekMails(env: Env, db: Db, now: Date): AsyncGenerator<Mail> {
  const weeks = await db
    .select({ id: weeklyProgram.id, title: weeklyProgram.title })
    .from(notice)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, notice.programId))
    .where(
      and(
        isNull(notice.userId),
        isNull(weeklyProgram.assignedTo),
        gt(notice.at, new Date(now.getTime() - DAY_MS)),
        eq(weeklyProgram.isPublished, true),
        living(weeklyProgram),
      ),
    )
    .orderBy(asc(notice.at))
    .limit(TOLD_AT_MOST);
  for (const week of weeks) {
    for await (const member of waitingMembers(db, "programs", notSent(newWeekKey(week.id, "")))) {
      if (mayTrain(member, now)) yield newWeekMail(env, readerOf(env, member), week);
    }
  }
}

/** Yields mails about notices an hour old: members on the site at the moment have seen newer ones there. */
async function* communityMails(env: Env, db: Db, now: Date): AsyncGenerator<Mail> {
  const day = now.toISOString().slice(0, 10);
  const keyOf = (userId: string) => `community:${userId}:${day}`;
  const waits = sql`exists (select 1 from ${notice} where ${unseen(sql`${user.id}`, now)})`;
  for await (const member of waitingMembers(db, "community", and(notSent("community:", `:${day}`), waits) ?? waits)) {
    const rows = await selectOwn(db)
      .where(unseen(sql`${member.userId}`, now))
      .orderBy(desc(notice.at))
      .limit(TOLD_AT_MOST);
    const happened = rows.map((row) => nameInMail(presentNotice(row).text));
    if (happened.length) yield communityMail(env, readerOf(env, member), keyOf(member.userId), happened);
  }
}

const unseen = (userId: SQL, now: Date) =>
  and(
    eq(notice.userId, userId),
    inArray(notice.kind, ["reaction", "comment", "reply", "mention"]),
    isNull(notice.readAt),
    lt(notice.at, new Date(now.getTime() - HOUR_MS)),
    gt(notice.at, lastMailAt(userId)),
  );

// That mail did not include notices of the hour before it.
const lastMailAt = (userId: SQL) =>
  sql`coalesce((select max(o.created_at) - ${HOUR_MS} from email_outbox o where o.user_id = ${userId} and o.topic = 'community'), 0)`;
