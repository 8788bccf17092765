import { eq } from "drizzle-orm";
import { hasFreeAccess } from "../../contract/billing";
import type { MemberPanel } from "../../contract/messages";
import { mayDo } from "../../contract/rights";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { membership } from "../../db/billing";
import { conversation } from "../../db/messages";
import { hasRight } from "../../http/actor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { ifAny, openCues } from "../lift-cues/cue-rows";
import { progressList } from "../progress/list-progress";
import { statsOf } from "../progress/read-stats";
import { presentStatus } from "./present";

const WORKOUTS_SHOWN = 5;

/** Reads what an admin sees beside a conversation: the member's membership and training. */
export async function readMember(ctx: Ctx, memberId: string): Promise<MemberPanel> {
  const row = await ctx.db
    .select({ member: user, membership, conversation })
    .from(user)
    .leftJoin(membership, eq(membership.userId, user.id))
    .leftJoin(conversation, eq(conversation.memberId, user.id))
    .where(eq(user.id, memberId))
    .get();
  if (!row || (mayDo(row.member.role, "messages") && !row.conversation)) throw notFound("Member");
  const { member, membership: plan, conversation: own } = row;
  const { stats, workouts, cues } = await runReads(ctx.db, {
    stats: statsOf(ctx, member),
    workouts: progressList(ctx, { limit: WORKOUTS_SHOWN }, member.id),
    cues: openCues(ctx.db, member.id),
  });
  const free = plan && hasFreeAccess(plan, ctx.now) ? plan.freeUntil : null;
  const { workoutsCompleted, currentStreak, monthlyWorkouts } = stats;
  return {
    member: {
      id: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      email: member.email,
      profileImageUrl: member.image,
      joinedAt: member.createdAt.toISOString(),
      timeZone: member.timeZone,
    },
    stand: own ? presentStatus(own) : null,
    // Payments are only for admins who look after money.
    membership:
      plan && hasRight(ctx.actor, "money")
        ? {
            status: free ? "free" : plan.status,
            isTrial: plan.isTrial && !free,
            plan: plan.plan,
            currentPeriodEnd: (free ?? plan.currentPeriodEnd).toISOString(),
            cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
          }
        : null,
    stats: { workoutsCompleted, currentStreak, monthlyWorkouts },
    lastWorkouts: workouts.items,
    ...ifAny(cues),
  };
}
