import { describe, expect, it } from "vitest";
import type { ProgramReading, ReadExercise } from "../../worker/contract/program-reading";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { doubtsAbout, SIGNS } from "../../worker/documents/training/programs/self-doubt";
import { book, page } from "./written-documents";

const BLOCK = book({
  Block: `
WEEK 1
Day 1 | Sets | Reps | RPE
Back Squat | 4 | 6 | 7
Row | 4 | 8 | 7
Plank | 3 | 45 s |
Day 2 | Sets | Reps | RPE
Deadlift | 3 | 5 | 8
Bench Press | 4 | 8 | 7
Dip | 3 | 10 | 8
WEEK 2
Day 1 | Sets | Reps | RPE
Back Squat | 5 | 6 | 8
Row | 5 | 8 | 8
Plank | 3 | 60 s |
Day 2 | Sets | Reps | RPE
Deadlift | 4 | 5 | 9
Bench Press | 5 | 8 | 8
Dip | 3 | 12 | 8`,
});

type Exercise = { name: string; prescription: Partial<ReadExercise["prescription"][number]>[]; notes: string | null };

/** Its weeks, sessions and exercises, to be spoiled. */
const read = () => structuredClone(programIn(BLOCK));
const left = (reading: ProgramReading, ...texts: string[]) =>
  reading.leftovers.push(...texts.map((text) => ({ text, place: null })));
const sessions = (reading: ProgramReading) => reading.weeks.flatMap((week) => week.sessions);
const exercises = (reading: ProgramReading) =>
  sessions(reading).flatMap((session) => session.exercises) as unknown as Exercise[];
const first = (reading: ProgramReading) => exercises(reading)[0] as Exercise;
const sets = (count: string | null, reps: string | null) => ({
  ...{ count, reps, duration: null, distance: null, load: null, percent: null, effort: null },
});

/** What spoils a good reading so that each sign is seen. Signs that are small are seen in twos. */
const SPOILED: Record<string, (reading: ProgramReading) => unknown> = {
  weeks_not_read: (reading) => reading.weeks.pop(),
  sessions_not_read: (reading) => {
    for (const week of reading.weeks) week.sessions.pop();
  },
  sessions_alike: (reading) => {
    for (const session of sessions(reading)) session.title = "Day 1";
  },
  weeks_mixed: (reading) => Object.assign(reading.weeks[0] ?? {}, { number: null }),
  doses_missing: (reading) => {
    for (const each of exercises(reading).slice(0, 4)) each.prescription = [];
  },
  sets_unclear: (reading) => {
    first(reading).prescription = [sets("4", null), sets(null, "6")];
  },
  training_left_over: (reading) => left(reading, "Front Squat 4x6 @ 70%", "Chin-Up 3 x 8", "8-12"),
  training_in_notes: (reading) => {
    reading.description = "Front Squat 4x6\nChin-Up 3x8";
  },
  names_unlikely: (reading) => {
    first(reading).name = "Rest 3-5 min for T1";
  },
  muscles_named: (reading) => {
    const muscles = ["Chest", "Back", "Quads", "Side delts", "Brust", "Triceps", "Calves", "Peito"];
    for (const [at, name] of muscles.entries()) Object.assign(exercises(reading)[at] ?? {}, { name });
  },
  dose_in_name: (reading) => {
    first(reading).name = "Back Squat 5x5";
  },
  exercises_repeat: (reading) => {
    for (const session of sessions(reading)) session.exercises.push(...structuredClone(session.exercises));
  },
  session_too_long: (reading) => {
    const [session] = sessions(reading);
    const more = Array.from({ length: 20 }, (_, at) => ({ ...structuredClone(first(reading)), name: `Press ${at}` }));
    session?.exercises.push(...(more as unknown as ReadExercise[]));
  },
  unlikely_dose: (reading) => {
    first(reading).prescription = [sets("4", "225")];
  },
  weeks_as_sessions: (reading) => {
    const [session] = sessions(reading);
    if (session) session.title = "Weeks 3-4";
  },
  amounts_in_names: (reading) => {
    first(reading).name = "Walk 10 min and Run";
  },
  counts_made_up: (reading) => {
    for (const each of exercises(reading)) each.prescription = [sets("11", "6")];
  },
  weeks_uneven: (reading) => {
    const [week] = reading.weeks;
    if (week) reading.weeks.push({ ...structuredClone(week), number: 3 });
    for (const session of reading.weeks[0]?.sessions ?? []) session.exercises.splice(1);
  },
  efforts_left_over: (reading) => {
    left(reading, "RIR 11");
    left(reading, "Push", "Pull");
  },
  weeks_alike: (reading) => {
    Object.assign(reading.weeks[1] ?? {}, { sessions: structuredClone(reading.weeks[0]?.sessions) });
    left(reading, "Push", "Pull");
  },
  sets_not_counted: (reading) => {
    for (const each of exercises(reading).slice(0, 4)) each.prescription = [sets(null, "6")];
    left(reading, "Push", "Pull");
  },
  session_left_over: (reading) => {
    for (const session of sessions(reading)) Object.assign(session, { title: "Lower" });
    left(reading, "Day 7");
  },
  labels_left_over: (reading) => left(reading, "Push", "Pull", "RIR 11"),
  movements_left_over: (reading) => left(reading, "Leg Curl · Face Pull", "RIR 11"),
};

describe("what a reading gives away of its own faults", () => {
  it("is nothing where it is right", () => {
    expect(programIn(BLOCK).doubts).toEqual([]);
  });

  it.each(Object.entries(SPOILED))("%s", (code, spoil) => {
    const reading = read();
    spoil(reading);
    expect(doubtsAbout(BLOCK, reading).map((doubt) => doubt.code)).toContain(code);
  });

  it("one small sign alone is none", () => {
    const reading = read();
    left(reading, "Push", "Pull");
    expect(doubtsAbout(BLOCK, reading)).toEqual([]);
  });

  it("days that stand in the document, and more doses than were read", () => {
    const week = page("**Monday**\nSquat 5x5\nRow 3x8\n**Thursday**\nDeadlift 3x5\nDip 3x8");
    const reading = programIn(week);
    expect(reading.doubts).toEqual([]);
    for (const session of sessions(reading)) Object.assign(session, { weekday: null, title: null });
    reading.weeks[0]?.sessions.pop();
    left(reading, "Push", "Pull");
    expect(doubtsAbout(week, reading).map(({ code }) => code)).toEqual(
      expect.arrayContaining(["days_not_read", "doses_not_read"]),
    );
  });

  it("every sign is seen here", () => {
    const seen = [...Object.keys(SPOILED), "days_not_read", "doses_not_read"];
    expect(SIGNS.map(({ code }) => code).toSorted()).toEqual(seen.toSorted());
  });
});
