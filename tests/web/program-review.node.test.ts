import { describe, expect, it } from "vitest";
import { carryAnswers } from "../../web/features/imports/program/carry-answers";
import { setsText } from "../../web/features/imports/program/dose-words";
import { groupNotes } from "../../web/features/imports/program/group-notes";
import {
  changeAnswers,
  isAnswered,
  NO_ANSWERS,
  type ReviewAnswers,
  type ReviewChange,
} from "../../web/features/imports/program/review-answers";
import { importOf, problemsOf, remarksOf } from "../../web/features/imports/program/review-import";
import { renamed } from "../../web/features/imports/program/same-exercise";
import { slotsOf } from "../../web/features/imports/program/session-slots";
import { weekDates } from "../../web/features/imports/program/week-dates";
import type { ProgramReading, ReadExercise, ReadSession, ReadWeek, Sets } from "../../worker/contract/program-reading";

const FIRST = "2026-11-30";

describe("the dates of a program's weeks", () => {
  it("are consecutive Mondays of the weeks that are taken", () => {
    expect(weekDates(3, NO_ANSWERS, FIRST)).toEqual(["2026-11-30", "2026-12-07", "2026-12-14"]);
    expect(weekDates(3, answered({ do: "take-weeks", weeks: [1], on: false }), FIRST)).toEqual([
      "2026-11-30",
      null,
      "2026-12-07",
    ]);
  });

  it("count on from a date that was set", () => {
    const answers = answered(
      { do: "first-monday", date: "2027-01-04" },
      { do: "week-date", week: 2, date: "2027-01-25" },
    );
    expect(weekDates(4, answers, FIRST)).toEqual(["2027-01-04", "2027-01-11", "2027-01-25", "2027-02-01"]);
  });

  it("are refused in words when they are no Mondays, missing or the same", () => {
    const reading = program([week(1), week(2), week(3)]);
    const wrong = (...changes: ReviewChange[]) =>
      problemsOf(reading, answered(...changes), FIRST).map(({ message }) => message);
    expect(wrong()).toEqual([]);
    expect(wrong({ do: "week-date", week: 2, date: "2026-12-15" })).toEqual(["Week 3: Choose a Monday."]);
    expect(wrong({ do: "week-date", week: 2, date: "" })).toEqual(["Week 3: Choose the Monday it starts on."]);
    expect(wrong({ do: "week-date", week: 2, date: FIRST })).toEqual([
      "Week 3: Another week of this program starts on this day.",
    ]);
    expect(wrong({ do: "take-weeks", weeks: [0, 1, 2], on: false })).toEqual(["No week is chosen."]);
  });
});

describe("a week's title, number and further Mondays", () => {
  const reading = program([week(1), week(2)]);

  it("go into the import, one entry for each Monday", () => {
    const { weeks } = importOf(
      reading,
      answered(
        { do: "week-title", week: 1, title: " Build " },
        { do: "week-number", week: 1, number: "12" },
        { do: "week-again", week: 1, dates: ["2027-01-04"] },
        { do: "week-number", week: 0, number: "" },
      ),
      FIRST,
    );
    expect(weeks.map(({ sessions: _, ...entry }) => entry)).toEqual([
      { week: 0, startDate: "2026-11-30", weekNumber: null },
      { week: 1, startDate: "2026-12-07", title: "Build", weekNumber: 12 },
      { week: 1, startDate: "2027-01-04", title: "Build", weekNumber: 12 },
    ]);
  });

  it("are refused in words when they cannot be", () => {
    const wrong = (...changes: ReviewChange[]) =>
      problemsOf(reading, answered(...changes), FIRST).map(({ message }) => message);
    expect(wrong({ do: "week-number", week: 0, number: "0" })).toEqual([
      "Week 1: Give the week a number from 1 to 520, or none.",
    ]);
    expect(wrong({ do: "week-again", week: 0, dates: ["2026-12-07"] })).toEqual([
      "Week 1: Another week of this program starts on this day.",
    ]);
    expect(wrong({ do: "week-again", week: 0, dates: ["2026-12-15"] })).toEqual(["Week 1: Choose a Monday."]);
    const twice = ["2027-01-04", "2027-01-04"];
    expect(wrong({ do: "week-again", week: 1, dates: twice })).toEqual([
      "Week 2: Another week of this program starts on this day.",
    ]);
    expect(isAnswered(answered({ do: "week-again", week: 0, dates: [] }))).toBe(false);
  });
});

