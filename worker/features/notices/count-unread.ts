import { and, eq, isNull, sql } from "drizzle-orm";
import type { UnreadNotices } from "../../contract/notices";
import { UNREAD_COUNTED } from "../../contract/notices-limits";
import { notice } from "../../db/notices";
import { weeklyProgram } from "../../db/programs";
import { ask, type Reading, reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { broadcastTo } from "./queries";

/** How many notices wait, up to the number that is counted out. */
export const countUnread = (ctx: Ctx): Promise<UnreadNotices> => ask(ctx.db, unreadNotices(ctx));

/** The same, for a round trip that reads more. */
export function unreadNotices({ db, actor }: Ctx): Reading<UnreadNotices> {
  const { user, mayTrain } = memberOf(actor);
  const unreadHere = sql`not exists (select 1 from notice_read r where r.notice_id = notice.id and r.user_id = ${user.id})`;
  // By name, because the one of all notices looks as good to SQLite: it would go through those that have been read.
  const own = db
    .select({ id: sql<number>`id` })
    .from(sql`notice indexed by notice_unread`)
    .where(and(eq(notice.userId, user.id), isNull(notice.readAt)))
    .limit(UNREAD_COUNTED);
  const toAll = db
    .select({ id: notice.id })
    .from(notice)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, notice.programId))
    .where(and(broadcastTo(user.id), unreadHere, mayTrain ? undefined : sql`0`))
    .limit(UNREAD_COUNTED);
  return reading([own, toAll], ([ofOwn, ofAll]) => ({ count: Math.min(UNREAD_COUNTED, ofOwn.length + ofAll.length) }));
}
