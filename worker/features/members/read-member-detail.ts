import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { MemberDetail } from "../../contract/members";
import { session } from "../../db/account";
import { batchedRead, runReads } from "../../db/batched-read";
import { firstWeek } from "../../db/first-week";
import { memberEntry, memberTag } from "../../db/members";
import { conversation } from "../../db/messages";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { competitionsOfMember } from "../competitions/of-member";
import { ifAny, openCues } from "../lift-cues/cue-rows";
import { statusOf } from "../programs/policy";
import { progressList } from "../progress/list-progress";
import { activityOf } from "../progress/read-activity";
import { statsOf } from "../progress/read-stats";
import { memberRows, ownUser, presentMembers } from "./member-rows";

const WORKOUTS_SHOWN = 10;
const SESSIONS_COUNTED = 100;
const PROGRAMS_SHOWN = 20;

/** Reads one member's details for the coach: account, training and personal settings. */
export async function readMemberDetail(ctx: Ctx, id: string): Promise<MemberDetail> {
  const { db, now } = ctx;
  const [row] = await memberRows(db)
    .where(and(ownUser, eq(memberEntry.userId, id)))
    .limit(1);
  const [user] = row ? presentMembers(ctx.env, [row]) : [];
  if (!row || !user) throw notFound("User");
  const { timeZone } = row.user;
  const own = db
    .select()
    .from(weeklyProgram)
    .where(and(eq(weeklyProgram.assignedTo, id), living(weeklyProgram)))
    .orderBy(desc(weeklyProgram.startDate))
    .limit(PROGRAMS_SHOWN);
  const open = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.userId, id), gt(session.expiresAt, now)))
    .limit(SESSIONS_COUNTED);
  const line = db
    .select({ unread: conversation.unreadByAdmins, waitingSince: conversation.waitingSince })
    .from(conversation)
    .where(eq(conversation.memberId, id));
  const called = db
    .select({ tag: memberTag.tag })
    .from(memberTag)
    .where(eq(memberTag.userId, id))
    .orderBy(memberTag.tag);
  const { tags, stats, activity, workouts, sessions, stand, programs, competitions, begun, cues } = await runReads(db, {
    tags: batchedRead([called], ([rows]) => rows.map(({ tag }) => tag)),
    stats: statsOf(ctx, { id, timeZone }),
    activity: activityOf(ctx, { id, timeZone }),
    workouts: progressList(ctx, { limit: WORKOUTS_SHOWN }, id),
    sessions: batchedRead([open], ([rows]) => rows.length),
    stand: batchedRead([line], ([[found]]) => found ?? null),
    programs: batchedRead([own], ([rows]) => rows),
    competitions: competitionsOfMember(ctx, { id, timeZone }),
    begun: batchedRead([begunBy(db, id)], ([[found]]) => found ?? null),
    cues: openCues(db, id),
  });
  return {
    user,
    timeZone,
    tags,
    sessions,
    stats,
    weeks: activity.weeks,
    workouts: workouts.items,
    ...ifAny(cues),
    conversation: stand && { unread: stand.unread, waitingSince: stand.waitingSince?.toISOString() ?? null },
    programs: programs.map((program) => ({
      id: program.id,
      title: program.title,
      startDate: program.startDate,
      endDate: program.endDate,
      status: statusOf(program, now),
    })),
    ...(competitions.length > 0 ? { competitions } : {}),
    ...(begun ? { firstWeek: { waits: begun.waits === 1 } } : {}),
  };
}

const begunBy = (db: Ctx["db"], id: string) =>
  db
    .select({
      waits: sql<number>`exists (select 1 from first_week_health h
        where h.user_id = ${id} and h.waits_since is not null and h.go_ahead_at is null)`,
    })
    .from(firstWeek)
    .where(and(eq(firstWeek.userId, id), isNotNull(firstWeek.startedAt)));
