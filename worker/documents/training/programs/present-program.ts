import type { ProgramReading } from "../../../contract/program-reading";
import { isConvincing } from "./plausibility";
import { presentWeek } from "./present-week";
import type { BuiltWeek, ProgramBuilder } from "./program-builder";
import type { SheetReading } from "./sheet-reading";
import { arePeriods } from "./sheet-variants";
import { placeOnWeekdaysTold } from "./weekdays-told-above";

/** Puts what the sheets say together: weeks of the same number are one. */
export function present(builders: ProgramBuilder[], sheets: SheetReading[], first: ProgramBuilder): ProgramReading {
  const weeks: BuiltWeek[] = [];
  const alone =
    builders.every((builder) => builder.weeks.every(({ number }) => number === null)) && builders.length > 1;
  const periods = alone && arePeriods(builders);
  for (const builder of builders) {
    placeOnWeekdaysTold(builder);
    for (const week of inEachWeek(builder)) {
      const same = periods ? undefined : weeks.find(({ number }) => number === week.number);
      if (same && (week.number !== null || alone)) {
        same.sessions.push(...week.sessions);
        same.title ??= week.title;
      } else if (week.sessions.length > 0)
        weeks.push({ ...week, title: week.title ?? (periods ? builder.sheet : null), sessions: [...week.sessions] });
    }
  }
  const kept = weeks.map(presentWeek).filter((week) => week.sessions.length > 0);
  if (kept.every((week) => week.number !== null)) kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const reading: ProgramReading = {
    title: first.title,
    description: first.description.join("\n") || null,
    sheets: sheets.map(({ name, role, why }) => ({ name, role, why })),
    weeks: kept,
    doubts: [],
    notes: builders.flatMap((builder) => builder.notes),
    leftovers: builders.flatMap((builder) => builder.leftovers),
  };
  for (const { sheet, logged, aside, guessed } of builders) {
    if (guessed.size > 0) {
      const named = [...guessed].map(([heading, role]) => `"${heading}" as ${role}`).join(", ");
      reading.notes.push({
        level: "info",
        message: `Columns were understood by what stands in them: ${named}.`,
        place: sheet,
      });
    }
    for (const [what, headings] of [
      ["of what was done", logged],
      ["beside the plan", aside],
    ] as const) {
      if (headings.size === 0) continue;
      const named = [...headings].map((heading) => `"${heading}"`).join(", ");
      reading.notes.push({ level: "info", message: `Columns ${what} were left out: ${named}.`, place: sheet });
    }
  }
  const people = builders.flatMap(({ people }) => [...people]);
  if (new Set(people).size > 1) reading.doubts.push(severalPeople(people));
  if (!isConvincing(builders)) {
    reading.doubts.push(LITTLE);
  }
  return reading;
}

/** A block for several weeks stands in each of them. */
function inEachWeek({ weeks, spans }: ProgramBuilder): BuiltWeek[] {
  const known = new Set(weeks.map(({ number }) => number));
  for (const span of spans) fillBlock(weeks, span);
  // A phase of many weeks is no week that comes again and again.
  if (spans.some((span) => span.length > LONGEST_BLOCK)) return weeks;
  return weeks.flatMap((week) => {
    const span = spans.find(([first]) => first === week.number) ?? [];
    const others = span.slice(1).filter((number) => !known.has(number));
    return [week, ...others.map((number) => ({ ...week, number }))];
  });
}

/** "Week | Activity" below one day of a block says what that day does in each of its weeks: the other days are those of the first. */
function fillBlock(weeks: BuiltWeek[], [first, ...others]: readonly number[]): void {
  const whole = weeks.find(({ number }) => number === first);
  if (!whole || others.length >= LONGEST_BLOCK) return;
  for (const week of weeks.filter(({ number }) => number !== null && others.includes(number))) {
    const own = new Map(week.sessions.map((session) => [session.mark, session]));
    const isPart =
      whole.sessions.length > own.size &&
      [...own.keys()].every((mark) => whole.sessions.some((session) => session.mark === mark));
    if (isPart && own.size > 0) week.sessions = whole.sessions.map((session) => own.get(session.mark) ?? session);
  }
}

const LONGEST_BLOCK = 4;

function severalPeople(people: string[]): ProgramReading["doubts"][number] {
  const named = [...new Set(people)].slice(0, 4).join(", ");
  return {
    code: "several_people",
    message: `This is written for several people (${named}), each with doses of their own. Keep the part of one of them.`,
    place: null,
  };
}

export const LITTLE: ProgramReading["doubts"][number] = {
  code: "little_training",
  message:
    "There is little in this file that only a program has: few sets, reps or loads. Check that it is the right file.",
  place: null,
};
