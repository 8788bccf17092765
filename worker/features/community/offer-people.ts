import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { OfferedPerson } from "../../contract/community";
import { COMMUNITY_LIMITS } from "../../contract/community-limits";
import { mentionName } from "../../contract/mention-name";
import { user } from "../../db/account";
import { fold } from "../../db/folded";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { consumeOwn, PEOPLE } from "./rate-limits";

/** The number of latest posts and comments whose authors are searched. */
const WRITTEN_LAST = 400;
const PEOPLE_MOST = 300;

/** Condition: the comment is not about a private week, which only its member and the coach read. */
const isOpenTalk = sql`not exists (
  select 1 from training_thread t join weekly_program p on p.id = t.program_id
  where t.id = training_thread_id and p.assigned_to is not null)`;

/** Condition: a coach, or somebody with a post or comment. Members who only read cannot be found. */
export const seenInCommunity = (userId: SQL): SQL => sql`(
  exists (select 1 from user s where s.id = ${userId} and s.role <> 'user')
  or exists (select 1 from community_post p where p.user_id = ${userId} and p.hidden_at is null)
  or exists (select 1 from community_comment c where c.user_id = ${userId} and c.hidden_at is null and c.deleted_at is null and ${isOpenTalk}))`;

/** Lists staff and members who have written lately whose name begins as typed. */
export async function offerPeople(ctx: Ctx, search: string): Promise<OfferedPerson[]> {
  await consumeOwn(ctx, PEOPLE);
  const seen = sql`(
    select user_id from (select user_id from community_post where hidden_at is null
      order by created_at desc, id desc limit ${WRITTEN_LAST})
    union select user_id from (select user_id from community_comment
      where user_id is not null and hidden_at is null and deleted_at is null and ${isOpenTalk}
      order by id desc limit ${WRITTEN_LAST})
    union select user_id from (select user_id from member_entry where role <> 'user' limit 20))`;
  const rows = await ctx.db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName, profileImageUrl: user.image })
    .from(user)
    .where(and(sql`${user.id} in ${seen}`, eq(user.banned, false), ne(user.id, memberOf(ctx.actor).user.id)))
    .orderBy(user.firstName, user.id)
    .limit(PEOPLE_MOST);
  const wanted = fold(search);
  return rows
    .map(({ id, profileImageUrl, ...named }) => ({ id, name: mentionName(named), profileImageUrl }))
    .filter(({ name }) => name !== "" && fold(name).startsWith(wanted))
    .slice(0, COMMUNITY_LIMITS.peopleOffered);
}