describe("the sessions of a program", () => {
  const block = program([week(1, ["Push A", "Pull A"]), week(2, ["Push A", "Pull A"]), week(3, ["Push A", "Pull A"])]);

  it("are asked about once for all weeks", () => {
    expect(slotsOf(block).map(({ names, weeks, proposed }) => [names, weeks, proposed.dayOfWeek])).toEqual([
      [["Push A"], [0, 1, 2], 1],
      [["Pull A"], [0, 1, 2], 2],
    ]);
  });

  it("are asked about by their place where each has a name of its own", () => {
    const named = program([week(1, ["Snatch", "Sprint"]), week(2, ["Squat", "Swim"]), week(3, ["Press", "Row"])]);
    expect(slotsOf(named).map(({ names }) => names)).toEqual([
      ["Snatch", "Squat", "Press"],
      ["Sprint", "Swim", "Row"],
    ]);
  });

  it("stay left out as last time, unless they are taken again", () => {
    const remembered = program(
      block.weeks.map((each) => ({
        ...each,
        sessions: each.sessions.map((read, at) => (at === 1 ? { ...read, leftOut: true as const } : read)),
      })),
    );
    const taken = (...changes: ReviewChange[]) =>
      importOf(remembered, answered(...changes), FIRST).weeks.map(({ sessions }) =>
        sessions.map(({ session, dayOfWeek }) => [session, dayOfWeek]),
      );
    const [, pull] = slotsOf(remembered);
    expect(pull).toMatchObject({ names: ["Pull A"], weeks: [0, 1, 2], leftOut: true });
    expect(taken()).toEqual([[[0, 1]], [[0, 1]], [[0, 1]]]);
    expect(taken({ do: "leave-out", key: "1.1", out: false })[1]).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const place = { dayOfWeek: 5, columnType: "equipment" } as const;
    expect(taken({ do: "place-slot", slot: pull?.key ?? "", place })[2]).toEqual([
      [0, 1],
      [1, 5],
    ]);
  });

  it("go where the answer says in every week, unless a week says otherwise", () => {
    const [push] = slotsOf(block);
    const answers = answered(
      { do: "place-slot", slot: push?.key ?? "", place: { dayOfWeek: 6, columnType: "no_equipment" } },
      { do: "move-session", session: "1.0", place: { dayOfWeek: 7, columnType: "no_equipment" } },
    );
    expect(importOf(block, answers, FIRST).weeks.map(({ sessions }) => sessions[0])).toEqual([
      { session: 0, dayOfWeek: 6, columnType: "no_equipment" },
      { session: 0, dayOfWeek: 7, columnType: "no_equipment" },
      { session: 0, dayOfWeek: 6, columnType: "no_equipment" },
    ]);
  });

  it("can be left out everywhere and be brought back in one week", () => {
    const [, pull] = slotsOf(block);
    const answers = answered(
      { do: "place-slot", slot: pull?.key ?? "", place: "out" },
      { do: "leave-out", key: "2.1", out: false },
      { do: "leave-out", key: "0.0", out: true },
    );
    expect(importOf(block, answers, FIRST).weeks.map(({ sessions }) => sessions.map(({ session }) => session))).toEqual(
      [[], [0], [0, 1]],
    );
    expect(problemsOf(block, answers, FIRST)).toEqual([
      { message: "Week 1 has no exercise left. Leave the week out.", at: "week-0" },
    ]);
  });

  it("that fall on one day and option are named", () => {
    const answers = answered({
      do: "move-session",
      session: "0.1",
      place: { dayOfWeek: 1, columnType: "equipment" },
    });
    expect(remarksOf(block, answers)).toEqual(["Week 1: Push A and Pull A both fall on Monday, Equipment."]);
    expect(problemsOf(block, answers, FIRST)).toEqual([]);
  });
});

