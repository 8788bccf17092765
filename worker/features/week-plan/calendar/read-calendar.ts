import { and, eq, sql } from "drizzle-orm";
import { addressOf } from "../../../contract/addresses";
import { brand } from "../../../contract/brand";
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
import { calendarText } from "./calendar-text";
import { hashOf } from "./feed-address";
import { readWeekEvents } from "./read-week-events";

/** Calendars ask a few times an hour, on each device. */
const FEED: RateLimit = { name: "calendar", calls: 120, seconds: 3600 };
/** Calendar services fetch everybody's feeds from few networks. */
const FEED_ADDRESS: RateLimit = { name: "calendar-address", calls: 600, seconds: 600 };

type Asked = { file: string; address: string; origin: string };

/** Returns the calendar text of the member memberKey secret the address holds. Throws `not_found` for any other address. */
export async function readCalendar(ctx: Ctx, { file, address, origin }: Asked): Promise<string> {
  await consume(ctx.env, FEED_ADDRESS, "address", address, ctx.now);
  const hash = await hashOf(file.replace(/\.ics$/, ""));
  const [person] = (await runReads(ctx.db, { holders: holders(ctx.db, { hash }) })).holders;
  if (!person || !file.endsWith(".ics")) throw notFound("Calendar");
  await consume(ctx.env, FEED, "account", hash, ctx.now);
  const actor = memberAway(person, ctx.now);
  const { id, timeZone } = memberOf(actor).user;
  const events = await readWeekEvents({ ...ctx, actor });
  // Stays the same when the address is renewed, and identifies nobody.
  const memberKey = (await keyedHash(ctx.env, "calendar uid 1", id)).slice(0, 16);
  return calendarText({
    name: brand.name,
    timeZone,
    now: ctx.now,
    events: events.map(({ key, program, dayOfWeek, toTrain, ...event }) => ({
      ...event,
      uid: `${key}-${memberKey}@${new URL(brand.origin).hostname}`,
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
