import { and, eq, type SQL, sql } from "drizzle-orm";
import type { MemberStatus } from "../../contract/members-limits";
import { memberEntry } from "../../db/members";
import { hasFreeAccessAt } from "./free-access";

/**
 * Returns a membership status as a condition on `member_entry`. Running trials are few and found by their end; past ones
 * are many and read in list order: the plus keeps SQLite from reading them by their end and sorting them.
 */
export function standing(status: MemberStatus, now: Date): SQL | undefined {
  const at = now.getTime();
  switch (status) {
    case "trialing":
      return and(
        sql`${memberEntry.id} in (select t.id from member_entry t where t.state = 'trial' and t.trial_ends_at > ${at})`,
        sql`not ${hasFreeAccessAt(now)}`,
      );
    case "trial_ended":
      return and(
        eq(memberEntry.state, "trial"),
        sql`+${memberEntry.trialEndsAt} <= ${at}`,
        sql`not ${hasFreeAccessAt(now)}`,
      );
    case "free":
      return sql`${memberEntry.id} in (select t.id from member_entry t where t.free_until > ${at}) and ${hasFreeAccessAt(now)}`;
    case "canceled":
    case "none":
      return and(eq(memberEntry.state, status), sql`not ${hasFreeAccessAt(now)}`);
    case "cancelling":
      // A literal value, so that the partial index is used.
      return sql`${memberEntry.cancelling} = 1`;
    default:
      return eq(memberEntry.state, status);
  }
}
