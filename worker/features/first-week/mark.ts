import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { FirstWeekMark } from "../../contract/first-week";
import { firstWeek, firstWeekHealth } from "../../db/first-week";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Stores that the actor has dismissed the row, or has written to the coach. */
export async function markFirstWeek(ctx: Ctx, { mark }: FirstWeekMark): Promise<void> {
  const { db, now } = ctx;
  const userId = memberOf(ctx.actor).user.id;
  const write = writing(ctx);
  if (mark === "dismissed") {
    write.add(
      db
        .insert(firstWeek)
        .values({ userId, goals: [], dismissedAt: now })
        .onConflictDoUpdate({ target: firstWeek.userId, set: { dismissedAt: sql`excluded.dismissed_at` } }),
    );
  } else {
    const waiting = and(eq(firstWeekHealth.userId, userId), isNotNull(firstWeekHealth.waitsSince));
    write.add(db.update(firstWeekHealth).set({ askedAt: now }).where(waiting));
  }
  await write.commit();
}
