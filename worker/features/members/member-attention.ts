import { and, asc, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { ATTENTION_MOST } from "../../contract/attention-limits";
import type { MemberAttention, MemberAttentionQuery, WaitingMember } from "../../contract/members";
import { type AttentionKind, IDLE_DAYS, TRIAL_ENDING_DAYS, UNANSWERED_HOURS } from "../../contract/members-limits";
import { runReads } from "../../db/batched-read";
import { laterThan, olderThan, type Page, pageOf } from "../../db/cursor";
import { memberEntry } from "../../db/members";
import { conversation } from "../../db/messages";
import { progressTotal } from "../../db/progress";
import type { Ctx } from "../../http/context";
import { hasFreeAccessAt } from "./free-access";
import { memberRows, ownUser, presentMembers } from "./member-rows";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lists members whom the coach should contact, longest waiting first. */
export async function listWaitingMembers(
  ctx: Ctx,
  { kind, cursor, limit }: MemberAttentionQuery,
): Promise<Page<WaitingMember>> {
  if (kind === "unanswered") return listUnanswered(ctx, { cursor, limit });
  const at = { idle: memberEntry.idleSince, trial: memberEntry.trialEndsAt, past_due: memberEntry.joinedAt }[kind];
  const newestFirst = kind === "past_due";
  const rows = await memberRows(ctx.db)
    .where(and(ownUser, WAITS[kind](ctx.now), (newestFirst ? olderThan : laterThan)(cursor, at, memberEntry.id)))
    .orderBy(newestFirst ? desc(at) : asc(at), newestFirst ? desc(memberEntry.id) : asc(memberEntry.id))
    .limit(limit + 1);
  const listed = rows.map((row) => ({
    id: row.entry.id,
    ordered: { idle: row.entry.idleSince, trial: row.entry.trialEndsAt, past_due: row.entry.joinedAt }[kind] ?? ctx.now,
    since: {
      idle: row.entry.idleSince,
      trial: row.entry.trialEndsAt,
      past_due: row.membership?.currentPeriodStart ?? null,
    }[kind],
    row,
  }));
  const page = pageOf(listed, limit, (each) => each.ordered);
  const users = presentMembers(
    ctx.env,
    page.items.map(({ row }) => row),
  );
  return {
    items: page.items.flatMap(({ since }, index) => {
      const user = users[index];
      return user ? [{ kind, at: (since ?? ctx.now).toISOString(), user }] : [];
    }),
    nextCursor: page.nextCursor,
  };
}

async function listUnanswered(
  ctx: Ctx,
  { cursor, limit }: Pick<MemberAttentionQuery, "cursor" | "limit">,
): Promise<Page<WaitingMember>> {
  const lines = await ctx.db
    .select({ id: conversation.id, memberId: conversation.memberId, waitingSince: conversation.waitingSince })
    .from(conversation)
    .where(and(unanswered(ctx.now), laterThan(cursor, conversation.waitingSince, conversation.id)))
    .orderBy(asc(conversation.waitingSince), asc(conversation.id))
    .limit(limit + 1);
  const page = pageOf(lines, limit, (line) => line.waitingSince ?? ctx.now);
  const ids = JSON.stringify(page.items.map(({ memberId }) => memberId));
  const rows = await memberRows(ctx.db).where(
    and(ownUser, sql`${memberEntry.userId} in (select value from json_each(${ids}))`),
  );
  const users = presentMembers(ctx.env, rows);
  return {
    items: page.items.flatMap(({ memberId, waitingSince }) => {
      const user = users.find(({ id }) => id === memberId);
      return user ? [{ kind: "unanswered" as const, at: (waitingSince ?? ctx.now).toISOString(), user }] : [];
    }),
    nextCursor: page.nextCursor,
  };
}

/** Counts members by reason, up to `ATTENTION_MOST`, each on an index that holds little else. */
export async function countWaitingMembers({ db, now }: Ctx): Promise<MemberAttention> {
  const upTo = (rows: { getSQL: () => SQL }) =>
    db.select({ count: sql<number>`count(*)` }).from(sql`(${rows.getSQL()})`);
  const entries = (kind: Exclude<AttentionKind, "unanswered">) =>
    upTo(db.select({ one: sql`1` }).from(memberEntry).where(WAITS[kind](now)).limit(ATTENTION_MOST));
  const {
    idle: [idle],
    trial: [trial],
    pastDue: [pastDue],
    waiting: [waiting],
  } = await runReads(db, {
    idle: entries("idle"),
    trial: entries("trial"),
    pastDue: entries("past_due"),
    waiting: upTo(db.select({ one: sql`1` }).from(conversation).where(unanswered(now)).limit(ATTENTION_MOST)),
  });
  return {
    idle: idle?.count ?? 0,
    trial: trial?.count ?? 0,
    past_due: pastDue?.count ?? 0,
    unanswered: waiting?.count ?? 0,
  };
}

// The table is named, as drizzle omits it from columns in a query without joins.
const finishedSomething = sql`exists (
  select 1 from ${progressTotal} where progress_total.user_id = member_entry.user_id and progress_total.completions > 0)`;

const WAITS: Record<Exclude<AttentionKind, "unanswered">, (now: Date) => SQL | undefined> = {
  idle: (now) =>
    and(
      sql`${memberEntry.state} = 'active'`,
      lte(memberEntry.idleSince, new Date(now.getTime() - IDLE_DAYS * DAY_MS)),
      eq(memberEntry.role, "user"),
    ),
  trial: (now) =>
    and(
      sql`${memberEntry.state} = 'trial'`,
      gt(memberEntry.trialEndsAt, now),
      lte(memberEntry.trialEndsAt, new Date(now.getTime() + TRIAL_ENDING_DAYS * DAY_MS)),
      eq(memberEntry.role, "user"),
      sql`not ${hasFreeAccessAt(now)}`,
      sql`not ${finishedSomething}`,
    ),
  past_due: () => eq(memberEntry.state, "past_due"),
};

const unanswered = (now: Date) => lte(conversation.waitingSince, new Date(now.getTime() - UNANSWERED_HOURS * HOUR_MS));
