import { describe, expect, it } from "vitest";
import { addDays, isoWeekday, localDate, mondayOf } from "../../worker/contract/calendar";
import {
  type Around,
  AS_WRITTEN,
  competitionAt,
  daysBetween,
  daysToGoText,
} from "../../worker/contract/competition-days";
import { type Overlay, type OverlayPart, overlaySchema } from "../../worker/contract/competitions";
import { FIRST_DAY, LAST_DAY } from "../../worker/contract/competitions-limits";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import { DEFAULT_GYMS } from "../../worker/contract/gym";
import { blockNumbers, overlaidWeek, type Seen } from "../../worker/contract/overlaid-week";
import { placedOn } from "../../worker/contract/placed-week";
import type { WeeklyProgram } from "../../worker/contract/programs";
import { PROPOSED_OVERLAY } from "../../worker/contract/proposed-overlay";
import { withSets } from "../../worker/features/exercises/with-sets";

const MONDAY = "2026-11-23";
const TODAY = "2026-11-23";
const PART: OverlayPart = {
  from: FIRST_DAY,
  to: LAST_DAY,
  rest: false,
  option: null,
  dropCategories: [],
  keepBlocks: null,
  load: null,
  sets: null,
  words: null,
};
const part = (from: number, to: number, more: Partial<OverlayPart> = {}): OverlayPart => ({
  ...PART,
  from,
  to,
  ...more,
});
const on = (date: string, id = 1) => ({ id, name: `Open ${id}`, date });

const TEXTS = {
  tier: null,
  sets: null,
  reps: null,
  setRep: null,
  tempo: null,
  load: null,
  rest: null,
  duration: null,
  description: null,
  notes: null,
  videoUrl: null,
  category: null,
};
const exercise = (id: number, exerciseCode: string | null, name: string, more: object = {}) =>
  withSets({ ...TEXTS, id, exerciseCode, name, ...more });

const sections = (day: number): WeeklyProgram["dailyWorkouts"][number]["workoutSections"] =>
  COLUMN_TYPES.map((columnType, at) => {
    const exercises =
      columnType === "coach_program"
        ? []
        : [
            exercise(day * 100 + at * 10 + 1, "A1", "Back Squat", { sets: "4", reps: "6", load: "100 kg" }),
            exercise(day * 100 + at * 10 + 2, "A2", "Plank", { sets: "3", reps: "30 s", category: "Core" }),
            exercise(day * 100 + at * 10 + 3, "B1", "Curl", { sets: "3", reps: "12", category: "Accessory" }),
          ];
    return { columnType, exerciseCount: exercises.length, exercises, lastCompletedOn: null, lastCompletionId: null };
  });

const week = (more: Partial<WeeklyProgram> = {}): WeeklyProgram => ({
  id: 1,
  title: "Week",
  description: null,
  weekNumber: 1,
  isPublished: true,
  startDate: MONDAY,
  endDate: addDays(MONDAY, 4),
  createdAt: "2026-11-01T00:00:00.000Z",
  gated: false,
  memberSince: "2026-01-01",
  dailyWorkouts: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
    id: dayOfWeek,
    title: `Day ${dayOfWeek}`,
    dayOfWeek,
    description: null,
    notes: null,
    mark: null,
    workoutSections: sections(dayOfWeek),
  })),
  ...more,
});
const seen = (competitions: Around["competitions"], overlay: Overlay | null, plan: Seen["plan"] = null) => ({
  around: { competitions, overlay },
  gyms: DEFAULT_GYMS,
  plan,
  isPrivate: false,
});
const dayOf = (program: WeeklyProgram, id: number) => {
  const day = program.dailyWorkouts.find((each) => each.id === id);
  if (!day) throw new Error("no such day");
  return day;
};
const names = (program: WeeklyProgram, id: number) =>
  dayOf(program, id).workoutSections[1]?.exercises.map(({ name }) => name);

