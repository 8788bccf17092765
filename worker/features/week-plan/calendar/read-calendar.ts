import { and, eq, sql } from "drizzle-orm";
import { addressOf } from "../../../contract/addresses";
import { brand } from "../../../contract/brand";
import { addDays, localDate, mondayOf } from "../../../contract/calendar";
import { competitionDays } from "../../../contract/competition-days";
import type { Seen } from "../../../contract/overlaid-week";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { membership } from "../../../db/billing";
import { prepared } from "../../../db/prepared-query";
import { calendarFeed } from "../../../db/week-plan";
import { memberAway } from "../../../http/actor";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { keyedHash } from "../../../http/keyed-hash";
import { consume, type RateLimit } from "../../../http/rate-limit";
import { PERSON } from "../../../http/session-read";
import { ownAround } from "../../competitions/own-around";
import { currentProgram } from "../../programs/read-current-program";
import { mat } from "../../rolls/read-mat";
import { ownWeekPlan } from "../read-week-plan";
import { calendarText } from "./calendar-text";
import { hashOf } from "./feed-address";
import { type WeekOfCoach, weekEvents } from "./week-events";
import { type WeekToCome, weeksToCome } from "./weeks-to-come";

/** Calendars ask a few times an hour, each device of its own. */
const FEED: RateLimit = { name: "calendar", calls: 120, seconds: 3600 };
/** Services that ask for everybody's calendars come from few networks. */
const FEED_ADDRESS: RateLimit = { name: "calendar-address", calls: 600, seconds: 600 };

type Asked = { file: string; address: string; origin: string };

/** The week of whoever has the secret of this address, as a calendar reads it. Throws `not_found` for any other address. */
export async function readCalendar(ctx: Ctx, { file, address, origin }: Asked): Promise<string> {
  await consume(ctx.env, FEED_ADDRESS, "address", address, ctx.now);
  const hash = await hashOf(file.replace(/\.ics$/, ""));
  const [person] = (await runReads(ctx.db, { holders: holders(ctx.db, { hash }) })).holders;
  if (!person || !file.endsWith(".ics")) throw notFound("Calendar");
  await consume(ctx.env, FEED, "account", hash, ctx.now);
  const actor = memberAway(person, ctx.now);
  const { id, timeZone } = memberOf(actor).user;
  const events = await eventsOf({ ...ctx, actor });
  // Stays the same when the address is renewed, and names nobody.
  const whose = (await keyedHash(ctx.env, "calendar uid 1", id)).slice(0, 16);
  return calendarText({
    name: brand.name,
    timeZone,
    now: ctx.now,
    events: events.map(({ key, program, dayOfWeek, ...event }) => ({
      ...event,
      uid: `${key}-${whose}@${new URL(brand.origin).hostname}`,
      url: program && origin + addressOf("weeklyProgram", { id: program.id, query: { day: dayOfWeek } }),
    })),
  });
}

const holders = prepared(PERSON, (select) =>
  select
    .from(calendarFeed)
    .innerJoin(user, eq(user.id, calendarFeed.userId))
    .leftJoin(membership, eq(membership.userId, user.id))
    .where(and(eq(calendarFeed.secretHash, sql.placeholder("hash")), eq(user.banned, false))),
);

async function eventsOf(ctx: Ctx) {
  const { user: member, mayTrain } = memberOf(ctx.actor);
  const { program, later, planned, rolling, seen } = await runReads(ctx.db, {
    program: currentProgram(ctx),
    later: weeksToCome(ctx),
    planned: ownWeekPlan(ctx),
    rolling: mat(ctx),
    seen: ownAround(ctx),
  });
  return weekEvents({
    today: localDate(ctx.now, member.timeZone),
    plan: rolling.on ? planned.plan : null,
    programs: mayTrain ? [...(program ? [program] : []), ...later.map((week) => nearCompetition(week, seen))] : [],
    competitions: seen?.around.competitions ?? [],
    rolled: new Set(rolling.days.map((day) => day.localDate)),
  });
}

/** A week to come with what a competition makes of its days. */
function nearCompetition({ isPrivate, ...week }: WeekToCome, seen: Seen | null): WeekOfCoach {
  const to = addDays(mondayOf(week.endDate), 6);
  const days = seen ? competitionDays(seen.around, mondayOf(week.startDate), to, isPrivate) : [];
  return days.length > 0 ? { ...week, competitionDays: days } : week;
}
