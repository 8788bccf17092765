import { and, between, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { addDays } from "../../../contract/calendar";
import type { ChangesQuery, FinishedTraining, MemberChange, TrainingsQuery } from "../../../contract/numbers";
import { user } from "../../../db/account";
import { olderThan, type Page, pageOf } from "../../../db/cursor";
import { membershipChange } from "../../../db/members";
import { completion } from "../../../db/progress";
import type { Ctx } from "../../../http/context";
import { startOf } from "./read-numbers";

const person = { id: user.id, firstName: user.firstName, lastName: user.lastName };
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(" ") || "Unknown User";

/** Lists the membership changes that a number counts, newest first. */
export async function listChanges({ db }: Ctx, asked: ChangesQuery): Promise<Page<MemberChange>> {
  const { list, from, to, cursor, limit } = asked;
  const counted = {
    trials: eq(membershipChange.kind, "trial"),
    paid: isNotNull(membershipChange.paidAt),
    started: eq(membershipChange.kind, "started"),
    ended: eq(membershipChange.kind, "ended"),
  }[list];
  const rows = await db
    .select({ change: membershipChange, person })
    .from(membershipChange)
    .leftJoin(user, eq(user.id, membershipChange.userId))
    .where(
      and(
        counted,
        gte(membershipChange.at, new Date(startOf(from))),
        lt(membershipChange.at, new Date(startOf(addDays(to, 1)))),
        olderThan(cursor, membershipChange.at, membershipChange.id),
      ),
    )
    .orderBy(desc(membershipChange.at), desc(membershipChange.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.change.id })),
    limit,
    (row) => row.change.at,
  );
  return {
    items: page.items.map(({ change, person: who }) => ({
      id: change.id,
      at: change.at.toISOString(),
      plan: change.plan,
      paidAt: change.paidAt?.toISOString() ?? null,
      member: who && { id: who.id, name: nameOf(who) },
    })),
    nextCursor: page.nextCursor,
  };
}

/** Lists the trainings that a number counts, latest day first. */
export async function listTrainings({ db }: Ctx, asked: TrainingsQuery): Promise<Page<FinishedTraining>> {
  const { from, to, option, cursor, limit } = asked;
  const [day, id] = (cursor ?? "").split(".").map(Number);
  const before = cursor
    ? sql`(${completion.localDate}, ${completion.id}) < (${new Date(day ?? 0).toISOString().slice(0, 10)}, ${id ?? 0})`
    : undefined;
  const rows = await db
    .select({ completion, person })
    .from(completion)
    .innerJoin(user, eq(user.id, completion.userId))
    .where(
      and(
        between(completion.localDate, from, to),
        option === undefined
          ? undefined
          : option === "workout"
            ? isNull(completion.columnType)
            : eq(completion.columnType, option),
        before,
      ),
    )
    .orderBy(desc(completion.localDate), desc(completion.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.completion.id })),
    limit,
    (row) => new Date(`${row.completion.localDate}T00:00:00Z`),
  );
  return {
    items: page.items.map(({ completion: done, person: who }) => ({
      id: done.id,
      date: done.localDate,
      title: done.title,
      option: done.columnType ?? "workout",
      member: { id: who.id, name: nameOf(who) },
    })),
    nextCursor: page.nextCursor,
  };
}
