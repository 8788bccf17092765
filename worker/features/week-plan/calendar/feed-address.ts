import { eq } from "drizzle-orm";
import type { CalendarFeed } from "../../../contract/calendar-feed";
import { calendarFeed } from "../../../db/week-plan";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { keyedBytes } from "../../../http/keyed-hash";
import { consume, type RateLimit } from "../../../http/rate-limit";
import { toBase64url } from "../../../platform/base64url";
import { sha256 } from "../../../platform/sha256";
import { writing } from "../../../write/writing";

const PURPOSE = "calendar 1";
const RENEW: RateLimit = {
  name: "calendar-renew",
  calls: 20,
  seconds: 3600,
  refusal: "You have made a lot of calendar addresses just now.",
};

/** Returns the address of the actor's calendar feed; it stays the same until it is renewed. */
export async function readFeed(ctx: Ctx): Promise<CalendarFeed> {
  const { id } = memberOf(ctx.actor).user;
  const found = await ctx.db
    .select({ salt: calendarFeed.salt })
    .from(calendarFeed)
    .where(eq(calendarFeed.userId, id))
    .get();
  return { path: found ? pathOf(await secretOf(ctx, id, found.salt)) : null };
}

/** Gives the actor a new feed address. The old one stops working. */
export async function renewFeed(ctx: Ctx): Promise<{ path: string }> {
  const { id } = memberOf(ctx.actor).user;
  await consume(ctx.env, RENEW, "account", id, ctx.now);
  const salt = crypto.randomUUID();
  const secret = await secretOf(ctx, id, salt);
  const row = { salt, secretHash: await hashOf(secret), madeAt: ctx.now };
  const write = writing(ctx);
  write.add(
    ctx.db
      .insert(calendarFeed)
      .values({ userId: id, ...row })
      .onConflictDoUpdate({ target: calendarFeed.userId, set: row }),
  );
  await write.commit();
  return { path: pathOf(secret) };
}

/** Removes the feed address. */
export async function endFeed(ctx: Ctx): Promise<void> {
  const write = writing(ctx);
  write.add(ctx.db.delete(calendarFeed).where(eq(calendarFeed.userId, memberOf(ctx.actor).user.id)));
  await write.commit();
}

/** Returns the hash under which a secret is stored. */
export const hashOf = (secret: string): Promise<string> => sha256(new TextEncoder().encode(secret));

const secretOf = async ({ env }: Ctx, userId: string, salt: string): Promise<string> =>
  toBase64url(await keyedBytes(env, PURPOSE, userId, salt));

const pathOf = (secret: string) => `/api/calendar/${secret}.ics`;
