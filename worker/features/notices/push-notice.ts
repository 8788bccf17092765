import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { mayTrain } from "../../contract/billing";
import { brand } from "../../contract/brand";
import { ASKED_FOR, TOPIC_OF, WANTED_BY_DEFAULT } from "../../contract/notices-limits";
import { user } from "../../db/account";
import { membership } from "../../db/billing";
import type { Db } from "../../db/client";
import { notice, pushSubscription } from "../../db/notices";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Env } from "../../http/env";
import type { PushJob } from "../../platform/outgoing";
import { type PushMessage, sendPush, type Transport } from "../../platform/push/send-push";
import { vapidOf } from "../../platform/push/vapid";
import { presentNotice } from "./present";
import { type NoticeRow, selectBroadcasts, selectOwn } from "./queries";

const DEVICES_AT_ONCE = 40;

/**
 * Pushes a notice to its member's devices, or in batches to those of everybody who may train. Skips notices read
 * meanwhile. A push service that fails is not retried: the notice is on the site.
 */
export async function pushNotice(
  env: Env,
  db: Db,
  job: PushJob,
  now: Date,
  transport: Transport = (address, init) => fetch(address, init),
): Promise<void> {
  const vapid = vapidOf(env);
  const found = vapid && (await noticeOf(db, job));
  if (!found) return;
  const devices = await devicesFor(db, job);
  const message = messageOf(found, job);
  const results = await Promise.all(
    devices
      .filter((person) => job.userId !== null || mayTrain(person, now))
      .map(async ({ device }) => ({ id: device.id, result: await sendPush(transport, vapid, device, message, now) })),
  );
  const expired = results.filter(({ result }) => result === "gone").map(({ id }) => id);
  if (expired.length) await db.delete(pushSubscription).where(inArray(pushSubscription.id, expired));
  const last = devices.at(-1);
  if (job.userId === null && last && devices.length === DEVICES_AT_ONCE) {
    await env.MAIL_QUEUE.send({ push: { ...job, after: last.device.id } });
  }
}

async function noticeOf(db: Db, { userId, kind, subject }: PushJob): Promise<NoticeRow | undefined> {
  const about = and(eq(notice.kind, kind), eq(notice.subject, subject));
  if (userId)
    return selectOwn(db)
      .where(and(eq(notice.userId, userId), about, isNull(notice.readAt)))
      .get();
  return selectBroadcasts(db, "")
    .where(
      and(
        isNull(notice.userId),
        isNull(weeklyProgram.assignedTo),
        about,
        eq(weeklyProgram.isPublished, true),
        living(weeklyProgram),
      ),
    )
    .get();
}

function messageOf(row: NoticeRow, { kind, subject }: PushJob): PushMessage {
  const { text, detail, path } = presentNotice(row);
  return { title: text, body: detail ?? brand.name, path, tag: `${kind}:${subject}`, icon: brand.logo.icon192 };
}

function devicesFor(db: Db, { userId, kind, after }: PushJob) {
  const topic = TOPIC_OF[kind];
  const wanted = ASKED_FOR.includes(kind)
    ? undefined
    : sql`coalesce((select p.enabled from notice_preference p
    where p.user_id = ${user.id} and p.channel = 'push' and p.topic = ${topic}), ${WANTED_BY_DEFAULT.push[topic] ? 1 : 0})`;
  return db
    .select({
      device: {
        id: pushSubscription.id,
        endpoint: pushSubscription.endpoint,
        p256dh: pushSubscription.p256dh,
        auth: pushSubscription.auth,
      },
      role: user.role,
      membership,
    })
    .from(pushSubscription)
    .innerJoin(user, eq(user.id, pushSubscription.userId))
    .leftJoin(membership, eq(membership.userId, user.id))
    .where(
      and(
        userId ? eq(pushSubscription.userId, userId) : undefined,
        after ? gt(pushSubscription.id, after) : undefined,
        eq(user.banned, false),
        wanted,
      ),
    )
    .orderBy(asc(pushSubscription.id))
    .limit(DEVICES_AT_ONCE);
}
