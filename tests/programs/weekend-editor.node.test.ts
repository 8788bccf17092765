import { afterEach, describe, expect, it, vi } from "vitest";
import { daysShown } from "../../web/lib/format/training-words";
import { changeWeek } from "../../web/training/week-editor/change-week";
import { checkWeek } from "../../web/training/week-editor/check-week";
import { changeOf, plannedDays, rowsAt, weekOf } from "../../web/training/week-editor/editor-week";
import { compareWeeks, mergeWeeks } from "../../web/training/week-editor/merge-weeks";
import { ownWeek, storeWeek } from "../../web/training/week-editor/stored-week";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import type { AdminWeeklyProgram } from "../../worker/contract/programs";

const MONDAY = { dayOfWeek: 1, columnType: "equipment" } as const;
const SATURDAY = { dayOfWeek: 6, columnType: "equipment" } as const;

describe("a week that gets a weekend", () => {
  it("shows Saturday and Sunday after Friday once there is something on them, and each by itself", () => {
    const shown = (week: ReturnType<typeof weekOf>) => daysShown(plannedDays(week)).map(({ short }) => short);
    const base = weekOf(program());
    expect(shown(base)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri"]);
    const sunday = changeWeek(base, { do: "add-day", dayOfWeek: 7, title: "Sunday" });
    expect(shown(sunday)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sun"]);
    const both = changeWeek(sunday, { do: "add-day", dayOfWeek: 6, title: "Saturday" });
    expect(shown(both)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  });

  it("takes rows and copies there, sends only what differs, and can be freed again", () => {
    const base = weekOf(program());
    const [row] = rowsAt(base, MONDAY);
    const moved = changeWeek(base, { do: "move-to", from: MONDAY, to: SATURDAY, key: row?.key ?? "" });
    expect(changeOf(base, moved).days).toEqual([
      { dayOfWeek: 1, workoutSections: [{ columnType: "equipment", exercises: [] }] },
      {
        dayOfWeek: 6,
        title: "Saturday",
        description: "",
        notes: "",
        workoutSections: [{ columnType: "equipment", exercises: [expect.objectContaining({ id: 1, name: "Squat" })] }],
      },
    ]);
    const copied = changeWeek(base, { do: "copy-day", from: 1, to: 7, title: "Sunday", newKey: () => "new" });
    expect(copied.days[6]).toMatchObject({ title: "Sunday", sections: { equipment: [{ key: "new", id: null }] } });
    expect(changeWeek(copied, { do: "free-day", dayOfWeek: 7 })).toEqual(base);
  });

  it("is merged with what somebody else has saved meanwhile", () => {
    const base = weekOf(program());
    const mine = changeWeek(base, { do: "add-day", dayOfWeek: 6, title: "Mine" });
    const theirs = changeWeek(base, { do: "say", field: "title", text: "Theirs" });
    expect(compareWeeks(base, mine, theirs).map(({ label }) => label)).toEqual(["Title", "Saturday, title and notes"]);
    const merged = mergeWeeks(mine, theirs, new Set(["days.6"]));
    expect([merged.title, merged.days[5]?.title, merged.days.length]).toEqual(["Theirs", "Mine", 7]);
  });

  it("is told of when it ends before that day; a week of Monday to Friday may end on Friday", () => {
    const told = (endDate: string, dayOfWeek: number) => {
      const week = changeWeek(weekOf({ ...program(), endDate }), { do: "add-day", dayOfWeek, title: "More" });
      return checkWeek(week).flatMap(({ message }) => (message.startsWith("The week ends") ? [message] : []));
    };
    expect(told("2026-11-20", 6)).toEqual(["The week ends before its Saturday: choose a later end date."]);
    expect(told("2026-11-21", 7)).toEqual(["The week ends before its Sunday: choose a later end date."]);
    expect([told("2026-11-22", 7), told("2026-11-18", 5), told("", 6)]).toEqual([[], [], []]);
  });
});

describe("unsaved work of before weeks had seven days", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is brought back whole, its Saturday and Sunday free", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    };
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
    const whole = weekOf(program());
    const short = { ...whole, days: whole.days.slice(0, 5) };
    storeWeek("someone", 1, { base: short, revision: 3, week: { ...short, title: "Typed" }, at: 1 });
    expect(ownWeek("someone", 1)).toEqual({ base: whole, revision: 3, week: { ...whole, title: "Typed" }, at: 1 });
    storeWeek("someone", 1, { base: short, revision: 3, week: { ...short, days: short.days.slice(0, 3) }, at: 1 });
    expect(ownWeek("someone", 1)).toBeNull();
  });
});

/** Monday to Friday from 16 November 2026, with one exercise on Monday. */
function program(): AdminWeeklyProgram {
  return {
    title: "Week",
    description: null,
    weekNumber: null,
    startDate: "2026-11-16",
    endDate: "2026-11-22",
    dailyWorkouts: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
      id: dayOfWeek,
      dayOfWeek,
      title: `Day ${dayOfWeek}`,
      description: null,
      notes: null,
      workoutSections: COLUMN_TYPES.map((columnType) => ({
        columnType,
        exercises: dayOfWeek === 1 && columnType === "equipment" ? [{ id: 1, name: "Squat" }] : [],
      })),
    })),
  } as unknown as AdminWeeklyProgram;
}
