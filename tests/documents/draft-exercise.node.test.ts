import { describe, expect, it } from "vitest";
import type { ReadExercise, Sets } from "../../worker/contract/program-reading";
import { draftExercise } from "../../worker/documents/draft-exercise";

const NOTHING: Sets = {
  count: null,
  reps: null,
  duration: null,
  distance: null,
  load: null,
  percent: null,
  effort: null,
};
const exerciseOf = (prescription: Partial<Sets>[], more: Partial<ReadExercise> = {}): ReadExercise => ({
  name: "Back Squat",
  exerciseCode: null,
  tier: null,
  category: null,
  prescription: prescription.map((sets) => ({ ...NOTHING, ...sets })),
  tempo: null,
  rest: null,
  notes: null,
  videoUrl: null,
  ...more,
});

type Dose = [sets: string | null, reps: string | null, setRep: string | null, load: string | null, time: string | null];

describe("an exercise that was read, as it is stored", () => {
  it.each<[what: string, prescription: Partial<Sets>[], dose: Dose]>([
    ["nothing", [], [null, null, null, null, null]],
    ["equal sets", [{ count: "3", reps: "8-12", effort: "RPE 8" }], ["3", "8-12", "3 x 8-12", "RPE 8", null]],
    [
      "a computed load",
      [{ count: "4", reps: "5", load: "82.5 kg", percent: "75%" }],
      ["4", "5", "4 x 5", "82.5 kg (75%)", null],
    ],
    [
      "all of a load",
      [{ count: "1", reps: "1", percent: "90%", effort: "RPE 9" }],
      ["1", "1", "1 x 1", "90%, RPE 9", null],
    ],
    ["reps alone", [{ reps: "AMRAP" }], [null, "AMRAP", null, null, null]],
    ["sets alone", [{ count: "3" }], ["3", null, null, null, null]],
    ["a time alone", [{ duration: "20 min" }], [null, null, null, null, "20 min"]],
    ["a time that is repeated", [{ count: "3", duration: "45 s" }], ["3", "45 s", "3 x 45 s", null, null]],
    [
      "a distance with a time",
      [{ count: "4", distance: "400 m", duration: "90 s" }],
      ["4", "400 m, 90 s", "4 x 400 m, 90 s", null, null],
    ],
    [
      "a set a group",
      [
        { count: "1", reps: "5", percent: "65%" },
        { count: "1", reps: "5", percent: "75%" },
        { count: "1", reps: "5+", percent: "85%" },
      ],
      ["3", "5/5/5+", "3 x 5/5/5+", "65/75/85%", null],
    ],
    [
      "the same reps at other loads",
      [
        { count: "1", reps: "5", load: "60 kg" },
        { count: "1", reps: "5", load: "62.5 kg" },
      ],
      ["2", "5", "2 x 5", "60/62.5 kg", null],
    ],
    [
      "loads, percentages and efforts a set",
      [
        { count: "1", reps: "5", load: "85 lb", percent: "65%", effort: "RPE 7" },
        { count: "1", reps: "3", load: "100 lb", percent: "75%", effort: "RPE 8" },
      ],
      ["2", "5/3", "2 x 5/3", "85/100 lb (65/75%), RPE 7/8", null],
    ],
    [
      "an effort for some sets only",
      [
        { count: "1", reps: "5", load: "60 kg", effort: "RPE 7" },
        { count: "1", reps: "3", load: "70 kg" },
      ],
      ["2", null, "1 x 5 @ 60 kg RPE 7, 1 x 3 @ 70 kg", null, null],
    ],
    [
      "loads of several kinds",
      [
        { count: "1", reps: "8 per side", load: "BW" },
        { count: "1", reps: "6 per side", load: "BW + 5 kg" },
      ],
      ["2", "8 per side / 6 per side", "2 x 8 per side / 6 per side", "BW / BW + 5 kg", null],
    ],
    [
      "several sets a group",
      [
        { count: "3", reps: "8", load: "60 kg" },
        { count: "2", reps: "5", load: "70 kg" },
      ],
      ["5", null, "3 x 8 @ 60 kg, 2 x 5 @ 70 kg", null, null],
    ],
    [
      "several sets a group at one load",
      [
        { count: "3", reps: "8", load: "60 kg" },
        { count: "1", reps: "AMRAP", load: "60 kg" },
      ],
      ["4", null, "3 x 8, 1 x AMRAP", "60 kg", null],
    ],
    [
      "a load for some sets only",
      [
        { count: "1", reps: "5", load: "60 kg" },
        { count: "1", reps: "5" },
      ],
      ["2", null, "1 x 5 @ 60 kg, 1 x 5", null, null],
    ],
    [
      "a number of sets that is left open",
      [
        { count: "2-3", reps: "8" },
        { count: "1", reps: "20" },
      ],
      [null, null, "2-3 x 8, 1 x 20", null, null],
    ],
  ])("keeps %s legible", (_, prescription, dose) => {
    const { sets, reps, setRep, load, duration } = draftExercise(exerciseOf(prescription));
    expect([sets, reps, setRep, load, duration]).toEqual(dose);
  });

  it("keeps what is too long for its field in the notes", () => {
    const name = "Squat ".repeat(60).trim();
    const rest = "as long as it takes ".repeat(20).trim();
    const draft = draftExercise(exerciseOf([], { name, rest, notes: "Slow" }));
    expect(draft.name).toHaveLength(200);
    expect(draft.rest).toBeNull();
    expect(draft.notes).toBe([name, `Rest: ${rest}`, "Slow"].join(" | "));
  });

  it("keeps every figure of any dose in some field", () => {
    const figures = (from: number) => ({
      count: String(from),
      reps: String(from + 1),
      duration: `${from + 2} s`,
      distance: `${from + 3} m`,
      load: `${from + 4} kg`,
      percent: `${from + 5}%`,
      effort: `RPE ${from + 6}`,
    });
    const fields = Object.keys(figures(0)) as (keyof Sets)[];
    for (let mask = 0; mask < 1 << fields.length; mask++) {
      const chosen = (from: number) =>
        Object.fromEntries(fields.filter((_, at) => mask & (1 << at)).map((field) => [field, figures(from)[field]]));
      for (const groups of [[chosen(10)], [chosen(10), chosen(30)], [chosen(10), {}, chosen(30)]]) {
        const draft = JSON.stringify(draftExercise(exerciseOf(groups)));
        const expected = groups.flatMap((group) => Object.entries(group).map(([field, text]) => [field, String(text)]));
        for (const [field, text] of expected) {
          // Counts of sets are summed up where all groups have one.
          if (field === "count" && groups.length > 1) continue;
          expect(draft, `${mask}`).toContain(/\d+/.exec(text ?? "")?.[0]);
        }
      }
    }
  });
});