describe("the competition that a day goes by", () => {
  it("is the nearest, of two as near the one to come, of two on one day the first entered, whatever their order", () => {
    for (let first = -20; first <= 20; first += 1) {
      for (let second = -20; second <= 20; second += 1) {
        const both = [on(addDays(TODAY, first), 1), on(addDays(TODAY, second), 2)];
        const near = competitionAt(both, TODAY);
        expect(competitionAt([...both].reverse(), TODAY)).toEqual(near);
        const inReach = [first, second].filter((days) => days >= -LAST_DAY && days <= -FIRST_DAY);
        if (inReach.length === 0) {
          expect(near).toBeNull();
          continue;
        }
        const least = Math.min(...inReach.map(Math.abs));
        expect(Math.abs(near?.daysToGo ?? 99)).toBe(least);
        if (inReach.includes(least)) expect(near?.daysToGo).toBe(least);
        if (first === second) expect(near?.competition.id).toBe(1);
      }
    }
  });

  it("hands over once between two: after-days of the first give way to before-days of the second at the middle", () => {
    for (let apart = 1; apart <= 30; apart += 1) {
      const both = [on(TODAY, 1), on(addDays(TODAY, apart), 2)];
      const ids = Array.from(
        { length: apart + 1 },
        (_, day) => competitionAt(both, addDays(TODAY, day))?.competition.id,
      );
      const known = ids.filter((id) => id !== undefined);
      expect([...known].sort()).toEqual(known);
      const firstOfSecond = ids.indexOf(2);
      expect(firstOfSecond).toBe(Math.max(Math.min(Math.ceil(apart / 2), LAST_DAY + 1), apart + FIRST_DAY));
    }
  });

  it("is counted in calendar days, also where clocks change, and is over by itself", () => {
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/New_York"]) {
      for (const date of ["2026-03-29", "2026-10-25", "2026-11-01", "2026-12-31"]) {
        for (let days = FIRST_DAY - 2; days <= LAST_DAY + 2; days += 1) {
          const noon = new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000);
          const today = localDate(noon, zone);
          const apart = daysBetween(today, date);
          const near = competitionAt([on(date)], today);
          expect(near?.daysToGo).toBe(-apart >= FIRST_DAY && -apart <= LAST_DAY ? apart : undefined);
        }
      }
    }
  });

  it("is told in words", () => {
    expect([9, 1, 0, -1, -3].map(daysToGoText)).toEqual([
      "9 days to go",
      "1 day to go",
      "competition day",
      "1 day after",
      "3 days after",
    ]);
  });
});

