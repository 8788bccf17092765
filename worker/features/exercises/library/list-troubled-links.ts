import { and, desc, lt, sql } from "drizzle-orm";
import type { TroubledLink } from "../../../contract/library";
import { type LinkTrouble, USES_MOST } from "../../../contract/library-limits";
import type { PageQuery } from "../../../contract/paging";
import type { Page } from "../../../db/cursor";
import { videoLink } from "../../../db/exercises";
import type { Ctx } from "../../../http/context";
import { isLiving } from "../policy";
import { inTrouble } from "./link-troubles";

const NAMES_SHOWN = 5;

/** Lists links that members cannot watch, with the exercises that use them. */
export async function listTroubledLinks({ db }: Ctx, { cursor, limit }: PageQuery): Promise<Page<TroubledLink>> {
  const using = sql`from exercise x where x.video_url = video_link.url and ${isLiving("x")}`;
  const rows = await db
    .select({
      id: videoLink.id,
      url: videoLink.url,
      state: sql<LinkTrouble>`state`,
      checkedAt: videoLink.checkedAt,
      names: sql<string>`(select json_group_array(name) from (select distinct x.name ${using} limit ${NAMES_SHOWN}))`,
      uses: sql<number>`(select count(*) from (select 1 ${using} limit ${USES_MOST}))`,
    })
    .from(videoLink)
    .where(and(inTrouble, cursor ? lt(videoLink.id, Number(cursor.split(".")[1])) : undefined))
    .orderBy(desc(videoLink.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ id: _, names, checkedAt, ...link }) => ({
      ...link,
      names: JSON.parse(names) as string[],
      checkedAt: (checkedAt ?? new Date(0)).toISOString(),
    })),
    nextCursor: rows.length > limit && last ? `0.${last.id}` : null,
  };
}
