import { and, eq, isNull, or, sql } from "drizzle-orm";
import { notice, noticeRead } from "../../db/notices";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { sendTo } from "../../platform/live";

/** Takes one notice as read; another member's does not exist. */
export async function readNotice(ctx: Ctx, id: number): Promise<void> {
  const { db, now } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  const [found] = await db.batch([
    db
      .select({ id: notice.id })
      .from(notice)
      .where(and(eq(notice.id, id), or(eq(notice.userId, userId), isNull(notice.userId)))),
    db
      .update(notice)
      .set({ readAt: now })
      .where(and(eq(notice.id, id), eq(notice.userId, userId), isNull(notice.readAt))),
    markBroadcasts(ctx, userId, sql`n.id = ${id}`),
  ]);
  if (!found.length) throw notFound("Notice");
  tellOtherPages(ctx, userId);
}

/** Takes all that a member has been told as read. */
export async function readAllNotices(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  await db.batch([
    db
      .update(notice)
      .set({ readAt: now })
      .where(and(eq(notice.userId, userId), isNull(notice.readAt))),
    markBroadcasts(ctx, userId, sql`true`),
  ]);
  tellOtherPages(ctx, userId);
}

function markBroadcasts({ db, now }: Ctx, userId: string, which: ReturnType<typeof sql>) {
  return db
    .insert(noticeRead)
    .select(sql`select ${userId}, n.id, ${now.getTime()} from notice n where n.user_id is null and ${which}`)
    .onConflictDoNothing();
}

const tellOtherPages = ({ env, later }: Ctx, userId: string) => later(sendTo(env, { userId }, { type: "notice" }));
