import { and, eq, sql } from "drizzle-orm";
import type { MemberFirstWeek } from "../../contract/first-week";
import { user } from "../../db/account";
import { firstWeekHealth } from "../../db/first-week";
import { AppError, notFound } from "../../http/app-error";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { refreshMember } from "../../write/broadcast";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import type { MemberScope } from "../billing/scope";
import { goAheadMail } from "./mails";
import { memberFirstWeek } from "./read-member";

/** Stores the coach's go-ahead for a member to begin. */
export async function goAhead(scope: MemberScope, userId: string): Promise<MemberFirstWeek> {
  const { db, now } = scope;
  const member = await db
    .select({ email: user.email, firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  if (!member) throw notFound("Member");
  const write = writing(scope);
  write.must(
    db
      .update(firstWeekHealth)
      .set({ goAheadAt: now, goAheadBy: memberOf(scope.actor).user.id })
      .where(and(eq(firstWeekHealth.userId, userId), sql`waits_since is not null and go_ahead_at is null`)),
    new AppError("conflict", "This member does not wait for your word.", { code: "not_waiting" }),
  );
  audit(write, "first_week.go_ahead", ["user", userId]);
  sendMail(write, goAheadMail({ userId, ...member, origin: scope.origin }, now));
  refreshMember(write, userId);
  const stored = write.read(memberFirstWeek(scope, userId));
  return (await write.commit()).of(stored);
}
