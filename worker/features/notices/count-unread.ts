import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { UnreadNotices } from "../../contract/notices";
import { UNREAD_COUNTED } from "../../contract/notices-limits";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { notice } from "../../db/notices";
import { prepared } from "../../db/prepared-query";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { broadcastTo, isReadBy } from "./queries";

/** Counts unread notices, up to a limit. */
export const countUnread = (ctx: Ctx): Promise<UnreadNotices> => runRead(ctx.db, unreadNotices(ctx));

/** Same, to batch with other reads. */
export function unreadNotices({ db, actor }: Ctx): BatchedRead<UnreadNotices> {
  const { user, mayTrain } = memberOf(actor);
  const params = { userId: user.id, mayTrain: Number(mayTrain), most: UNREAD_COUNTED };
  return batchedRead([own(db, params), toAll(db, params)], ([ofOwn, ofAll]) => ({
    count: Math.min(UNREAD_COUNTED, ofOwn.length + ofAll.length),
  }));
}

const userId = sql.placeholder("userId");
const most = sql.placeholder("most");

// The index is named, because SQLite may choose the one of all notices and read those that have been read.
const own = prepared({ id: sql<number>`id` }, (select) =>
  select
    .from(sql`notice indexed by notice_unread`)
    .where(and(eq(notice.userId, userId), isNull(notice.readAt)))
    .limit(most),
);

const toAll = prepared({ id: notice.id }, (select) =>
  select
    .from(notice)
    .innerJoin(weeklyProgram, eq(weeklyProgram.id, notice.programId))
    .where(and(broadcastTo(userId), not(isReadBy(userId)), sql`${sql.placeholder("mayTrain")} = 1`))
    .limit(most),
);
