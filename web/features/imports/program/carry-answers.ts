import type { ReadExercise, ReadSession, ReadWeek } from "../../../../worker/contract/program-reading";
import { exerciseKey, type ReviewAnswers, type SessionPlace, sessionKey } from "./review-answers";
import { slotKeys } from "./session-slots";

/**
 * Returns the answers for another reading of the same document, as far as it has the same weeks, sessions and
 * exercises. Its doubts are its own.
 */
export function carryAnswers(
  answers: ReviewAnswers,
  before: readonly ReadWeek[],
  after: readonly ReadWeek[],
): ReviewAnswers {
  const { weeks, sessions, exercises } = sameParts(before, after);
  const parts = new Map([...sessions, ...[...exercises].map(([from, { key }]) => [from, key] as const)]);
  return {
    ...answers,
    weeksOut: answers.weeksOut.flatMap((week) => weeks.get(String(week)) ?? []).map(Number),
    dates: carried(answers.dates, weeks),
    titles: carried(answers.titles, weeks),
    numbers: carried(answers.numbers, weeks),
    again: carried(answers.again, weeks),
    slots: carriedSlots(answers.slots, before, after, sessions),
    moved: carried(answers.moved, sessions),
    out: carried(answers.out, parts),
    edits: Object.fromEntries(
      Object.entries(answers.edits).flatMap(([from, edited]) => {
        const same = exercises.get(from);
        return same ? [[same.key, editedAnew(edited, same.before, same.after)]] : [];
      }),
    ),
    looked: false,
  };
}

/** Returns where the weeks, sessions and exercises are in the other reading, by their keys in the first. */
function sameParts(before: readonly ReadWeek[], after: readonly ReadWeek[]) {
  const weeks = new Map<string, string>();
  const sessions = new Map<string, string>();
  const exercises = new Map<string, { key: string; before: ReadExercise; after: ReadExercise }>();
  for (const week of pairs(before, after, WEEK_NAMES)) {
    weeks.set(String(week.from), String(week.to));
    for (const session of pairs(week.before.sessions, week.after.sessions, SESSION_NAMES)) {
      sessions.set(sessionKey(week.from, session.from), sessionKey(week.to, session.to));
      for (const { from, to, ...same } of pairs(session.before.exercises, session.after.exercises, EXERCISE_NAMES)) {
        const key = exerciseKey(week.to, session.to, to);
        exercises.set(exerciseKey(week.from, session.from, from), { key, ...same });
      }
    }
  }
  return { weeks, sessions, exercises };
}

/** What makes a part the same, the surest first; null where a part has no such name. */
type Names<Part> = readonly ((part: Part) => string | null)[];

const WEEK_NAMES: Names<ReadWeek> = [
  ({ number, title, sheet }) => JSON.stringify([number, folded(title), sheet]),
  ({ number }) => (number === null ? null : String(number)),
  ({ title }) => folded(title),
];
const SESSION_NAMES: Names<ReadSession> = [
  ({ title, weekday, option }) => JSON.stringify([folded(title), weekday, option]),
  ({ title }) => folded(title),
  ({ weekday, option }) => (weekday === null ? null : `${weekday} ${option}`),
];
const EXERCISE_NAMES: Names<ReadExercise> = [
  ({ name, exerciseCode }) => JSON.stringify([folded(name), exerciseCode]),
  ({ name }) => folded(name),
];

const folded = (text: string | null) => text?.trim().toLowerCase() || null;

/** Pairs the parts of the same name; of several with one name, the first with the first. */
function pairs<Part>(before: readonly Part[], after: readonly Part[], names: Names<Part>) {
  const found: { from: number; to: number; before: Part; after: Part }[] = [];
  const free = new Set(after.keys());
  const open = new Set(before.keys());
  for (const nameOf of names) {
    for (const from of open) {
      const part = before[from] as Part;
      const name = nameOf(part);
      const to = name === null ? undefined : [...free].find((at) => nameOf(after[at] as Part) === name);
      if (to === undefined) continue;
      free.delete(to);
      open.delete(from);
      found.push({ from, to, before: part, after: after[to] as Part });
    }
  }
  return found;
}

function carried<Value>(
  all: Readonly<Record<string, Value>>,
  places: ReadonlyMap<string, string>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([from, value]) => {
      const to = places.get(from);
      return to === undefined ? [] : [[to, value]];
    }),
  );
}

/** Slots may be made up otherwise: where two answers fall into one, neither holds. */
function carriedSlots(
  slots: ReviewAnswers["slots"],
  before: readonly ReadWeek[],
  after: readonly ReadWeek[],
  places: ReadonlyMap<string, string>,
): ReviewAnswers["slots"] {
  const [slotBefore, slotAfter] = [slotsByPlace(before), slotsByPlace(after)];
  const given = new Map<string, Set<string>>();
  for (const [from, to] of places) {
    const slot = slotAfter.get(to) ?? "";
    const answer = slots[slotBefore.get(from) ?? ""];
    given.set(slot, (given.get(slot) ?? new Set()).add(JSON.stringify(answer ?? null)));
  }
  return Object.fromEntries(
    [...given].flatMap(([slot, [answer = "null", ...others]]) =>
      answer === "null" || others.length > 0 ? [] : [[slot, JSON.parse(answer) as SessionPlace | "out"]],
    ),
  );
}

function slotsByPlace(weeks: readonly ReadWeek[]): Map<string, string> {
  const keyOf = slotKeys(weeks);
  return new Map(
    weeks.flatMap(({ sessions }, week) =>
      sessions.map((session, at) => [sessionKey(week, at), keyOf(session)] as const),
    ),
  );
}

/** The fields that the coach changed, over what is read now. */
function editedAnew(edited: ReadExercise, before: ReadExercise, after: ReadExercise): ReadExercise {
  const changed = Object.entries(edited).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ReadExercise]),
  );
  return { ...after, ...Object.fromEntries(changed) };
}
