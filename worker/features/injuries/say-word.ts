import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { injuryWordSchema, OwnInjuries } from "../../contract/injuries";
import { injury, injuryWord } from "../../db/injuries";
import { insertFrom } from "../../db/insert-from";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { dayOf } from "../training/logged-day";
import { ownInjuries } from "./list-injuries";
import { consumeInjury } from "./rate-limits";

type Input = z.output<typeof injuryWordSchema>;

/** Stores the actor's word on an injury, one a day; "works again" ends it. */
export async function sayWord(ctx: Ctx, { spot, trend, note, localDate }: Input): Promise<OwnInjuries> {
  const { db, now } = ctx;
  const day = dayOf(ctx, localDate);
  const isOpen = and(eq(injury.userId, memberOf(ctx.actor).user.id), eq(injury.spot, spot), isNull(injury.endedOn));
  await consumeInjury(ctx);
  const write = writing(ctx);
  write.must(db.update(injury).set({ saidAt: now }).where(isOpen), notFound("Injury"));
  write.add(
    insertFrom(
      db,
      injuryWord,
      { injuryId: sql`${injury.id}`, localDate: day, trend, note: note || null, at: now },
      sql`from ${injury} where ${isOpen}`,
    ).onConflictDoUpdate({
      target: [injuryWord.injuryId, injuryWord.localDate],
      targetWhere: sql`trend <> 'new'`,
      set: { trend: sql`excluded.trend`, note: sql`excluded.note`, at: now },
    }),
  );
  if (trend === "works") write.add(db.update(injury).set({ endedOn: day }).where(isOpen));
  const stored = write.read(ownInjuries(ctx));
  return (await write.commit()).of(stored);
}
