import { describe, expect, it } from "vitest";
import { changeWeek } from "../../web/training/week-editor/change-week";
import { checkWeek } from "../../web/training/week-editor/check-week";
import {
  changedParts,
  changeOf,
  type EditorWeek,
  rowsAt,
  weekOf,
  withIds,
} from "../../web/training/week-editor/editor-week";
import { compareWeeks, mergeWeeks } from "../../web/training/week-editor/merge-weeks";
import { clockIn } from "../../worker/contract/calendar";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import type { AdminWeeklyProgram } from "../../worker/contract/programs";
import { instantIn } from "../../worker/contract/site-time";

const MONDAY = { dayOfWeek: 1, columnType: "equipment" } as const;
const TUESDAY = { dayOfWeek: 2, columnType: "equipment" } as const;

describe("an edited week", () => {
  it("sends what differs, and the whole list of a section that differs, with its ids", () => {
    const base = week();
    expect(changeOf(base, base)).toEqual({});
    const key = rowsAt(base, MONDAY)[0]?.key ?? "";
    let mine = changeWeek(base, { do: "edit", key, field: "load", text: " 80 kg " });
    mine = changeWeek(mine, { do: "say", field: "weekNumber", text: "12" });
    mine = changeWeek(mine, { do: "free-day", dayOfWeek: 5 });
    const change = changeOf(base, mine);
    expect(Object.keys(change).sort()).toEqual(["days", "weekNumber"]);
    expect(change.days).toEqual([
      {
        dayOfWeek: 1,
        workoutSections: [
          {
            columnType: "equipment",
            exercises: [
              expect.objectContaining({ id: 1, name: "Row 1", load: "80 kg", rest: "60 s" }),
              expect.objectContaining({ id: 2, name: "Row 2" }),
              expect.objectContaining({ id: 3, name: "Row 3" }),
            ],
          },
        ],
      },
      { dayOfWeek: 5, removed: true },
    ]);
    expect(changedParts(mine, changeWeek(mine, { do: "say", field: "title", text: "Week  " }))).toEqual([]);
  });

  it("moves rows under their ids and copies them as new ones", () => {
    const base = week();
    const [first] = rowsAt(base, MONDAY);
    const moved = changeWeek(base, { do: "move", place: MONDAY, key: first?.key ?? "", to: 2 });
    expect(ids(moved, MONDAY)).toEqual([2, 3, 1]);
    const away = changeWeek(base, { do: "move-to", from: MONDAY, to: TUESDAY, key: first?.key ?? "" });
    expect([ids(away, MONDAY), ids(away, TUESDAY)]).toEqual([
      [2, 3],
      [4, 5, 6, 1],
    ]);
    let n = 0;
    const newKey = () => `n${n++}`;
    const copied = changeWeek(base, { do: "copy-day", from: 1, to: 3, title: "Wednesday", newKey });
    expect(rowsAt(copied, { dayOfWeek: 3, columnType: "equipment" }).map(({ id, texts }) => [id, texts.name])).toEqual([
      [null, "Row 1"],
      [null, "Row 2"],
      [null, "Row 3"],
    ]);
    const freed = changeWeek(base, { do: "free-day", dayOfWeek: 4 });
    const filled = changeWeek(freed, {
      do: "copy-section",
      from: MONDAY,
      to: { dayOfWeek: 4, columnType: "no_equipment" },
      title: "Thursday",
      newKey,
    });
    expect(filled.days[3]).toMatchObject({ title: "Thursday", sections: { equipment: [] } });
    expect(
      new Set(filled.days.flatMap((day) => (day ? COLUMN_TYPES.flatMap((c) => day.sections[c]) : [])).map((r) => r.key))
        .size,
    ).toBe(23);
  });

  it("takes the ids of what was saved without losing what was typed meanwhile", () => {
    const base = week();
    const sent = changeWeek(base, { do: "add", place: MONDAY, key: "new" });
    const typed = changeWeek(sent, { do: "edit", key: "new", field: "name", text: "Typed while saving" });
    const saved = changeWeek(week(), { do: "add", place: MONDAY, key: "e99" });
    const row = rowsAt(saved, MONDAY)[3];
    if (row) row.id = 99;
    expect(rowsAt(withIds(typed, sent, saved), MONDAY)[3]).toMatchObject({
      key: "new",
      id: 99,
      texts: { name: "Typed while saving" },
    });
  });
});

describe("the check of a week", () => {
  it("finds nothing in a week that is in order", () => {
    expect(checkWeek(week())).toEqual([]);
  });

  it.each([
    ["name", "", "publish", "Row 2 has no name."],
    ["videoUrl", "", "hint", "Row 2 has no video."],
    ["videoUrl", "javascript:alert(1)", "save", "Row 2: Video URL. This is not a web address. Start it with https://."],
    ["exerciseCode", "", "hint", "Row 2 has no code."],
    ["exerciseCode", "a1", "hint", "Row 2 has the code of Row 1, A1."],
    ["exerciseCode", "A0", "hint", "Row 2 is A0 but stands after A1."],
    ["tier", "Sauna", "hint", "Row 2 has a tier that is not known: Sauna."],
    ["tier", "B-Tier", "hint", "Row 2 is A2 but in the B-Tier."],
    ["load", "x".repeat(201), "save", "Row 2: Load. At most 200 characters."],
  ] as const)("says when %s is %j", (field, text, severity, message) => {
    const key = rowsAt(week(), TUESDAY)[1]?.key ?? "";
    const found = checkWeek(changeWeek(week(), { do: "edit", key, field, text }));
    expect(found).toContainEqual({
      severity,
      message,
      where: "Tuesday, Equipment",
      dayOfWeek: 2,
      control: `cell-${key}-${field}`,
    });
  });

  it("says what the week itself lacks", () => {
    const blank: EditorWeek = {
      ...week(),
      title: " ",
      weekNumber: "1.5",
      endDate: "2025-01-01",
      days: [null, null, null, null, null],
    };
    expect(checkWeek(blank).map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      "save: Give the program a title.",
      "save: Give a whole number from 1 to 520, or leave it empty.",
      "save: The program has to end on or after the day it starts.",
      "publish: The week has no exercises.",
    ]);
  });
});