describe("corrections", () => {
  const reading = program([week(1, ["Day 1"]), week(2, ["Day 1"])]);

  it("are sent for the sessions that they change, and only for those", () => {
    const answers = answered(
      { do: "edit", keys: ["0.0.0"], exercises: [exercise("Front Squat")] },
      { do: "leave-out", key: "0.0.1", out: true },
    );
    const [first, second] = importOf(reading, answers, FIRST).weeks;
    expect(first?.sessions[0]?.exercises?.map(({ name }) => name)).toEqual(["Front Squat"]);
    expect(second?.sessions[0]).toEqual({ session: 0, dayOfWeek: 1, columnType: "equipment" });
  });

  it("of a name reach every other place where it was read", () => {
    const { keys, exercises } = renamed(reading, NO_ANSWERS, "Sqaut", "Squat", "0.0.0");
    expect([keys, exercises.map(({ name }) => name)]).toEqual([["1.0.0"], ["Squat"]]);
  });

  it("ask for a name, and can be taken back", () => {
    const nameless = answered({ do: "edit", keys: ["1.0.1"], exercises: [exercise(" ")] });
    expect(problemsOf(reading, nameless, FIRST)).toEqual([
      { message: "Week 2: an exercise has no name.", at: "exercise-1.0.1", branch: 1 },
    ]);
    expect(isAnswered(nameless)).toBe(true);
    expect(isAnswered(changeAnswers(nameless, { do: "forget-edit", key: "1.0.1" }))).toBe(false);
  });
});

it("a doubtful reading waits until the coach has looked", () => {
  const doubtful = { ...program([week(1)]), doubts: [{ code: "log_of_the_past", message: "A log.", place: null }] };
  expect(problemsOf(doubtful, NO_ANSWERS, FIRST)).toHaveLength(1);
  expect(problemsOf(doubtful, answered({ do: "look", looked: true }), FIRST)).toEqual([]);
});

describe("answers when the document is read again", () => {
  const before = [week(1, ["Push", "Pull"]), week(2, ["Push", "Pull"]), week(3, ["Push", "Pull"])];
  const [push, pull] = slotsOf(program(before)).map(({ key }) => key);
  const saturday = { dayOfWeek: 6, columnType: "coach_program" } as const;
  const answers = answered(
    { do: "first-monday", date: "2027-01-04" },
    { do: "week-date", week: 2, date: "2027-02-01" },
    { do: "week-title", week: 1, title: "Build" },
    { do: "take-weeks", weeks: [0], on: false },
    { do: "place-slot", slot: push ?? "", place: saturday },
    { do: "place-slot", slot: pull ?? "", place: "out" },
    { do: "move-session", session: "1.0", place: { ...saturday, dayOfWeek: 7 } },
    { do: "leave-out", key: "2.0.1", out: true },
    { do: "edit", keys: ["1.0.0"], exercises: [exercise("Squat")] },
    { do: "look", looked: true },
  );

  it("are kept for the weeks, sessions and exercises that are still the same", () => {
    // Another session and another exercise come first, a week was found before the others, and loads are read.
    const loaded = { ...exercise("Sqaut"), tempo: "31X1" };
    const longer = [week(0, ["Push", "Pull"]), ...before].map((each) => ({
      ...each,
      sessions: [
        { ...session("Run", 4), order: 1 },
        ...each.sessions.map((read) => ({ ...read, exercises: [exercise("Plank"), loaded, exercise("Row")] })),
      ],
    }));
    const kept = carryAnswers(answers, before, longer);
    expect(kept).toMatchObject({ weeksOut: [1], dates: { 3: "2027-02-01" }, titles: { 2: "Build" }, looked: false });
    expect(kept.edits).toEqual({ "2.1.1": { ...loaded, name: "Squat" } });
    const taken = importOf(program(longer), kept, FIRST).weeks;
    expect(
      taken.map(({ week, startDate, sessions }) => [week, startDate, sessions.map((each) => each.session)]),
    ).toEqual([
      [0, "2027-01-04", [0, 1]],
      [2, "2027-01-11", [0, 1]],
      [3, "2027-02-01", [0, 1]],
    ]);
    expect(taken.map(({ sessions }) => sessions[1]?.dayOfWeek)).toEqual([6, 7, 6]);
    expect(taken[2]?.sessions[1]).toMatchObject({ exercises: [{ name: "Plank" }, { name: "Sqaut" }] });
  });

  it("are dropped where these are gone, and where two of them fall into one", () => {
    const others = [week(2, ["Swim"]), week(7, ["Push"])];
    expect(carryAnswers(answers, before, others)).toEqual({
      ...NO_ANSWERS,
      firstMonday: "2027-01-04",
      titles: { 0: "Build" },
    });
    const alike = before.map(({ sessions, ...each }) => ({
      ...each,
      sessions: sessions.map((read) => ({ ...read, proposed: { ...read.proposed, dayOfWeek: 1 as const } })),
    }));
    const unnamed = alike.map(({ sessions, ...each }) => ({
      ...each,
      sessions: sessions.map((read, at) => ({ ...read, title: null, weekday: (at + 1) as 1 | 2 })),
    }));
    const named = before.map(({ sessions, ...each }) => ({
      ...each,
      sessions: sessions.map((read, at) => ({ ...read, weekday: (at + 1) as 1 | 2 })),
    }));
    expect(carryAnswers(answers, named, unnamed).slots).toEqual({});
    expect(carryAnswers(answers, before, before)).toEqual({ ...answers, looked: false });
  });
});

