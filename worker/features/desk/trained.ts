import { desc, eq, gte, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { DeskToday } from "../../contract/desk";
import { TRAINED_MOST } from "../../contract/desk-limits";
import { user } from "../../db/account";
import { batchedRead } from "../../db/batched-read";
import { completion } from "../../db/progress";
import type { Ctx } from "../../http/context";

/** Reads who has trained since a day, latest first, from a limited number of the newest trainings. */
export function trainedSince({ db }: Ctx, day: string) {
  const newest = new QueryBuilder()
    .select({ id: completion.id, userId: completion.userId })
    .from(completion)
    .where(gte(completion.localDate, day))
    .orderBy(desc(completion.localDate), desc(completion.id))
    .limit(TRAINED_MOST.counted)
    .as("newest");
  const counted = db
    .select({
      trainings: sql<number>`count(*)`.as("trainings"),
      people: sql<number>`count(distinct ${newest.userId})`.as("people"),
    })
    .from(newest);
  const named = db
    .select({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      trainings: sql<number>`count(*)`.as("trainings"),
    })
    .from(newest)
    .innerJoin(user, eq(user.id, newest.userId))
    .groupBy(user.id)
    .orderBy(desc(sql`max(${newest.id})`))
    .limit(TRAINED_MOST.named);
  return batchedRead([counted, named], ([[total], members]): DeskToday["trained"] => ({
    trainings: total?.trainings ?? 0,
    people: total?.people ?? 0,
    members: members.map(({ id, firstName, lastName, trainings }) => ({
      id,
      name: [firstName, lastName].filter(Boolean).join(" "),
      trainings,
    })),
  }));
}
