import type { BookExercise, BookSession } from "../../../contract/training-book";
import { runReads } from "../../../db/batched-read";
import type { exercise } from "../../../db/programs";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../../exercises/name-key";
import { presentDays, presentSet } from "../present";
import { groupBy } from "./group-by";
import { meanOf, meantEffort } from "./prescribed";
import { statementsFor } from "./session-statements";

/** Reads sessions as the coach sees them, in the order of their ids, in one round trip. */
export async function readSessions(ctx: Ctx, ids: number[]): Promise<BookSession[]> {
  if (ids.length === 0) return [];
  const { rows, asked, done, last, finished, swaps } = await runReads(ctx.db, statementsFor(ctx, ids));
  const byId = new Map(rows.map((row) => [row.session.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { session, member, week } = presentRow(row);
    const of = <T extends { sessionId: number }>(all: T[]) => all.filter(({ sessionId }) => sessionId === id);
    const logged = loggedOf(of(done));
    const before = loggedOf(of(last));
    const planned = of(asked).map((one) => one.exercise);
    const completions = of(finished);
    return [
      {
        id,
        member,
        title: session.title,
        localDate: session.localDate,
        at: session.at.toISOString(),
        option: session.columnType,
        week,
        finished: completions.length
          ? { duration: lastOf(completions, "durationMinutes"), effort: lastOf(completions, "effort") }
          : null,
        notes: completions.flatMap(({ notes }) => notes || []),
        effort: {
          felt: meanOf(of(done).map(({ set }) => set.effort)),
          meant: meanOf(planned.map(meantEffort)),
        },
        short: session.short,
        hurts: session.hurts,
        seen: session.seenAt !== null,
        cheered: session.cheeredAt !== null,
        replied: session.repliedAt !== null,
        exercises: exercisesOf(planned, { logged, before, swaps: of(swaps) }),
      },
    ];
  });
}

/** Returns the newest completion's value of a field. */
const lastOf = <K extends "durationMinutes" | "effort">(completions: Record<K, number | null>[], what: K) =>
  completions.findLast((one) => one[what] !== null)?.[what] ?? null;

function presentRow({ memberId, firstName, lastName, image, weekId, weekTitle, session }: SessionRow) {
  return {
    session,
    member: { id: memberId, firstName, lastName, profileImageUrl: image },
    week: weekId === null || weekTitle === null ? null : { id: weekId, title: weekTitle },
  };
}

type Statements = ReturnType<typeof statementsFor>;
type SessionRow = Awaited<Statements["rows"]>[number];
type Done = Awaited<Statements["done"]>[number];
type Swapped = Awaited<Statements["swaps"]>[number];
/** Sets by the name they are logged under. */
type Logged = Map<string, Done[]>;

const loggedOf = (rows: Done[]): Logged => groupBy(rows, ({ set }) => set.nameKey);

type Own = { logged: Logged; before: Logged; swaps: Swapped[] };

/**
 * Returns the exercises in the training's order, each followed by what was done in its place; last what was logged but is
 * no longer part of the training.
 */
function exercisesOf(planned: (typeof exercise.$inferSelect)[], { logged, before, swaps }: Own): BookExercise[] {
  const written = (nameKey: string) => {
    const rows = logged.get(nameKey) ?? [];
    const [day] = presentDays((before.get(nameKey) ?? []).map(({ set }) => set));
    const [first] = rows;
    return {
      nameKey,
      sets: rows.map(({ set }) => presentSet(set)),
      last: day ? { localDate: day.localDate, sets: day.sets } : null,
      records: RECORDS.filter((kind) => first?.own[`${kind}Record`]),
      short: first?.own.short ?? false,
      insteadOf: first?.own.insteadOf ?? null,
      swapReason: first?.own.swapReason ?? null,
    };
  };
  const done = [...logged.values()].flatMap(([first]) => first ?? []);
  const byExercise = groupBy(done, ({ set }) => set.exerciseId);
  const inIt = planned.flatMap(({ id, name, sets, reps, setRep, load, duration }): BookExercise[] => {
    const exerciseId = id;
    const prescribed = { sets, reps, setRep, load, duration };
    const logged = byExercise.get(id) ?? [];
    if (logged.length > 0) {
      return logged.map(({ set, own }) => ({
        exerciseId,
        name: own.insteadOf === null ? name : set.exerciseName,
        prescribed,
        ...written(set.nameKey),
      }));
    }
    const swap = swaps.find(({ liftKey }) => liftKey === nameKey(name));
    return [
      {
        ...NOTHING_DONE,
        exerciseId,
        name: swap?.substitute ?? name,
        prescribed,
        insteadOf: swap ? name : null,
        swapReason: swap?.reason ?? null,
      },
    ];
  });
  const ids = new Set(planned.map(({ id }) => id));
  const removedLogs = done.filter(({ set }) => !ids.has(set.exerciseId));
  return [
    ...inIt,
    ...removedLogs.map(({ set }) => ({
      exerciseId: null,
      name: set.exerciseName,
      prescribed: null,
      ...written(set.nameKey),
    })),
  ];
}

const NOTHING_DONE = { nameKey: null, sets: [], last: null, records: [], short: false };

const RECORDS = ["load", "reps", "time", "distance", "estimate"] as const;
