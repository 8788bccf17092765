import { sql } from "drizzle-orm";
import type { FreeTimeForMany, ManyChanged } from "../../contract/members";
import type { Ctx } from "../../http/context";
import { writing } from "../../write/writing";
import { lastMomentOf, writeFreeTime } from "../billing/change-free-time";

/** Gives many members free training to the end of a day. Members who have longer already keep it; staff need none. */
export async function giveFreeTime(ctx: Ctx, { ids, until: day, reason }: FreeTimeForMany): Promise<ManyChanged> {
  const until = lastMomentOf(day, ctx.now);
  const write = writing(ctx);
  const list = JSON.stringify(ids);
  const gains = write.add(
    ctx.db.select({ members: sql<number>`count(*)` }).from(
      sql`(select 1 from user u left join membership m on m.user_id = u.id
        where u.id in (select value from json_each(${list})) and u.role = 'user' and coalesce(m.free_until, 0) < ${until.getTime()})`,
    ),
  );
  writeFreeTime(write, { each: ids.map((id) => ({ id, until })), reason, shorten: false });
  return { changed: (await write.commit()).one(gains).members };
}
