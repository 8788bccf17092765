import { and, desc, eq } from "drizzle-orm";
import type { PageQuery } from "../../contract/paging";
import type { Roll } from "../../contract/rolls";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { roll } from "../../db/rolls";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentRoll } from "./present-roll";

/** Lists the member's own rolls, latest first. */
export async function listRolls({ db, actor }: Ctx, { cursor, limit }: PageQuery): Promise<Page<Roll>> {
  const rows = await db
    .select()
    .from(roll)
    .where(and(eq(roll.userId, memberOf(actor).user.id), olderThan(cursor, roll.rolledAt, roll.id)))
    .orderBy(desc(roll.rolledAt), desc(roll.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.rolledAt);
  return { ...page, items: page.items.map(presentRoll) };
}
