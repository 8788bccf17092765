import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { addDays, type CalendarDate, localDate } from "../../contract/calendar";
import type { markInjurySchema, OwnInjuries } from "../../contract/injuries";
import { INJURY_LIMITS } from "../../contract/injuries-limits";
import { injury, injuryWord } from "../../db/injuries";
import { insertFrom } from "../../db/insert-from";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { ownInjuries } from "./list-injuries";
import { consumeInjury } from "./rate-limits";

type Input = z.output<typeof markInjurySchema>;

/** Adds an injury of the actor's, or changes an open one at the same spot. Its words are sent nowhere. */
export async function markInjury(ctx: Ctx, { spot, movements, since, note }: Input): Promise<OwnInjuries> {
  const { db, now } = ctx;
  const { user } = memberOf(ctx.actor);
  const today = localDate(now, user.timeZone);
  const began = beganOn(today, since);
  await consumeInjury(ctx);
  const write = writing(ctx);
  write.add(
    db
      .insert(injury)
      .values({ userId: user.id, spot, movements, since: began, saidAt: now })
      .onConflictDoUpdate({
        target: [injury.userId, injury.spot],
        targetWhere: sql`ended_on is null`,
        set: { movements, ...(since === undefined ? {} : { since: began }) },
      }),
  );
  const isMarked = and(eq(injury.userId, user.id), eq(injury.spot, spot), isNull(injury.endedOn));
  write.add(
    insertFrom(
      db,
      injuryWord,
      { injuryId: sql`${injury.id}`, localDate: today, trend: "new", note: note || null, at: now },
      sql`from ${injury} where ${isMarked} and not exists (select 1 from injury_word w where w.injury_id = ${injury.id})`,
    ),
  );
  const stored = write.read(ownInjuries(ctx));
  return (await write.commit()).of(stored);
}

function beganOn(today: CalendarDate, since: CalendarDate | undefined): CalendarDate {
  const began = since ?? today;
  const refuse = (message: string) => new AppError("invalid", message, { issues: [{ path: "since", message }] });
  if (began > addDays(today, 1)) throw refuse("This day lies in the future.");
  if (began < addDays(today, -INJURY_LIMITS.sinceDays)) throw refuse("This day is more than ten years ago.");
  return began;
}
