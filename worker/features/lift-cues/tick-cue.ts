import { and, eq, sql } from "drizzle-orm";
import type { LiftCue } from "../../contract/lift-cues";
import { liftCue } from "../../db/lift-cues";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { presentCue, selectCues } from "./cue-rows";
import { refuseMoreThanTwo } from "./full-lift";

type Tick = { id: number; ticked: boolean };

/** Ticks off a member's own cue, or reopens it. Repeating it changes nothing. */
export const tickOwnCue = (ctx: Ctx, tick: Tick): Promise<LiftCue> => tickCue(ctx, tick, "member");

/** Same by the coach, for any member's cue. */
export const tickMemberCue = (ctx: Ctx, tick: Tick): Promise<LiftCue> => tickCue(ctx, tick, "coach");

async function tickCue(ctx: Ctx, { id, ticked }: Tick, by: "member" | "coach"): Promise<LiftCue> {
  const { db, now } = ctx;
  const own = by === "member" ? eq(liftCue.userId, memberOf(ctx.actor).user.id) : undefined;
  const write = writing(ctx);
  const change = ticked
    ? // The first tick counts.
      { tickedAt: sql`coalesce(ticked_at, ${now.getTime()})`, tickedBy: sql`coalesce(ticked_by, ${by})` }
    : { tickedAt: null, tickedBy: null };
  write.must(
    db
      .update(liftCue)
      .set(change)
      .where(and(eq(liftCue.id, id), own)),
    notFound("Cue"),
  );
  const of = (column: string) => sql`(select ${sql.raw(column)} from lift_cue where id = ${id})`;
  if (!ticked) refuseMoreThanTwo(write, of("user_id"), of("name_key"));
  if (by === "coach") audit(write, ticked ? "lift_cue.tick" : "lift_cue.reopen", ["user", of("user_id")]);
  const changed = write.add(selectCues(db, eq(liftCue.id, id), 1));
  return presentCue((await write.commit()).one(changed));
}
