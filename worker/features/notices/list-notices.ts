import { and, desc, eq, sql } from "drizzle-orm";
import type { Notice } from "../../contract/notices";
import type { PageQuery } from "../../contract/paging";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { notice } from "../../db/notices";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentNotice } from "./present";
import { broadcastTo, selectBroadcasts, selectOwn } from "./queries";

/** A member's own notices and those to everybody, newest first; each is a walk along one index, merged here. */
export async function listNotices({ db, actor }: Ctx, { cursor, limit }: PageQuery): Promise<Page<Notice>> {
  const { user, mayTrain } = memberOf(actor);
  const older = olderThan(cursor, notice.at, notice.id);
  const [own, toAll] = await db.batch([
    selectOwn(db)
      .where(and(eq(notice.userId, user.id), older))
      .orderBy(desc(notice.at), desc(notice.id))
      .limit(limit + 1),
    selectBroadcasts(db, user.id)
      .where(and(broadcastTo(user.id), older, mayTrain ? undefined : sql`0`))
      .orderBy(desc(notice.at), desc(notice.id))
      .limit(limit + 1),
  ]);
  const rows = [...own, ...toAll].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
  const page = pageOf(rows, limit, ({ at }) => at);
  return { ...page, items: page.items.map(presentNotice) };
}