it("more weeks than one import takes are refused before they are sent", () => {
  const long = program(Array.from({ length: 54 }, (_, index) => week(index + 1)));
  expect(problemsOf(long, NO_ANSWERS, FIRST).map(({ message }) => message)).toEqual([
    "At most 53 weeks can be imported at once. Leave out 1 week, and import the rest afterwards.",
  ]);
  expect(problemsOf(long, answered({ do: "take-weeks", weeks: [0], on: false }), FIRST)).toEqual([]);
});

it("groups of sets are said as coaches print them", () => {
  expect(setsText({ ...NO_SETS, count: "3", reps: "8-12", effort: "RPE 8" })).toBe("3 × 8-12 · RPE 8");
  expect(setsText({ ...NO_SETS, count: "1", reps: "5+", load: "82.5 kg", percent: "85%" })).toBe(
    "1 × 5+ · 82.5 kg (85%)",
  );
  expect(setsText({ ...NO_SETS, distance: "400 m" })).toBe("400 m");
  expect(setsText({ ...NO_SETS, count: "4" })).toBe("4 sets");
});

it("the same note at several places is one, and warnings come first", () => {
  const note = (level: "info" | "warning", message: string, place: string | null) => ({ level, message, place });
  expect(
    groupNotes([note("info", "Left out.", "A"), note("warning", "Odd.", null), note("info", "Left out.", "B")]),
  ).toEqual([
    { level: "warning", message: "Odd.", places: [] },
    { level: "info", message: "Left out.", places: ["A", "B"] },
  ]);
});

function answered(...changes: ReviewChange[]): ReviewAnswers {
  return changes.reduce(changeAnswers, NO_ANSWERS);
}

function program(weeks: ReadWeek[]): ProgramReading {
  return { title: "Block", description: null, sheets: [], weeks, doubts: [], notes: [], leftovers: [] };
}

function week(number: number, titles = ["Full Body"]): ReadWeek {
  return { number, title: null, sheet: null, sessions: titles.map(session) };
}

function session(title: string, index: number): ReadSession {
  return {
    order: index + 1,
    weekday: null,
    option: null,
    title,
    notes: null,
    proposed: { dayOfWeek: (index + 1) as 1 | 2, columnType: "equipment" },
    exercises: [exercise("Sqaut"), exercise("Row")],
  };
}

function exercise(name: string): ReadExercise {
  const said = { exerciseCode: null, tier: null, category: null, tempo: null, rest: null, notes: null, videoUrl: null };
  return { name, ...said, prescription: [{ ...NO_SETS, count: "3", reps: "8" }] };
}

const NO_SETS: Sets = {
  count: null,
  reps: null,
  duration: null,
  distance: null,
  load: null,
  percent: null,
  effort: null,
};
