import { and, eq, type SQL, sql } from "drizzle-orm";
import type { MemberStatus } from "../../contract/members-limits";
import { memberEntry } from "../../db/members";
import { standsFreeAt } from "./stands-free";

/**
 * Where somebody stands, as a condition on `member_entry`. Trials that run are few and found by their end; those that are
 * over are many, found in their order. The plus keeps SQLite from going through them by their end, and then sorting them all.
 */
export function standing(status: MemberStatus, now: Date): SQL | undefined {
  const at = now.getTime();
  switch (status) {
    case "trialing":
      return and(
        sql`${memberEntry.id} in (select t.id from member_entry t where t.state = 'trial' and t.trial_ends_at > ${at})`,
        sql`not ${standsFreeAt(now)}`,
      );
    case "trial_ended":
      return and(
        eq(memberEntry.state, "trial"),
        sql`+${memberEntry.trialEndsAt} <= ${at}`,
        sql`not ${standsFreeAt(now)}`,
      );
    case "free":
      return sql`${memberEntry.id} in (select t.id from member_entry t where t.free_until > ${at}) and ${standsFreeAt(now)}`;
    case "canceled":
    case "none":
      return and(eq(memberEntry.state, status), sql`not ${standsFreeAt(now)}`);
    case "cancelling":
      // A literal, so that the partial index answers it.
      return sql`${memberEntry.cancelling} = 1`;
    default:
      return eq(memberEntry.state, status);
  }
}
