import { brand } from "../../contract/brand";
import { addDays, localDate, mondayOf } from "../../contract/calendar";
import type { DeskToday, GlancedWeek } from "../../contract/desk";
import { WAITING_MOST, type WaitingKind } from "../../contract/desk-limits";
import type { Right } from "../../contract/rights";
import { instantIn } from "../../contract/site-time";
import { runReads } from "../../db/batched-read";
import { firstRun } from "../../db/first-run";
import { hasRight } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { statusOf } from "../programs/policy";
import { trainedSince } from "./trained";
import { type ComingWeek, comingWeeks, WAITING, type WaitingItem } from "./waiting";

const DAY_MS = 86_400_000;

/** The right needed to act on each kind. */
const RIGHT_OF: Record<WaitingKind, Right> = {
  message: "messages",
  form_check: "messages",
  report: "moderation",
  consultation: "consultations",
  past_due: "money",
  week: "weeks",
  no_week: "weeks",
  videos: "weeks",
  link: "weeks",
};

/** Reads the coach's day: what waits, longest first, and the state of this week and the next. */
export async function readToday(ctx: Ctx): Promise<DeskToday> {
  const { db, now } = ctx;
  const monday = mondayOf(localDate(now, brand.timeZone));
  const { weeks, trained, guides, ...found } = await runReads(db, {
    guides: db.select({ finishedAt: firstRun.finishedAt }).from(firstRun),
    messages: WAITING.messages(ctx),
    posts: WAITING.posts(ctx),
    comments: WAITING.comments(ctx),
    consultations: WAITING.consultations(ctx),
    pastDue: WAITING.pastDue(ctx),
    links: WAITING.links(ctx),
    weeks: comingWeeks(ctx, monday),
    trained: trainedSince(ctx, monday),
  });
  const may = (kind: WaitingKind) => hasRight(ctx.actor, RIGHT_OF[kind]);
  const glanced = [monday, addDays(monday, 7)].map((day) => glance(day, weeks, now));
  const waiting = [...Object.values(found).flat(), ...weeks.flatMap(withoutVideos), ...nextWeek(glanced, weeks, now)];
  const shown = waiting.filter(({ kind }) => may(kind));
  shown.sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    hasGuide: !guides[0]?.finishedAt && hasRight(ctx.actor, "settings"),
    waiting: shown.slice(0, WAITING_MOST.all).map(({ at, ...thing }) => ({ ...thing, at: at.toISOString() })),
    weeks: glanced,
    trained,
  };
}

/** Returns the week of a Monday as members will see it. */
function glance(monday: string, weeks: ComingWeek[], now: Date): GlancedWeek {
  const sunday = addDays(monday, 6);
  const running = weeks
    .filter(({ startDate, endDate }) => startDate <= sunday && endDate >= monday)
    .map((week) => ({ ...week, status: statusOf(week, now) }));
  const first = ["published", "scheduled", "draft"]
    .map((status) => running.find((week) => week.status === status))
    .find(Boolean);
  if (!first) return { monday, program: null };
  const { id, title, status, publishAt } = first;
  const pending = status === "scheduled" ? publishAt : null;
  return { monday, program: { id, title, status, publishAt: pending?.toISOString() ?? null } };
}

/** Returns a coming week that has exercises without a video. */
function withoutVideos({ id, title, createdAt, missing }: ComingWeek): WaitingItem[] {
  if (missing === 0) return [];
  const detail = `${missing} ${missing === 1 ? "exercise" : "exercises"} without a video`;
  return [{ kind: "videos", at: createdAt, id: String(id), title, detail }];
}

/** Returns the next week if nobody has published or scheduled it. */
function nextWeek([, next]: GlancedWeek[], weeks: ComingWeek[], now: Date): WaitingItem[] {
  if (!next || (next.program && next.program.status !== "draft")) return [];
  const { monday, program } = next;
  const row = weeks.find(({ id }) => id === program?.id);
  if (program && row) {
    return [{ kind: "week", at: row.createdAt, id: String(program.id), title: program.title, detail: monday }];
  }
  // It counts as missing since the present week began.
  const since = instantIn(`${addDays(monday, -7)}T00:00`, brand.timeZone) ?? new Date(now.getTime() - DAY_MS);
  return [{ kind: "no_week", at: since, id: monday, title: "No week for next Monday", detail: monday }];
}