describe("a week around a competition", () => {
  it("is the very same where none is near, where it is gated, and where no competition is entered", () => {
    const own = week();
    expect(overlaidWeek(own, seen([], [part(-14, 7, { rest: true })]), TODAY)).toBe(own);
    expect(overlaidWeek(own, seen([on("2027-03-01")], [part(-14, 7, { rest: true })]), TODAY)).toBe(own);
    const gated = week({ gated: true });
    expect(overlaidWeek(gated, seen([on(TODAY)], [part(-14, 7, { rest: true })]), TODAY)).toBe(gated);
  });

  it("loses no exercise: each is kept or named as left out, whatever the plan says", () => {
    const plans: Partial<OverlayPart>[] = [
      { rest: true },
      { dropCategories: ["accessory"] },
      { dropCategories: ["CORE", "Accessory"] },
      { keepBlocks: 1 },
      { load: 80, sets: 50 },
      {},
    ];
    for (const more of plans) {
      for (let days = -10; days <= 18; days += 1) {
        const shown = overlaidWeek(week(), seen([on(addDays(MONDAY, days))], [part(-14, 7, more)]), TODAY);
        week().dailyWorkouts.forEach((written) => {
          const day = dayOf(shown, written.id);
          written.workoutSections.forEach((section, at) => {
            const now = day.workoutSections[at];
            const ids = [...(now?.exercises ?? []), ...(now?.dropped ?? [])].map(({ id }) => id);
            expect(ids.sort()).toEqual(section.exercises.map(({ id }) => id).sort());
            expect(now?.exerciseCount).toBe(now?.exercises.length);
          });
          const date = addDays(MONDAY, written.dayOfWeek - 1);
          const togo = daysBetween(date, addDays(MONDAY, days));
          expect(day.competition?.daysToGo).toBe(-togo >= FIRST_DAY && -togo <= LAST_DAY ? togo : undefined);
        });
      }
    }
  });

  it("leaves out by category and by block, scales what is left, and says the option and the words of the day", () => {
    const overlay = [
      part(-14, -4, { dropCategories: ["accessory"], load: 90, sets: 50, option: "equipment", words: "Move fast." }),
      part(-3, -1, { keepBlocks: 1 }),
      part(0, 0, { rest: true, words: "Go and play." }),
    ];
    const shown = overlaidWeek(week(), seen([on(addDays(MONDAY, 4))], overlay), TODAY);
    expect(names(shown, 1)).toEqual(["Back Squat", "Plank"]);
    expect(dayOf(shown, 1).workoutSections[1]?.dropped).toEqual([{ id: 113, exerciseCode: "B1", name: "Curl" }]);
    expect(dayOf(shown, 1).workoutSections[1]?.exercises[0]).toMatchObject({ sets: "2", reps: "6", load: "90 kg" });
    expect(dayOf(shown, 1).competition).toMatchObject({ daysToGo: 4, option: "equipment", words: "Move fast." });
    expect(names(shown, 2)).toEqual(["Back Squat", "Plank"]);
    expect(dayOf(shown, 2).workoutSections[1]?.exercises[0]).toMatchObject({ sets: "4", load: "100 kg" });
    expect(names(shown, 5)).toEqual([]);
    expect(dayOf(shown, 5).competition).toMatchObject({ daysToGo: 0, rest: true, words: "Go and play." });
    // The day before is in no part: as it is written, with the days to go.
    expect(shown.competitionDays).toHaveLength(7);
  });

  it("follows a moved date, and is as it is written when the competition is removed or the week is another", () => {
    const overlay = [part(-2, -1, { sets: 50 })];
    const at = (date: string) => overlaidWeek(week(), seen([on(date)], overlay), TODAY);
    const setsOf = (program: WeeklyProgram, id: number) => dayOf(program, id).workoutSections[0]?.exercises[0]?.sets;
    expect([1, 2, 3, 4, 5].map((id) => setsOf(at(addDays(MONDAY, 2)), id))).toEqual(["2", "2", "4", "4", "4"]);
    expect([1, 2, 3, 4, 5].map((id) => setsOf(at(addDays(MONDAY, 4)), id))).toEqual(["4", "4", "2", "2", "4"]);
    const anew = week({
      dailyWorkouts: week()
        .dailyWorkouts.slice(0, 2)
        .map((day) => ({ ...day, title: "Anew" })),
    });
    const shown = overlaidWeek(anew, seen([on(addDays(MONDAY, 2))], overlay), TODAY);
    expect(shown.dailyWorkouts.map(({ title }) => title)).toEqual(["Anew", "Anew"]);
    expect(setsOf(shown, 1)).toBe("2");
  });

  it("leaves a private week as it is written, with the days to go", () => {
    const all = { ...seen([on(addDays(MONDAY, 4))], [part(-14, 7, { rest: true, words: "Rest." })]), isPrivate: true };
    const shown = overlaidWeek(week(), all, TODAY);
    shown.dailyWorkouts.forEach((day, at) => {
      expect(day.workoutSections).toEqual(week().dailyWorkouts[at]?.workoutSections);
      expect(day.competition).toMatchObject({ rest: false, option: null, load: null, words: AS_WRITTEN });
    });
  });

  it("shows what was trained by the day it was trained on, and never as a day of rest", () => {
    const program = week();
    const [first] = program.dailyWorkouts;
    if (!first) throw new Error("no day");
    first.workoutSections = first.workoutSections.map((section) => ({
      ...section,
      lastCompletedOn: section.columnType === "equipment" ? addDays(MONDAY, 2) : null,
    }));
    const overlay = [part(-4, -4, { rest: true }), part(-2, -2, { sets: 50 })];
    const later = overlaidWeek(program, seen([on(addDays(MONDAY, 4))], overlay), addDays(MONDAY, 2));
    expect(dayOf(later, 1).competition).toMatchObject({ daysToGo: 2, rest: false });
    expect(dayOf(later, 1).workoutSections[1]?.exercises[0]?.sets).toBe("2");
    const resting = overlaidWeek(program, seen([on(addDays(MONDAY, 2))], [part(0, 0, { rest: true })]), TODAY);
    expect(dayOf(resting, 1).competition?.rest).toBe(false);
    expect(names(resting, 1)).toHaveLength(3);
  });
});

