import { and, type SQL, sql } from "drizzle-orm";
import { GRACE_DAYS } from "../../contract/billing-limits";
import type { LetterAudience } from "../../contract/letters";
import { standing } from "../members/standing";

const GRACE_MS = GRACE_DAYS * 86_400_000;

/** Returns a letter's audience as a condition on `member_entry`: members only, never staff. */
export function audienceOf({ to, tag, ids }: LetterAudience, now: Date): SQL {
  return and(sql`member_entry.role = 'user'`, conditionOf({ to, tag, ids }, now)) ?? sql`false`;
}

function conditionOf({ to, tag, ids }: LetterAudience, now: Date): SQL | undefined {
  switch (to) {
    case "access":
      return mayTrainAt(now);
    case "trial":
      return standing("trialing", now);
    case "paying":
      return and(standing("active", now), mayTrainAt(now));
    case "lapsed":
      return sql`(exists (select 1 from membership m where m.user_id = member_entry.user_id
        and coalesce(m.paused_until, 0) <= ${now.getTime()}) and not ${mayTrainAt(now)})`;
    case "tag":
      return sql`exists (select 1 from member_tag g where g.user_id = member_entry.user_id and g.tag = ${tag ?? ""})`;
    case "chosen":
      return sql`member_entry.user_id in (select value from json_each(${JSON.stringify(ids ?? [])}))`;
  }
}

/** `mayTrain` of the contract as a condition on `member_entry`; a test compares the two. */
export function mayTrainAt(now: Date): SQL {
  const at = now.getTime();
  return sql`exists (select 1 from membership m where m.user_id = member_entry.user_id and (
    coalesce(m.free_until, 0) > ${at} or (coalesce(m.paused_until, 0) <= ${at} and case m.status
      when 'active' then m.current_period_end + ${GRACE_MS} > ${at}
      when 'trialing' then m.current_period_end > ${at}
      when 'canceled' then m.current_period_end > ${at}
      when 'past_due' then m.current_period_start + ${GRACE_MS} > ${at}
      when 'incomplete' then coalesce(m.trial_ends_at, 0) > ${at}
      when 'incomplete_expired' then coalesce(m.trial_ends_at, 0) > ${at}
      else 0 end)))`;
}
