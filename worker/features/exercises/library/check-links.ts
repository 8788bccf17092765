import { asc, lte, sql } from "drizzle-orm";
import type { LinkState } from "../../../contract/library-limits";
import { isAskable } from "../../../contract/video";
import type { Db } from "../../../db/client";
import { videoLink } from "../../../db/exercises";
import { writing } from "../../../write/writing";
import { fetchLinkState, type HttpFetch } from "./oembed";
import { rememberLinks } from "./remember-exercises";

const LINKS_A_RUN = 24;
const AT_ONCE = 4;
const HOUR_MS = 3_600_000;
/** A broken link is checked again sooner: somebody may be mending it. */
const NEXT_MS = { ok: 7 * 24 * HOUR_MS, trouble: 24 * HOUR_MS, unknown: 6 * HOUR_MS };

/** Checks video links that are due, a few in each run. The first failed call ends the run and changes nothing. */
export async function checkLinks(db: Db, now: Date, reach: HttpFetch): Promise<void> {
  await rememberUnknown(db, now);
  const due = await db
    .select({ url: videoLink.url })
    .from(videoLink)
    .where(lte(videoLink.dueAt, now))
    .orderBy(asc(videoLink.dueAt))
    .limit(LINKS_A_RUN);
  const results: { url: string; state: LinkState | null; dueAt: number }[] = [];
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const asked = due.slice(from, from + AT_ONCE).map(async ({ url }) => {
      const state = await fetchLinkState(url, reach);
      const next = state === null ? "unknown" : state === "ok" ? "ok" : "trouble";
      results.push({ url, state, dueAt: now.getTime() + NEXT_MS[next] });
    });
    if ((await Promise.allSettled(asked)).some(({ status }) => status === "rejected")) break;
  }
  if (results.length === 0) return;
  const rows = JSON.stringify(results);
  const used = sql`(exists (select 1 from exercise x where x.video_url = video_link.url)
    or exists (select 1 from library_exercise l where l.video_url = video_link.url))`;
  const write = writing({ db, now });
  write.add(
    db
      .update(videoLink)
      .set({
        state: sql`coalesce(said.value ->> 'state', ${videoLink.state})`,
        checkedAt: sql`case when said.value ->> 'state' is null then ${videoLink.checkedAt} else ${now.getTime()} end`,
        dueAt: sql`said.value ->> 'dueAt'`,
      })
      .from(sql`json_each(${rows}) as said`)
      .where(sql`${videoLink.url} = said.value ->> 'url'`),
  );
  write.add(
    db
      .delete(videoLink)
      .where(sql`${videoLink.url} in (select value ->> 'url' from json_each(${rows})) and not ${used}`),
  );
  await write.commit();
}

/** Adds links that were stored without being remembered, such as those from before there were checks. */
async function rememberUnknown(db: Db, now: Date): Promise<void> {
  // Jumps from link to link in the index, so that the cost depends on links and not on their uses.
  const found = await db.all<{ url: string }>(sql`
    with recursive known(url) as (
      select min(video_url) from exercise where video_url is not null
      union all select (select min(e.video_url) from exercise e where e.video_url > known.url) from known where known.url is not null
    )
    select url from known where url is not null and not exists (select 1 from video_link v where v.url = known.url)
      limit 500`);
  const links = found.map(({ url }) => url).filter(isAskable);
  if (links.length) await rememberLinks({ db, now }, links);
}
