import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { mentionName, namesIn } from "../../contract/mention-name";
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
/** The post, and the comment if it is one; SQL for ids that the batch has just made. */
type Place = { postId: number | SQL<number>; commentId?: number | SQL<number> | undefined };

/**
 * Stores and notifies a text's mentions, after the statements that store it and notify those it answers. Not notified: the
 * author, muted members, anybody this text notifies already, and after an edit those notified before.
 */
export function noticeMentions(write: Write, { postId, commentId }: Place, named: Mentionable[], isEdit = false): void {
  const { db, now } = write.ctx;
  const here = sql`post_id = ${postId} and coalesce(comment_id, 0) = ${commentId ?? 0}`;
  if (isEdit) {
    const kept = JSON.stringify(named.map(({ userId }) => userId));
    write.add(
      db
        .update(communityMention)
        .set({ shown: false })
        .where(sql`${here} and shown = 1 and user_id not in (select value from json_each(${kept}))`),
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
      sql`from json_each(${JSON.stringify(named)}) g where true`,
    ).onConflictDoUpdate({
      target: [communityMention.postId, sql`coalesce(comment_id, 0)`, communityMention.userId],
      set: { shown: true, name: sql`excluded.name` },
    }),
  );
  tell(write, here);
}

/** Adds a notice for each member mentioned here just now. */
function tell(write: Write, here: SQL): void {
  const { db, now, actor } = write.ctx;
  const actorId = memberOf(actor).user.id;
  const subject = sql<string>`iif(m.comment_id is null, 'post:' || m.post_id, 'comment:' || m.comment_id)`;
  const fresh = sql`(select * from community_mention where ${here} and at = ${now.getTime()} and user_id <> ${actorId})`;
  const muted = db
    .select({ one: sql`1` })
    .from(communityMute)
    .where(and(sql`${communityMute.userId} = m.user_id`, isActiveMute(now)));
  const told = write.add(
    insertFrom(
      db,
      notice,
      { userId: sql`m.user_id`, kind: "mention", subject, postId: sql`m.post_id`, at: now },
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
    for (const { userId, subject: about } of done.of(told)) {
      if (userId) deliverNotice(write.ctx, userId, { kind: "mention", subject: about });
    }
  });
}
