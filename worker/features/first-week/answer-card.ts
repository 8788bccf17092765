import type { z } from "zod";
import type { cardAnswerSchema, OwnFirstWeek } from "../../contract/first-week";
import { firstWeekHealth } from "../../db/first-week";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { keepCard } from "./begin";
import { ownFirstWeek } from "./read-own";

/** Stores one of the actor's cards as answered or skipped; skipping changes no answer. */
export async function answerCard(ctx: Ctx, input: z.output<typeof cardAnswerSchema>): Promise<OwnFirstWeek> {
  const { card, skipped, goals, goalWords, equipment, injuryWords } = input;
  const write = writing(ctx);
  const answers =
    card === "goal"
      ? { ...(goals ? { goals } : {}), ...(goalWords === undefined ? {} : { goalWords }) }
      : card === "days" && equipment !== undefined
        ? { equipment }
        : {};
  keepCard(write, card, skipped, skipped ? {} : answers);
  if (card === "injuries" && !skipped && injuryWords !== undefined) {
    write.add(
      ctx.db
        .insert(firstWeekHealth)
        .values({ userId: memberOf(ctx.actor).user.id, injuryWords })
        .onConflictDoUpdate({ target: firstWeekHealth.userId, set: { injuryWords } }),
    );
  }
  const stored = write.read(ownFirstWeek(ctx));
  return (await write.commit()).of(stored);
}
