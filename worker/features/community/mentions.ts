import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { mentionName, namesIn } from "../../contract/mention-name";
import { RIGHTS } from "../../contract/rights";
import { user } from "../../db/account";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { communityMention, communityMute } from "../../db/community";
import { insertFrom } from "../../db/insert-from";
import { notice, noticeActor } from "../../db/notices";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { deliverNotice } from "../../write/deliver-notice";
import type { Write } from "../../write/writing";
import { seenInCommunity } from "./offer-people";
import { isActiveMute } from "./standing";

/** A member whom a text may mention, with the name it uses. */
type Mentionable = { userId: string; name: string };

/** Reads which of the mentioned members exist and can be mentioned. */
export function mentionable({ db, actor }: Ctx, { content, mentions = [] }: Naming): BatchedRead<Mentionable[]> {
  if (mentions.length === 0) return batchedRead([], () => []);
  const found = db
    .select({ userId: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(
      and(
        sql`${user.id} in (select value from json_each(${JSON.stringify(mentions)}))`,
        eq(user.banned, false),
        or(eq(user.id, memberOf(actor).user.id), seenInCommunity(sql`"user"."id"`)),
      ),
    );
  return batchedRead([found], ([rows]) =>
    rows
      .map(({ userId, ...named }) => ({ userId, name: mentionName(named) }))
      .filter(({ name }) => namesIn(content, name)),
  );
}

type Naming = { content: string; mentions?: string[] | undefined };
/** A post, a comment under one, or a comment on training, which has no post; SQL for ids that the batch has just made. */
type Place = { postId: number | SQL<number> | null; commentId?: number | SQL<number> };

/**
 * Stores and notifies a text's mentions, after the statements that store it and notify those it answers. Not notified:
 * the author, muted members, anybody this text notifies already, and after an edit those notified before.
 */
export function noticeMentions(write: Write, { postId, commentId }: Place, named: Mentionable[], isEdit = false): void {
  const { db, now } = write.ctx;
  const here = sql`post_id is ${postId} and coalesce(comment_id, 0) = ${commentId ?? 0}`;
  if (isEdit) {
    const userIds = JSON.stringify(named.map(({ userId }) => userId));
    write.add(
      db
        .update(communityMention)
        .set({ shown: false })
        .where(sql`${here} and shown = 1 and user_id not in (select value from json_each(${userIds}))`),
    );
  }
  if (named.length === 0) return;
  write.add(
    insertFrom(
      db,
      communityMention,
      {
        postId: sql`${postId}`,
        commentId: commentId === undefined ? null : sql`${commentId}`,
        userId: sql`g.value ->> 'userId'`,
        name: sql`g.value ->> 'name'`,
        shown: true,
        at: now,
      },
      sql`from json_each(${JSON.stringify(named)}) g where ${mayRead(commentId)}`,
    ).onConflictDoUpdate({
      ...(postId === null
        ? { target: [communityMention.commentId, communityMention.userId], targetWhere: sql`post_id is null` }
        : { target: [communityMention.postId, sql`coalesce(comment_id, 0)`, communityMention.userId] }),
      set: { shown: true, name: sql`excluded.name` },
    }),
  );
  addNotices(write, here);
}

/** Condition: the mentioned user may read the week of the comment. */
const mayRead = (commentId: Place["commentId"]): SQL =>
  commentId === undefined
    ? sql`true`
    : sql`not exists (
        select 1 from community_comment c join training_thread t on t.id = c.training_thread_id
        join weekly_program p on p.id = t.program_id
        where c.id = ${commentId} and p.assigned_to <> (g.value ->> 'userId') and not exists (
          select 1 from user s where s.id = (g.value ->> 'userId') and s.role in ${[...RIGHTS.weeks]}))`;

/** Adds a notice for each member mentioned here just now. */
function addNotices(write: Write, here: SQL): void {
  const { db, now, actor } = write.ctx;
  const actorId = memberOf(actor).user.id;
  const subject = sql<string>`iif(m.comment_id is null, 'post:' || m.post_id, 'comment:' || m.comment_id)`;
  const thread = sql`(select c.training_thread_id from community_comment c where c.id = m.comment_id)`;
  const fresh = sql`(select * from community_mention where ${here} and at = ${now.getTime()} and user_id <> ${actorId})`;
  const muted = db
    .select({ one: sql`1` })
    .from(communityMute)
    .where(and(sql`${communityMute.userId} = m.user_id`, isActiveMute(now)));
  const notified = write.add(
    insertFrom(
      db,
      notice,
      { userId: sql`m.user_id`, kind: "mention", subject, postId: sql`m.post_id`, trainingThreadId: thread, at: now },
      sql`from ${fresh} m where not exists ${muted} and not exists (
        select 1 from notice_actor a join notice o on o.id = a.notice_id
        where a.comment_id = m.comment_id and o.user_id = m.user_id)`,
    )
      .onConflictDoNothing()
      .returning({ userId: notice.userId, subject: notice.subject }),
  );
  write.add(
    insertFrom(
      db,
      noticeActor,
      { noticeId: sql`n.id`, actorId, commentId: sql`m.comment_id`, at: now },
      sql`from ${fresh} m join notice n on n.user_id = m.user_id and n.kind = 'mention' and n.subject = ${subject}
        where n.read_at is null`,
    ).onConflictDoNothing(),
  );
  write.after((done) => {
    for (const { userId, subject: about } of done.of(notified)) {
      if (userId) deliverNotice(write.ctx, userId, { kind: "mention", subject: about });
    }
  });
}
