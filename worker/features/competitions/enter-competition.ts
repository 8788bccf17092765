import { sql } from "drizzle-orm";
import type { Competition } from "../../contract/competitions";
import { competition } from "../../db/competitions";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { consume, type RateLimit } from "../../http/rate-limit";
import { type Made, madeBefore, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { type Entry, fieldsOf, refuseDate, refuseTooMany } from "./entry";
import { ownCompetition } from "./own-competition";
import { presentCompetition } from "./own-competitions";

const ENTER: RateLimit = {
  name: "competition",
  calls: 30,
  seconds: 3600,
  refusal: "You have entered a lot of competitions just now.",
};

const NEWEST = sql`(select max(${competition.id}) from ${competition})`;

/** Adds a competition of the actor's. A retry under the same key returns the first one. */
export async function enterCompetition(ctx: Ctx, entry: Entry, once: OnceOnly | null): Promise<Made<Competition>> {
  refuseDate(ctx, entry.date);
  return makeOnce(ctx, once, {
    earlier: await madeBefore(ctx, once),
    find: async (id) => {
      const found = await ctx.db
        .select()
        .from(competition)
        .where(ownCompetition(ctx, Number(id)))
        .get();
      if (!found) throw notFound("Competition");
      return presentCompetition(found);
    },
    make: async () => {
      const userId = memberOf(ctx.actor).user.id;
      await consume(ctx.env, ENTER, "account", userId, ctx.now);
      const write = writing(ctx, { once, made: NEWEST });
      const row = { userId, createdAt: ctx.now, ...fieldsOf(entry) };
      const stored = write.add(ctx.db.insert(competition).values(row).returning());
      refuseTooMany(write);
      return presentCompetition((await write.commit()).one(stored));
    },
  });
}
