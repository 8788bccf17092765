import { and, eq, isNull, or, sql } from "drizzle-orm";
import { insertFrom } from "../../db/insert-from";
import { notice, noticeRead } from "../../db/notices";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { refreshMember } from "../../write/broadcast";
import { writing } from "../../write/writing";

/** Marks one notice as read; another member's is not found. */
export async function readNotice(ctx: Ctx, id: number): Promise<void> {
  const { db, now } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  const write = writing(ctx);
  const notices = write.add(
    db
      .select({ id: notice.id })
      .from(notice)
      .where(and(eq(notice.id, id), or(eq(notice.userId, userId), isNull(notice.userId)))),
  );
  write.add(
    db
      .update(notice)
      .set({ readAt: now })
      .where(and(eq(notice.id, id), eq(notice.userId, userId), isNull(notice.readAt))),
  );
  write.add(markBroadcasts(ctx, userId, sql`n.id = ${id}`));
  refreshMember(write, userId, (done) => done.of(notices).length > 0);
  if ((await write.commit()).of(notices).length === 0) throw notFound("Notice");
}

/** Marks all of a member's notices as read. */
export async function readAllNotices(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  const write = writing(ctx);
  write.add(
    db
      .update(notice)
      .set({ readAt: now })
      .where(and(eq(notice.userId, userId), isNull(notice.readAt))),
  );
  write.add(markBroadcasts(ctx, userId, sql`true`));
  refreshMember(write, userId);
  await write.commit();
}

function markBroadcasts({ db, now }: Ctx, userId: string, condition: ReturnType<typeof sql>) {
  const from = sql`from notice n where n.user_id is null and ${condition}`;
  return insertFrom(db, noticeRead, { noticeId: sql`n.id`, userId, at: now }, from).onConflictDoNothing();
}
