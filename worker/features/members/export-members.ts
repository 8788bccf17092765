import type { MemberExportQuery } from "../../contract/members";
import { MEMBERS_EXPORTED } from "../../contract/members-limits";
import type { Ctx } from "../../http/context";
import { csv } from "../../http/csv";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { readRows } from "./list-members";

const HEADS = [
  "First name",
  "Last name",
  "E-mail",
  "Role",
  "Status",
  "Plan",
  "Joined",
  "Paid until",
  "Trial until",
  "Period ends",
  "Last trained",
  "Streak",
  "Tags",
];

/** Returns the listed members in the list's order as CSV. The export is audited. */
export async function exportMembers(ctx: Ctx, asked: MemberExportQuery): Promise<string> {
  const users = await readRows(ctx, asked, MEMBERS_EXPORTED);
  const write = writing(ctx);
  audit(write, "member.export", "user", { members: users.length });
  await write.commit();
  const day = (at: string | null) => at?.slice(0, 10) ?? null;
  return csv([
    HEADS,
    ...users.map((user) => [
      user.firstName,
      user.lastName,
      user.email,
      user.role,
      user.subscriptionStatus,
      user.subscriptionPlan,
      day(user.createdAt),
      day(user.freeUntil),
      day(user.trialEndsAt),
      day(user.currentPeriodEnd),
      user.lastTrainedOn,
      user.streak,
      user.tags.join("; "),
    ]),
  ]);
}