describe("a plan of the week near a competition", () => {
  const PLAN = { since: "2026-01-05", rollDays: [{ dayOfWeek: 3, effort: "hard" as const }], lifts: 3, moves: [] };

  it("places nothing on a day of rest, and the same on the screen as where the week was made", () => {
    for (let days = -3; days <= 16; days += 2) {
      for (let now = 0; now < 7; now += 2) {
        const today = addDays(MONDAY, now);
        const overlay = [
          part(-2, 0, { rest: true }),
          part(-6, -3, { option: "no_equipment", dropCategories: ["core"] }),
        ];
        const through = seen([on(addDays(MONDAY, days))], overlay, PLAN);
        const shown = overlaidWeek(week(), through, today);
        const placements = placedOn(PLAN, shown, { monday: mondayOf(today), today });
        for (const { session, is, date, option, moved } of placements) {
          const near = shown.competitionDays?.find((day) => day.date === date);
          if (is === "placed" && !moved) expect(near?.rest ?? false).toBe(false);
          if (is === "placed" && near?.option) expect(option).toBe(near.option);
          if (date) expect(dayOf(shown, session.id).competition?.date).toBe(near?.date);
        }
      }
    }
  });

  it("says so where a member has put a session on a day of rest by their own hand", () => {
    const plan = { ...PLAN, moves: [{ dayId: 1, date: addDays(MONDAY, 3) }] };
    const shown = overlaidWeek(week(), seen([on(addDays(MONDAY, 4))], [part(-1, 0, { rest: true })], plan), TODAY);
    const [first] = placedOn(plan, shown, { monday: MONDAY, today: TODAY });
    expect(first?.reason).toBe("You put it here. Your coach asks for rest that day.");
    expect(dayOf(shown, 1).competition).toMatchObject({ rest: true, date: addDays(MONDAY, 3) });
  });
});

describe("the plan that the coach begins with", () => {
  it("is one that can be stored, names each day at most once, and ends in rest before the day itself", () => {
    const overlay = overlaySchema.parse(PROPOSED_OVERLAY);
    for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
      expect(overlay.filter(({ from, to }) => from <= day && day <= to).length).toBeLessThanOrEqual(1);
    }
    expect(overlay.find(({ from, to }) => from <= -1 && -1 <= to)?.rest).toBe(true);
  });

  it("refuses parts that share a day, in words", () => {
    const refused = overlaySchema.safeParse([part(-5, -2), part(-2, 0)]);
    expect(refused.error?.issues[0]).toMatchObject({
      path: [1, "from"],
      message: "Some of these days are in another part already.",
    });
  });
});

it("counts a letter as one block, and what has no code as one of its own", () => {
  const of = (codes: (string | null)[]) => blockNumbers(codes.map((exerciseCode) => ({ exerciseCode })));
  expect(of(["A1", "A2", "B", "C1", "C2"])).toEqual([1, 1, 2, 3, 3]);
  expect(of([null, null, "1", "2"])).toEqual([1, 2, 3, 4]);
  expect(isoWeekday(MONDAY)).toBe(1);
});
