import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Notice } from "../../contract/notices";
import type { PageQuery } from "../../contract/paging";
import { runReads } from "../../db/batched-read";
import { cursorValues, olderThanPlaceholders, type Page, pageOf } from "../../db/cursor";
import { notice } from "../../db/notices";
import { prepared } from "../../db/prepared-query";
import { weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentNotice } from "./present";
import { broadcastTo, preparedBroadcasts, preparedOwn } from "./queries";

/** Lists a member's own notices and those to everybody, newest first; reads each along one index and merges them. */
export async function listNotices({ db, actor }: Ctx, { cursor, limit }: PageQuery): Promise<Page<Notice>> {
  const { user, mayTrain } = memberOf(actor);
  const params = { ...cursorValues(cursor), userId: user.id, mayTrain: Number(mayTrain), rows: limit + 1 };
  const { own, broadcasts } = cursor ? laterPage : firstPage;
  const { ofOwn, toAll } = await runReads(db, {
    ofOwn: own(db, params),
    toAll: broadcasts(db, params),
  });
  const rows = [...ofOwn, ...toAll].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
  const page = pageOf(rows, limit, ({ at }) => at);
  return { ...page, items: page.items.map(presentNotice) };
}

const firstPage = pageWhere();
const laterPage = pageWhere(olderThanPlaceholders(notice.at, notice.id));

function pageWhere(older?: SQL) {
  const userId = sql.placeholder("userId");
  const rows = sql.placeholder("rows");
  const newestFirst = [desc(notice.at), desc(notice.id)] as const;
  return {
    own: prepared(preparedOwn, (select) =>
      select
        .from(notice)
        .where(and(eq(notice.userId, userId), older))
        .orderBy(...newestFirst)
        .limit(rows),
    ),
    broadcasts: prepared(preparedBroadcasts, (select) =>
      select
        .from(notice)
        .innerJoin(weeklyProgram, eq(weeklyProgram.id, notice.programId))
        .where(and(broadcastTo(userId), older, sql`${sql.placeholder("mayTrain")} = 1`))
        .orderBy(...newestFirst)
        .limit(rows),
    ),
  };
}
