import { type SQL, sql } from "drizzle-orm";

/**
 * `standsFree` of the contract as a condition on `member_entry`: given time is all that somebody trains by. Named in full, as
 * the query builder leaves the table out of the columns of a query without joins.
 */
export const standsFreeAt = (now: Date): SQL => sql`(coalesce(member_entry.free_until, 0) > ${now.getTime()} and (
  member_entry.state = 'none' or (member_entry.state in ('trial', 'canceled') and exists (
    select 1 from membership m
    where m.user_id = member_entry.user_id and m.current_period_end <= member_entry.free_until))))`;