describe("two states of one week", () => {
  it("are compared part by part and merged as chosen", () => {
    const base = week();
    const [one, two] = rowsAt(base, MONDAY);
    let mine = changeWeek(base, { do: "edit", key: one?.key ?? "", field: "load", text: "mine" });
    mine = changeWeek(mine, { do: "say", field: "title", text: "Mine" });
    let theirs = changeWeek(base, { do: "delete", place: MONDAY, key: two?.key ?? "" });
    theirs = changeWeek(theirs, { do: "say-day", dayOfWeek: 4, field: "notes", text: "theirs" });
    const changes = compareWeeks(base, mine, theirs);
    expect(changes.map(({ path, changed }) => [path, changed])).toEqual([
      ["title", "mine"],
      ["days.1.equipment", "both"],
      ["days.4", "theirs"],
    ]);
    expect(changes[1]).toMatchObject({ label: "Monday, Equipment", mine: "Row 1: Load mine", theirs: "without Row 2" });
    const kept = mergeWeeks(mine, theirs, new Set(["title", "days.1.equipment"]));
    expect(kept.title).toBe("Mine");
    expect(ids(kept, MONDAY)).toEqual([1, 2, 3]);
    expect(kept.days[3]?.notes).toBe("theirs");
    const taken = mergeWeeks(mine, theirs, new Set(["title"]));
    expect(ids(taken, MONDAY)).toEqual([1, 3]);
    expect(rowsAt(taken, MONDAY)[0]?.texts.load).toBe("70 kg");
  });

  it("never have one exercise in two places", () => {
    const base = week();
    const key = rowsAt(base, MONDAY)[0]?.key ?? "";
    const mine = changeWeek(base, { do: "move-to", from: MONDAY, to: TUESDAY, key });
    const merged = mergeWeeks(mine, base, new Set(["days.2.equipment"]));
    expect([ids(merged, MONDAY), ids(merged, TUESDAY)]).toEqual([
      [1, 2, 3],
      [4, 5, 6, null],
    ]);
  });

  it("keep a freed day free unless exercises are chosen for it", () => {
    const base = week();
    const mine = changeWeek(base, { do: "free-day", dayOfWeek: 1 });
    const all = new Set(["days.1", ...COLUMN_TYPES.map((columnType) => `days.1.${columnType}`)]);
    expect(mergeWeeks(mine, base, all).days[0]).toBeNull();
    expect(mergeWeeks(mine, base, new Set(["days.1"])).days[0]?.sections.equipment).toHaveLength(3);
  });
});

describe("the site's clock", () => {
  const zone = "America/Los_Angeles";
  it.each([
    ["2026-01-15T05:00", "2026-01-15T13:00:00.000Z"],
    ["2026-07-15T05:00", "2026-07-15T12:00:00.000Z"],
    ["2026-03-08T03:30", "2026-03-08T10:30:00.000Z"],
    ["2026-03-08T02:30", "2026-03-08T10:30:00.000Z"],
    ["2026-11-01T01:30", "2026-11-01T08:30:00.000Z"],
    ["2026-11-01T00:30", "2026-11-01T07:30:00.000Z"],
  ])("%s is %s in Los Angeles", (clock, instant) => {
    expect(instantIn(clock, zone)?.toISOString()).toBe(instant);
    if (clock !== "2026-03-08T02:30") expect(clockIn(new Date(instant), zone)).toBe(clock);
  });
  it("takes nothing else for a time", () => {
    for (const clock of ["", "tomorrow", "2026-13-01T05:00", "2026-01-15"]) expect(instantIn(clock, zone)).toBeNull();
  });
});

function ids(week: EditorWeek, place: typeof MONDAY | typeof TUESDAY) {
  return rowsAt(week, place).map(({ id }) => id);
}

/** Five days; only the option with equipment is written, and the others hold one exercise each. */
function week(): EditorWeek {
  let id = 0;
  const program = {
    id: 1,
    title: "Week",
    description: null,
    weekNumber: 3,
    startDate: "2026-01-05",
    endDate: "2026-01-11",
    dailyWorkouts: [1, 2, 3, 4, 5].map((dayOfWeek) => ({
      id: dayOfWeek,
      dayOfWeek,
      title: `Day ${dayOfWeek}`,
      description: null,
      notes: null,
      workoutSections: [
        {
          columnType: "equipment",
          exercises: [1, 2, 3].map((n) => {
            id += 1;
            return exercise(id, n);
          }),
        },
        ...["no_equipment", "coach_program"].map((columnType) => ({
          columnType,
          exercises: [exercise(dayOfWeek * 1000 + columnType.length, 1)],
        })),
      ],
    })),
  };
  return weekOf(program as unknown as AdminWeeklyProgram);
}

function exercise(id: number, n: number) {
  const nothing = {
    category: null,
    sets: null,
    reps: null,
    setRep: null,
    tempo: null,
    duration: null,
    description: null,
  };
  return {
    ...nothing,
    id,
    exerciseCode: `A${n}`,
    name: `Row ${n}`,
    tier: "A-Tier",
    load: "70 kg",
    rest: "60 s",
    notes: null,
    videoUrl: "https://youtu.be/abcdefghijk",
  };
}
