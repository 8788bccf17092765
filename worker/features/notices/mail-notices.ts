import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { mayTrain } from "../../contract/billing";
import { brand } from "../../contract/brand";
import type { NoticeTopic } from "../../contract/notices-limits";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import { connect, type Db } from "../../db/client";
import { notice, noticePreference } from "../../db/notices";
import { weeklyProgram } from "../../db/programs";
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
const AT_ONCE = 100;
const PAGES_MAX = 10;
const TOLD_AT_MOST = 8;

/** The schedule's part: mail to those who asked for it, about new weeks and, once a day, about the community. */
export async function mailNotices(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  const { later, finished } = openEnd(env, "mailed notices");
  const sender = { db, env, now, later };
  for await (const members of whoWants(db, "programs")) {
    for (const mail of await weekMails(env, db, now, members)) await postMail(sender, mail);
  }
  for await (const members of whoWants(db, "community")) {
    for (const mail of await communityMails(env, db, now, members)) await postMail(sender, mail);
  }
  await finished();
}

type Member = Awaited<ReturnType<typeof pageOfThose>>[number];

/** Those who turned a topic on, page by page. What nobody gets unless they ask for it is asked for here only. */
async function* whoWants(db: Db, topic: NoticeTopic): AsyncGenerator<Member[]> {
  let after = "";
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const members = await pageOfThose(db, topic, after);
    if (members.length) yield members;
    if (members.length < AT_ONCE) return;
    after = members.at(-1)?.userId ?? "";
  }
}

function pageOfThose(db: Db, topic: NoticeTopic, after: string) {
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
      ),
    )
    .orderBy(asc(noticePreference.userId))
    .limit(AT_ONCE);
}

const readerOf = (env: Env, { userId, email, firstName }: Member) => ({
  userId,
  email,
  firstName,
  origin: publicOrigin(env, brand.origin),
});

async function weekMails(env: Env, db: Db, now: Date, members: Member[]): Promise<Mail[]> {
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
        isNull(weeklyProgram.deletedAt),
      ),
    )
    .orderBy(asc(notice.at))
    .limit(TOLD_AT_MOST);
  const mails: Mail[] = [];
  for (const week of weeks) {
    const told = await usedKeys(
      db,
      members.map(({ userId }) => newWeekKey(week.id, userId)),
    );
    for (const member of members) {
      if (!mayTrain(member, now) || told.has(newWeekKey(week.id, member.userId))) continue;
      mails.push(await newWeekMail(env, readerOf(env, member), week));
    }
  }
  return mails;
}

/** What has waited for an hour: whoever is on the site at the moment has seen it there. */
async function communityMails(env: Env, db: Db, now: Date, members: Member[]): Promise<Mail[]> {
  const day = now.toISOString().slice(0, 10);
  const keyOf = ({ userId }: Member) => `community:${userId}:${day}`;
  const told = await usedKeys(db, members.map(keyOf));
  const mails: Mail[] = [];
  for (const member of members.filter((each) => !told.has(keyOf(each)))) {
    const rows = await selectOwn(db)
      .where(
        and(
          eq(notice.userId, member.userId),
          inArray(notice.kind, ["reaction", "comment", "reply"]),
          isNull(notice.readAt),
          lt(notice.at, new Date(now.getTime() - HOUR_MS)),
          gt(notice.at, lastMailAt(member.userId)),
        ),
      )
      .orderBy(desc(notice.at))
      .limit(TOLD_AT_MOST);
    const happened = rows.map((row) => nameInMail(presentNotice(row).text));
    if (happened.length) mails.push(await communityMail(env, readerOf(env, member), keyOf(member), happened));
  }
  return mails;
}

// What came in the hour before that mail was not in it.
const lastMailAt = (userId: string) =>
  sql`coalesce((select max(o.created_at) - ${HOUR_MS} from email_outbox o where o.user_id = ${userId} and o.topic = 'community'), 0)`;

async function usedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.all<{ key: string }>(
    sql`select once_key as key from email_outbox where once_key in (select value from json_each(${JSON.stringify(keys)}))`,
  );
  return new Set(rows.map(({ key }) => key));
}
