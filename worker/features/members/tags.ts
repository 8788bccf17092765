import { eq, sql } from "drizzle-orm";
import type { ManyChanged, MemberTags, TagMembers } from "../../contract/members";
import { TAGS_LISTED, TAGS_MAX } from "../../contract/members-limits";
import { user } from "../../db/account";
import { insertFrom } from "../../db/insert-from";
import { memberTag } from "../../db/members";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit, auditEach } from "../../write/audit";
import { type Write, writing } from "../../write/writing";

/** Lists all tags of members from A to Z. Each is one step in the index, however many members have it. */
export async function listTags({ db }: Ctx): Promise<string[]> {
  const rows = await db.all<{ tag: string }>(sql`with recursive each(tag) as (
      select min(tag) from member_tag union all
      select (select min(t.tag) from member_tag t where t.tag > each.tag) from each where each.tag is not null)
    select tag from each where tag is not null limit ${TAGS_LISTED}`);
  return rows.map(({ tag }) => tag);
}

/** Replaces a member's tags. */
export async function setTags(ctx: Ctx, id: string, { tags }: MemberTags): Promise<MemberTags> {
  const { db } = ctx;
  const write = writing(ctx);
  const own = [...new Set(tags)].sort();
  write.refuseUnless(sql`exists (select 1 from ${user} where id = ${id})`, notFound("User"));
  write.add(db.delete(memberTag).where(eq(memberTag.userId, id)));
  if (own.length) write.add(db.insert(memberTag).values(own.map((tag) => ({ userId: id, tag }))));
  refuseTooMany(write);
  audit(write, "member.tags", `user:${id}`, { tags: own });
  await write.commit();
  return { tags: own };
}

/** Adds tags to many members and removes others. */
export async function tagMembers(ctx: Ctx, { ids, add, remove }: TagMembers): Promise<ManyChanged> {
  const { db } = ctx;
  const write = writing(ctx);
  const listOf = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const chosen = sql`from user u where u.id in ${listOf(ids)}`;
  write.add(db.delete(memberTag).where(sql`user_id in ${listOf(ids)} and tag in ${listOf(remove)}`));
  write.add(
    insertFrom(
      db,
      memberTag,
      { userId: sql`u.id`, tag: sql`t.value` },
      sql`from user u cross join json_each(${JSON.stringify(add)}) t where u.id in ${listOf(ids)}`,
    ).onConflictDoNothing(),
  );
  write.refuseUnless(
    sql`not exists (select 1 from member_tag where user_id in ${listOf(ids)} group by user_id having count(*) > ${TAGS_MAX})`,
    new AppError("invalid", `A member has at most ${TAGS_MAX} tags.`),
  );
  refuseTooMany(write);
  auditEach(write, "member.tags", { subject: sql`'user:' || u.id`, from: chosen, detail: { add, remove } });
  const found = write.add(db.select({ members: sql<number>`count(*)` }).from(sql`(select 1 ${chosen})`));
  return { changed: (await write.commit()).one(found).members };
}

/** Refuses the write if the club would have too many tags to choose from. */
function refuseTooMany(write: Write<Ctx>): void {
  write.refuseUnless(
    sql`(select count(distinct tag) from member_tag) <= ${TAGS_LISTED}`,
    new AppError(
      "conflict",
      `The club has ${TAGS_LISTED} different tags already. Use one of them, or take one away first.`,
    ),
  );
}
