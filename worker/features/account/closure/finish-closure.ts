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
/** R2 deletes so many a call. */
const FILES_AT_ONCE = 1000;
const MINUTE_MS = 60_000;
/** Whoever has begun it is given this long to finish it. */
const GRACE_MS = 5 * MINUTE_MS;
const MAIL_RETENTION_MS = 48 * 60 * MINUTE_MS;
/** How long invoices have to be kept: ten years, the longest that tax laws ask for. */
const BILLING_RETENTION_MS = 10 * 366 * 24 * 60 * MINUTE_MS;

/**
 * Ends a deletion that has begun. Everything that a table knows goes in one batch, so it is either all there or all gone;
 * before it the billing is ended once more, for what was begun in the same moment, and after it the bytes go. Asked again,
 * it goes on where it broke off.
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

/** Those of the leaver's files that have become leftovers; others are still shown by the club. */
async function removeFiles(env: Env, db: Db, ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += FILES_AT_ONCE) {
    const some = JSON.stringify(ids.slice(from, from + FILES_AT_ONCE));
    const left = await db.select({ id: mediaLeftover.id }).from(mediaLeftover).where(among(some));
    await env.MEDIA.delete(left.map(({ id }) => objectKey(id)));
    await db.delete(mediaLeftover).where(among(some));
  }
}

const among = (json: string) => inArray(mediaLeftover.id, sql`(select value from json_each(${json}))`);

/** The schedule's part: deletions that broke off are finished, and what was kept for a time goes when it is over. */
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
  // The address of somebody who has left is kept until they have been told, and no longer than it is tried.
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
