import { type SQL, sql } from "drizzle-orm";

/**
 * `hasFreeAccess` of the contract as a condition on `member_entry`: the member trains only by free time. Tables are named,
 * as drizzle omits them from columns in a query without joins.
 */
export const hasFreeAccessAt = (now: Date): SQL => sql`(coalesce(member_entry.free_until, 0) > ${now.getTime()} and (
  member_entry.state = 'none' or (member_entry.state in ('trial', 'canceled') and exists (
    select 1 from membership m
    where m.user_id = member_entry.user_id and m.current_period_end <= member_entry.free_until))))`;
