import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { accountClosure, user } from "../../../db/account";
import { connect, type Db } from "../../../db/client";
import { mediaLeftover, mediaObject } from "../../../db/media";
import { emailOutbox } from "../../../db/outbox";
import type { Env } from "../../../http/env";
import { openEnd } from "../../../platform/background";
import { reportFailure } from "../../../platform/failures";
import { closeSockets } from "../../../platform/live";
import { sendMail } from "../../../write/send-mail";
import { writing } from "../../../write/writing";
import { endBilling } from "../../billing/end-billing";
import { type Scope, scheduledScope } from "../../billing/scope";
import { broadcastAuthorLeft, newestPostsOf } from "../../community/broadcast-author-left";
import { objectKey } from "../../media/object-key";
import { mailboxHash } from "../mailbox-key";
import { accountDeletedMail } from "../mails";
import { eraseMember } from "./erase-member";

const AT_ONCE = 20;
/** R2's limit of keys per delete call. */
const FILES_AT_ONCE = 1000;
const MINUTE_MS = 60_000;
/** Time for the original request to finish the deletion itself. */
const GRACE_MS = 5 * MINUTE_MS;
const MAIL_RETENTION_MS = 48 * 60 * MINUTE_MS;
/** Retention of invoices: ten years, the longest period that tax laws require. */
const BILLING_RETENTION_MS = 10 * 366 * 24 * 60 * MINUTE_MS;

/**
 * Finishes a deletion. All rows are deleted in one batch; billing is ended once more before it, for what was started at
 * the same time, and the files are deleted after it. Can be resumed.
 */
export async function finishClosure(scope: Scope, pseudonym: string): Promise<void> {
  const { db, env, now } = scope;
  const open = and(eq(accountClosure.id, pseudonym), isNull(accountClosure.finishedAt));
  const found = await db
    .select({ id: user.id, email: user.email, name: user.name, firstName: user.firstName })
    .from(accountClosure)
    .innerJoin(user, eq(user.id, accountClosure.userId))
    .where(open)
    .get();
  if (!found) return;
  const { id, email, name } = found;
  await endBilling(scope, id);
  const [posts, files, mailbox] = await Promise.all([
    newestPostsOf(db, id),
    db.select({ id: mediaObject.id }).from(mediaObject).where(eq(mediaObject.ownerId, id)),
    mailboxHash(env, email),
  ]);
  const leaver = { id, email, name, pseudonym, mailbox };
  const write = writing(scope);
  write.addAll(eraseMember(db, leaver));
  write.add(db.update(accountClosure).set({ userId: null, finishedAt: now }).where(open));
  sendMail(write, { ...accountDeletedMail(email, found.firstName), onceKey: `deleted:${pseudonym}` });
  await write.commit();
  await closeSockets(env, id);
  await removeFiles(
    env,
    db,
    files.map((file) => file.id),
  );
  await broadcastAuthorLeft(env, db, posts);
}

/** Deletes those of the member's files that are leftovers; the club still shows the others. */
async function removeFiles(env: Env, db: Db, ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += FILES_AT_ONCE) {
    const some = JSON.stringify(ids.slice(from, from + FILES_AT_ONCE));
    const left = await db.select({ id: mediaLeftover.id }).from(mediaLeftover).where(among(some));
    await env.MEDIA.delete(left.map(({ id }) => objectKey(id)));
    await db.delete(mediaLeftover).where(among(some));
  }
}

const among = (json: string) => inArray(mediaLeftover.id, sql`(select value from json_each(${json}))`);

/** Scheduled: finishes interrupted deletions, and deletes what was kept for a limited time. */
export async function finishClosures(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  const { later, finished } = openEnd(env, "account deletion");
  const scope = scheduledScope(env, now, later);
  const due = await db
    .select({ id: accountClosure.id })
    .from(accountClosure)
    .where(and(isNull(accountClosure.finishedAt), lt(accountClosure.begunAt, new Date(now.getTime() - GRACE_MS))))
    .orderBy(asc(accountClosure.begunAt))
    .limit(AT_ONCE);
  for (const { id } of due) {
    try {
      await finishClosure(scope, id);
    } catch (error) {
      await reportFailure(env, { kind: "background", place: "account deletion", error });
    }
  }
  const write = writing({ db, now });
  // The address of a former member is kept only until the confirmation mail was sent or given up.
  write.add(
    db
      .delete(emailOutbox)
      .where(
        and(
          eq(emailOutbox.kind, "account-deleted"),
          or(isNotNull(emailOutbox.sentAt), lt(emailOutbox.createdAt, new Date(now.getTime() - MAIL_RETENTION_MS))),
        ),
      ),
  );
  write.add(
    db.delete(accountClosure).where(lt(accountClosure.finishedAt, new Date(now.getTime() - BILLING_RETENTION_MS))),
  );
  await write.commit();
  await finished();
}
